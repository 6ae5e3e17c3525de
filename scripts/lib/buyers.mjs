import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/**
 * Buyers at the storefront: each is a new guest with an idempotency key and an email address of its own.
 * Light on purpose, because they share the processors with the shop they measure. For measurements and tests.
 */

/** @typedef {{ variantId: string, quantity: number, options: { key: string, value: string }[] }} CartLine */
/** @typedef {{ status: number, ms: number, body: any }} Answer */

const address = { street: 'Kade', housenumber: '1', postalCode: '1234 AB', city: 'Delft', country: 'nl' };

/**
 * @param {number} port of the storefront
 * @param {string} origin of the Dutch shop
 * @param {number} sockets open at a time
 */
export function openDoor(port, origin, sockets) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const { host } = new URL(origin);

  /** @param {string} path @param {object} data @returns {Promise<Answer>} */
  function post(path, data, extra = {}) {
    const body = JSON.stringify(data);
    const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const headers = { host, origin, ...length, ...extra };
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => (text += chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const ms = performance.now() - started;
          resolve({ status: answer.statusCode ?? 0, ms, body: JSON.parse(text) });
        });
      });
      call.on('error', reject);
      call.end(body);
    });
  }

  const buy = (/** @type {CartLine[]} */ cart) => {
    const user = { firstname: 'Bench', lastname: 'Buyer', email: `${randomUUID()}@example.nl` };
    const data = { user, locale: 'nl', cart, shipping: address, consent: { terms: true } };
    return post('/api/orders', { data }, { 'idempotency-key': randomUUID() });
  };
  const quote = (/** @type {CartLine[]} */ cart) => post('/api/quote', { cart, country: address.country });

  return { buy, quote, close: () => agent.destroy() };
}

/**
 * `total` purchases of the same cart, `clients` at a time.
 * @param {ReturnType<typeof openDoor>} door
 * @param {{ cart: CartLine[], total: number, clients: number }} options
 */
export async function buyMany(door, { cart, total, clients }) {
  /** @type {Answer[]} */
  const answers = [];
  let left = total;
  await Promise.all(
    Array.from({ length: Math.min(clients, total) }, async () => {
      while (left > 0) {
        left -= 1;
        answers.push(await door.buy(cart));
      }
    }),
  );
  return answers;
}

/**
 * More buyers than pieces, all at once: how many bought, and the responses of the others.
 * @param {{ port: number, origin: string, line: CartLine, buyers: number, sockets?: number }} options
 */
export async function flashSale({ port, origin, line, buyers, sockets = 200 }) {
  const door = openDoor(port, origin, sockets);
  try {
    const started = performance.now();
    const answers = await buyMany(door, { cart: [line], total: buyers, clients: sockets });
    const sold = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(
      ({ status, body }) =>
        status === 422 &&
        body.error?.name === 'VariantUnavailable' &&
        body.error.details?.lines?.[0]?.variantId === line.variantId,
    );
    return {
      sold: new Set(sold.map(({ body }) => body.data.slug)).size,
      refused: refused.length,
      /** Responses of any other kind; empty when all is well. */
      others: answers.filter((answer) => !sold.includes(answer) && !refused.includes(answer)),
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    door.close();
  }
}
