// The figures behind `npm run plan:scale`. When a benchmark prints another one, enter it here and run the plan again.

/**
 * `measured`: a benchmark, a test or a trial on two cores gave it. All others are estimates, to be replaced.
 * @typedef {{ value: number, unit: string, measured: boolean, from: string }} Figure
 */

/** @param {number} value @param {string} unit @param {string} from @returns {Figure} */
const measured = (value, unit, from) => ({ value, unit, measured: true, from });
/** @param {number} value @param {string} unit @param {string} from @returns {Figure} */
const estimated = (value, unit, from) => ({ value, unit, measured: false, from });

/** What things cost. CPU-ms are milliseconds of one core. */
const COSTS = {
  memoryPage: measured(0.05, 'CPU-ms', '`bench:pages`, cached pages: 0.03 to 0.05'),
  nextPage: measured(5, 'CPU-ms', "decision 0041: a page from Next's cache, 4 to 5; no benchmark prints it"),
  renderedPage: measured(33, 'CPU-ms', 'a trial, 15 to 33, both halves; `bench:content` prints it as "made anew"'),
  renderedByBackend: estimated(0.25, 'of it', 'the part of the backend; `bench:content` adds both halves up'),
  renderedDatabase: estimated(4, 'CPU-ms', 'some ten reads; no benchmark measures the database of a page'),
  nextFile: measured(0.57, 'CPU-ms', 'a trial: a file that Next sends, such as a font; no benchmark prints it'),
  picture: estimated(0.1, 'CPU-ms', 'a resized picture from memory: twice a page from memory'),
  orderStorefront: measured(
    4.5,
    'CPU-ms',
    '`bench:orders`, PostgreSQL, before decision 0040; also used for other calls',
  ),
  orderBackend: measured(11.4, 'CPU-ms', '`bench:orders`, PostgreSQL, before decision 0040: four fifths of 14.3'),
  orderWorker: measured(2.9, 'CPU-ms', 'the other fifth, for mails: decision 0045; `bench:orders -- --worker`'),
  orderDatabase: measured(6.4, 'CPU-ms', '`bench:orders`, PostgreSQL, before decision 0040'),
  orderTrips: measured(10, 'round trips', 'decision 0040, counted by `tests/orders/statements.test.ts`'),
  numberTrips: measured(3, 'round trips', 'decision 0040: while an order locks the counter of order numbers'),
  payment: estimated(1, 'orders', 'webhook, invoice, mail and status of a payment, as a multiple of an order'),
  quoteBackend: estimated(5, 'CPU-ms', 'half of an order; `bench:orders` prints only how long a quote takes'),
  quoteDatabase: estimated(1, 'CPU-ms', 'a sixth of an order'),
  quoteTrips: estimated(3, 'round trips', 'a statement for all prices, and what identifies the visitor'),
  search: measured(14.3, 'CPU-ms', '`bench:search`, 10,000 entries: log-normal with median 11.5 and p99 54'),
  filmMegabyte: estimated(1.5, 'CPU-ms', '`bench:video` prints MB a second and share of a processor; none is recorded'),
  roundTrip: estimated(0.5, 'ms', 'backend to database in one data centre'),
  commit: estimated(2, 'ms', 'until the disk of the database has it'),
  proxyRequest: estimated(0.1, 'CPU-ms', 'nginx took 0.04 in a trial without TLS'),
  proxyMegabyte: estimated(1, 'CPU-ms', 'encryption and copies'),
  handshake: estimated(1, 'CPU-ms', 'TLS, once in a visit'),
  firstPageSize: estimated(450, 'KB', '230 measured by `bench:pages` (scripts, styles, fonts), HTML 20, pictures 200'),
  clickSize: estimated(100, 'KB', 'data of the page 15, pictures 85'),
  filmRate: estimated(2000, 'kbit/s', 'a film of minutes; those of the seed are ten seconds and 0.2 MB'),
};

/** What visitors do. Every shop has its own: the logs of yours know. */
const HABITS = {
  clicks: estimated(6, 'a visit', 'after the first page, with pages that are fetched early for nothing'),
  renders: estimated(0.5, 'a visit', 'lists with several filters, and pages that nobody opened since a publish'),
  searches: estimated(1.5, 'a visit', 'every second visitor searches once, with three requests while typing'),
  quotes: estimated(1, 'a visit', 'the cart, the checkout, and the small calls of signed-in customers'),
  orders: estimated(0.03, 'a visit', 'three visitors in a hundred buy'),
  films: estimated(0.08, 'a visit', 'eight visitors in a hundred watch one'),
  filmSeconds: estimated(240, 's', 'half of a film of eight minutes'),
  pageSeconds: estimated(25, 's', 'on a page before the next click'),
};

export const FIGURES = { ...COSTS, ...HABITS };

/** @typedef {keyof typeof FIGURES} FigureName */
/** @typedef {Record<FigureName, number>} Values */

/** The figures, with others instead of some. @param {Partial<Values>} [changes] @returns {Values} */
export const readValues = (changes = {}) => {
  const entries = Object.entries(FIGURES).map(([name, { value }]) => [name, value]);
  return /** @type {Values} */ ({ ...Object.fromEntries(entries), ...changes });
};
