/**
 * The groups of each half, lowest first: code may import from its own group and from those before it. The import rules
 * (.dependency-cruiser.mjs) and the diagram in docs/architecture.md are generated from these lists.
 *
 * @typedef {{ root: string, title: string, groups: { name: string, holds: string }[] }} Half
 */

/** @type {Half[]} */
export const halves = [
  {
    root: 'backend/src',
    title: 'Backend',
    groups: [
      { name: 'domain', holds: 'pure rules: prices, totals, VAT, statuses, refunds, access' },
      { name: 'platform', holds: 'database, outbox, jobs, settings, HTTP, files, admin rights' },
      { name: 'orders', holds: 'rows, events, alerts and discount codes of orders' },
      { name: 'catalog', holds: 'listing, variants, stock, prices, back in stock' },
      { name: 'accounting', holds: 'invoices, ledger, reports' },
      { name: 'academy', holds: 'who may watch, progress, videos' },
      { name: 'accounts', holds: 'sign-up, sign-in, sessions, saved addresses' },
      { name: 'notifications', holds: 'mails about orders' },
      { name: 'payments', holds: 'provider, settling payments and refunds' },
      { name: 'checkout', holds: 'quote, placing and paying orders' },
      { name: 'after-sales', holds: 'delivery, refunds, withdrawals, reconciliation' },
      { name: 'content', holds: 'permalinks, redirects, search, blog, forms, preview' },
      { name: 'marketing', holds: 'newsletter, reviews, consent' },
      { name: 'self-service', holds: "the customer's orders and account" },
      { name: 'back-office', holds: "the operators' desk, audit, manual access" },
      { name: 'startup', holds: 'what runs when the backend starts' },
    ],
  },
  {
    root: 'lib',
    title: 'Storefront: lib',
    groups: [
      { name: 'core', holds: 'settings, money, calls to /api, storage' },
      { name: 'telemetry', holds: 'log, request ids, metrics, traces' },
      { name: 'i18n', holds: 'locales, hosts, paths' },
      { name: 'session', holds: 'cookies and tokens' },
      { name: 'backend', holds: 'the client of the backend' },
      { name: 'routing', holds: 'route index, redirects, routes' },
      { name: 'content', holds: 'pages, blocks, blog' },
      { name: 'catalog', holds: 'products, listing, reviews' },
      { name: 'forms', holds: 'rules, composed forms' },
      { name: 'customer', holds: 'account, profile, orders, withdrawals' },
      { name: 'academy', holds: 'levels, lessons, player' },
      { name: 'discovery', holds: 'SEO, search, Open Graph pictures' },
      { name: 'purchase', holds: 'cart, checkout, notifications' },
      { name: 'server', holds: 'the HTTP server around Next, endpoints, playback' },
      { name: 'tracking', holds: 'consent, analytics' },
    ],
  },
  {
    root: 'components',
    title: 'Storefront: components',
    groups: [
      { name: 'ui', holds: 'primitives without domain knowledge' },
      { name: 'content', holds: 'what blocks and pages share' },
      { name: 'forms', holds: 'the form kit' },
      { name: 'consent', holds: 'consent bar and dialog' },
      { name: 'analytics', holds: 'events of islands' },
      { name: 'preview', holds: 'the bar of draft previews' },
      { name: 'layout', holds: 'frame of a page, footer, error views' },
      { name: 'og', holds: 'Open Graph pictures' },
      { name: 'account', holds: 'sign-up and sign-in' },
      { name: 'discount', holds: 'discount codes' },
      { name: 'cart', holds: 'cart' },
      { name: 'checkout', holds: 'checkout' },
      { name: 'player', holds: 'video player' },
      { name: 'academy', holds: 'levels and lessons' },
      { name: 'reviews', holds: 'reviews' },
      { name: 'product', holds: 'product page and cards' },
      { name: 'listing', holds: 'product listing' },
      { name: 'search', holds: 'search' },
      { name: 'order', holds: 'order and payment result' },
      { name: 'profile', holds: 'profile' },
      { name: 'withdrawal', holds: 'withdrawal form' },
      { name: 'newsletter', holds: 'newsletter form' },
      { name: 'blog', holds: 'articles' },
      { name: 'blocks', holds: 'one component per content block' },
      { name: 'shell', holds: 'header and what stays between pages' },
    ],
  },
];
