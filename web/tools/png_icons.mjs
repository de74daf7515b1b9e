// Draws the PNG icons of public/ from icon.svg: `node tools/png_icons.mjs`. Run it when the drawing changes.
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const svg = readFileSync(new URL("../public/icon.svg", import.meta.url), "utf8");
// A launcher may cut a maskable icon down to the inner four fifths, so the drawing is made smaller there.
const icons = [
  { file: "icon-192.png", size: 192, scale: 1 },
  { file: "icon-512.png", size: 512, scale: 1 },
  { file: "apple-touch-icon.png", size: 180, scale: 1 },
  { file: "icon-maskable-512.png", size: 512, scale: 0.8 },
];

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
for (const { file, size, scale } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = Math.round(size * scale);
  const rim = Math.round((size - inner) / 2);
  await page.setContent(
    `<style>body{margin:0;background:linear-gradient(#0c0a18,#3a1c3c 60%,#140d14)}
     svg{position:absolute;left:${rim}px;top:${rim}px;width:${inner}px;height:${inner}px}</style>${svg}`,
  );
  await page.screenshot({ path: new URL(`../public/${file}`, import.meta.url).pathname });
}
await browser.close();
