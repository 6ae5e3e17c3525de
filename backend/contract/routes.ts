// Apart from paths that depend on the locale: scripts of every page contain these.

/** Routes with the same path in every locale. */
export const routes = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  reset: '/reset',
  emailConfirmed: '/email-confirmed',
  /** Asks for a new link in place of one that no longer works. */
  confirmEmail: '/confirm-email',
  orderPayment: '/order-payment',
  search: '/search',
  /** The newest articles for feed readers. */
  feed: '/rss.xml',
  findOrder: '/find-order',
  favourites: '/favourites',
} as const;

/** Pages that mails and prints lead to, the same in every locale. Apart from the others: no page's scripts need them. */
export const mailRoutes = {
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
