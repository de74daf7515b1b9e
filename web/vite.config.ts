import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: { outDir: "../src/veglia/server/web", emptyOutDir: true, target: "es2022" },
  test: { setupFiles: ["tests/setup.ts"] },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8480", ws: true } } },
});
