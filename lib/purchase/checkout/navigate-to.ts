/** Navigates outside the router: to a payment page, or to a page that must be reloaded. */
export function navigateTo(url: string): void {
  window.location.assign(url);
}
