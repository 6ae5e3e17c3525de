// Apart from paths that depend on the locale: scripts of every page contain these.

/** Routes with the same path in every locale. */
export const routes = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  orderPayment: '/order-payment',
  search: '/search',
  findOrder: '/find-order',
  favourites: '/favourites',
} as const;

/** The same, for routes that only server code links to: scripts of pages do not contain them. */
export const serverRoutes = {
  reset: '/reset',
  emailConfirmed: '/email-confirmed',
  /** Asks for a new link in place of one that no longer works. */
  confirmEmail: '/confirm-email',
  /** The newest articles for feed readers. */
  feed: '/rss.xml',
  /** Where the mails about products that are back can be stopped. */
  backInStock: '/back-in-stock',
  /** Leads to the cart that was mailed, and is where such mails are stopped. */
  cartReminder: '/cart-reminder',
  /** Where the newsletter is confirmed and left. */
  newsletter: '/newsletter',
  /** Where the weekly mail about practising is stopped. */
  practiceMail: '/practice-mail',
  /** Where a certificate is checked, by the number that follows or that is typed there. */
  certificates: '/certificates',
  /** Where the code of a card from a parcel opens the free lessons of the suit. */
  freeLessons: '/free-lessons',
  /** Followed by the key that a mail brought. */
  review: '/review',
} as const;
