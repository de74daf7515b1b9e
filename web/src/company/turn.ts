/** Whose turn it is, said outside of the page: the tab's title and icon, the badge of the app, a notification. */

const ICON = "link[rel~='icon'][type='image/svg+xml']";

interface Badged {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** The title of the tab. */
export function tabTitle(mission: string, name: string, call: string): string {
  return call ? `● ${call} · ${mission}` : `${mission} · ${name}`;
}

/** Mark the tab and the app, or take the marks away. */
export function markTurn(isMine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>(ICON);
  if (icon) icon.href = icon.href.replace(/icon(-turn)?\.svg$/, isMine ? "icon-turn.svg" : "icon.svg");
  const app = navigator as Badged;
  // A browser that has badges may still refuse them to a page that is not installed.
  const done = isMine ? app.setAppBadge?.(1) : app.clearAppBadge?.();
  done?.catch(() => undefined);
}

/** Ask the browser whether this page may notify; false when it may not. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  if (Notification.permission === "granted") return true;
  return (await Notification.requestPermission()) === "granted";
}

/** Say it to whoever looks at something else. */
export function notifyTurn(title: string, body: string, tag: string): void {
  if (!document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag, icon: "icon-192.png" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // On phones only an installed app's worker may notify.
  }
}
