/** @typedef {'proxy' | 'storefront' | 'backend' | 'orderNumber' | 'connections' | 'database' | 'worker'} Role */
/**
 * One kind of request: how often in a visit, how long the visitor stays with the answer, how much is sent, and the milliseconds
 * that each role is busy with it.
 * @typedef {{ name: string, perVisit: number, staySeconds: number, kilobytes: number, work: Partial<Record<Role, number>> }} RequestKind
 */

/** In the order in which a request passes them. @type {Role[]} */
export const ROLES = ['proxy', 'storefront', 'backend', 'orderNumber', 'connections', 'database', 'worker'];

/** @template Value @param {(role: Role) => Value} make @returns {Record<Role, Value>} */
export const byRole = (make) =>
  /** @type {Record<Role, Value>} */ (Object.fromEntries(ROLES.map((role) => [role, make(role)])));

export const ORDER = 'order';
export const FILM = 'four seconds of a film';

/** Of the 20 requests of a first page: page, scripts and styles come from memory, fonts from Next. */
const FIRST_PAGE = { requests: 20, memory: 13, fonts: 2, pictures: 5 };
const CLICK = { requests: 4, pictures: 3 };
const FILM_PART_SECONDS = 4;

/**
 * The first kind begins a visit, the others follow in any order. Only whole pages are kept in memory: a click asks for the data of
 * a page, and is answered by Next.
 * @param {import('./costs.mjs').Values} values @returns {RequestKind[]}
 */
export function makeRequests(values) {
  const { roundTrip, commit, picture } = values;
  const proxied = (/** @type {number} */ requests, /** @type {number} */ kilobytes) =>
    requests * values.proxyRequest + (kilobytes / 1000) * values.proxyMegabyte;
  const pictures = CLICK.pictures * picture;
  const click = { staySeconds: values.pageSeconds, kilobytes: values.clickSize };
  const clickProxy = proxied(CLICK.requests, values.clickSize);
  const quote = {
    backend: values.quoteBackend,
    connections: values.quoteDatabase + values.quoteTrips * roundTrip,
    database: values.quoteDatabase,
  };
  // A transaction keeps its connection while the backend computes.
  const order = {
    backend: values.orderBackend,
    connections: values.orderBackend + values.orderDatabase + values.orderTrips * roundTrip + commit,
    database: values.orderDatabase,
    worker: values.orderWorker,
  };
  const parts = values.filmSeconds / FILM_PART_SECONDS;
  const part = (values.filmRate / 8) * FILM_PART_SECONDS;
  return [
    {
      name: 'first page and its files',
      perVisit: 1,
      staySeconds: values.pageSeconds,
      kilobytes: values.firstPageSize,
      work: {
        proxy: values.handshake + proxied(FIRST_PAGE.requests, values.firstPageSize),
        storefront:
          FIRST_PAGE.memory * values.memoryPage + FIRST_PAGE.fonts * values.nextFile + FIRST_PAGE.pictures * picture,
      },
    },
    {
      name: 'click to another page',
      perVisit: values.clicks,
      ...click,
      work: { proxy: clickProxy, storefront: values.nextPage + pictures },
    },
    {
      name: 'page rendered anew',
      perVisit: values.renders,
      ...click,
      work: {
        proxy: clickProxy,
        storefront: values.renderedPage * (1 - values.renderedByBackend) + pictures,
        backend: values.renderedPage * values.renderedByBackend,
        connections: values.renderedDatabase + 10 * roundTrip,
        database: values.renderedDatabase,
      },
    },
    {
      // The index is a file beside the backend: no database.
      name: 'search',
      perVisit: values.searches,
      staySeconds: 3,
      kilobytes: 5,
      work: { proxy: proxied(1, 5), storefront: values.orderStorefront, backend: values.search },
    },
    {
      name: 'quote or small call',
      perVisit: values.quotes,
      staySeconds: values.pageSeconds,
      kilobytes: 3,
      work: { ...quote, proxy: proxied(1, 3), storefront: values.orderStorefront },
    },
    {
      name: ORDER,
      perVisit: values.orders,
      staySeconds: 30,
      kilobytes: 3,
      work: {
        ...order,
        proxy: proxied(1, 3),
        storefront: values.orderStorefront,
        orderNumber: values.numberTrips * roundTrip + commit,
      },
    },
    {
      name: 'payment',
      perVisit: values.orders,
      staySeconds: 5,
      kilobytes: 5,
      work: {
        proxy: proxied(4, 5),
        storefront: values.payment * values.orderStorefront,
        backend: values.payment * order.backend,
        connections: values.payment * order.connections,
        database: values.payment * order.database,
        worker: values.payment * order.worker,
      },
    },
    {
      name: 'start of a film',
      perVisit: values.films,
      staySeconds: FILM_PART_SECONDS,
      kilobytes: 60,
      work: { ...quote, proxy: proxied(2, 60), storefront: values.orderStorefront },
    },
    {
      name: FILM,
      perVisit: values.films * parts,
      staySeconds: FILM_PART_SECONDS,
      kilobytes: part,
      work: { proxy: proxied(1, part), storefront: (part / 1000) * values.filmMegabyte },
    },
  ];
}
