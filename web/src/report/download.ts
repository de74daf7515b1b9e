/** Give the player a file, on one line: that is how the command line reads records. */
export function download(name: string, contents: unknown): void {
  const blob = new Blob([JSON.stringify(contents), "\n"], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
