/** How long after a click a failure belongs to it. */
const CLICK_MS = 10_000;

let clicked: { url: string; at: number } | null = null;

/** Notes where a click leads, for `clickedUrl`. */
export function noteClick(event: MouseEvent, now = Date.now()): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!(link instanceof HTMLAnchorElement) || opensElsewhere || link.target || link.hasAttribute('download')) return;
  if (link.origin === location.origin) clicked = { url: link.href, at: now };
}

/** URL of another page that a recent click leads to; null without one. */
export function clickedUrl(now = Date.now()): string | null {
  if (!clicked || now - clicked.at > CLICK_MS) return null;
  const { pathname, search } = new URL(clicked.url);
  return pathname === location.pathname && search === location.search ? null : clicked.url;
}
