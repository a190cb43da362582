import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: here("../src/twinpack/server/pages"), // `vite build --outDir DIR` for another place
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy wants files
    modulePreload: { polyfill: false }, // it would be an inline script
    rolldownOptions: { input: [here("index.html"), here("table.html")] },
  },
});
