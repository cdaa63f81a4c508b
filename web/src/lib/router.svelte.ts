// Addresses: each page has one, and going back works.
class Address {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);
}

export const address = new Address();

function read(): void {
  address.path = location.pathname;
  address.query = new URLSearchParams(location.search);
  address.hash = location.hash;
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  read();
  if (!location.hash) scrollTo(0, 0);
}

addEventListener("popstate", read);

/** Follow links of this program without loading the page anew. */
addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) {
    setTimeout(read);
    return;
  }
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
