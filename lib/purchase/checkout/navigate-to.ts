/** Leaves this page for another address, outside of the router: a payment page, or a page that must be read afresh. */
export function navigateTo(url: string): void {
  window.location.assign(url);
}
