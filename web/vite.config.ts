import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, defineConfig, type Plugin } from "vite";

const OUT = "../ludoteka/server/client";

/** After the program its service worker, which knows the names of the program's files. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async writeBundle(_, bundle) {
      if (bundle["sw.js"]) return;
      // The letters of a few books are not kept for everybody.
      const rare = /^licences\/|index\.html$|-(greek|cyrillic)-/;
      const files = Object.keys(bundle).filter((name) => !rare.test(name));
      const shell = ["/", "/icon.svg", "/manifest.webmanifest", ...files.map((name) => `/${name}`)];
      const version = createHash("sha256").update(shell.join("\n")).digest("hex").slice(0, 12);
      await build({
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        define: { SHELL: JSON.stringify(shell), VERSION: JSON.stringify(version) },
        build: {
          outDir: OUT,
          emptyOutDir: false,
          lib: { entry: "sw/sw.ts", formats: ["es"], fileName: () => "sw.js" },
        },
      });
    },
  };
}

/** The licences of what is built into the client lie beside it. */
function licences(): Plugin {
  const packages = ["@fontsource-variable/source-serif-4", "@fontsource-variable/source-sans-3", "@fluent/bundle", "svelte"];
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      for (const name of packages) {
        const file = ["LICENSE", "LICENSE.md"].map((one) => `node_modules/${name}/${one}`).find(exists);
        const source = file ? readFileSync(file, "utf-8") : "Apache-2.0, https://www.apache.org/licenses/LICENSE-2.0\n";
        this.emitFile({ type: "asset", fileName: `licences/${name.split("/").pop()}.txt`, source });
      }
    },
  };
}

function exists(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
}

// The built client goes into the Python package, so that users need no Node.
export default defineConfig({
  plugins: [svelte(), licences(), serviceWorker()],
  build: { outDir: OUT, emptyOutDir: true, assetsInlineLimit: 0, target: "es2023", modulePreload: { polyfill: false } },
  server: { proxy: { "/api": "http://127.0.0.1:8765", "/ws": { target: "ws://127.0.0.1:8765", ws: true } } },
});
