import { mount } from "svelte";
import "./style/base.css";
import "./style/forced.css";
import { api } from "./lib/api";
import App from "./App.svelte";

// A newer program has taken the place of this one: its pages have other names.
addEventListener("vite:preloadError", () => location.reload());

/** Before all else the server must know this browser: that is what its cookie is for. */
await api.me().catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
  if (document.readyState === "complete") void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
