/** Dutch slugs of the content pages that code links to. A page under another slug is not found, and not linked. */
export const PAGE_SLUGS = {
  shop: 'shop',
  cart: 'winkelmand',
  checkout: 'afrekenen',
  blog: 'blog',
  academy: 'academy',
  contact: 'contact',
  choose: 'welk-drijfpak',
  service: 'klantenservice',
  returns: 'retourneren',
  withdrawal: 'herroepen',
  terms: 'algemene-voorwaarden',
  privacy: 'privacybeleid',
  cookies: 'cookies',
  recalls: 'terugroepacties',
} as const;
