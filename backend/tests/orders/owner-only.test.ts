import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, get, signInAt, signUp, withToken } from '../accounts/support/account';
import { findRow } from '../desk/support/desk';
import { documentsOf, keyOf } from '../documents/support';
import { hire } from '../forms/support/people';
import { asStorefront, backendUrl } from '../support/client';
import { unique } from '../support/content';
import { database } from '../support/database';
import { statement, withdraw } from '../withdrawals/support/withdrawals';
import { settle } from './support/mollie';
import { type Placed, address, makeVariant, newEmail, orderData, placeOrder } from './support/shop';

const COLUMNS = ['nobody', 'guest key', 'other key', 'owner', 'other', 'editor', 'operator', 'forged'] as const;
type Who = (typeof COLUMNS)[number];

/**
 * `shown`: the response contains data of the order or its owner. A number: the status of a response without such
 * data, also if it is 200.
 */
type Cell = 'shown' | number;
type Row = [door: string, ...cells: Cell[]];

let order: Placed;
let stranger: Placed;
let owner: Person;
let other: Person;
let editor: Awaited<ReturnType<typeof hire>>;
let operator: Awaited<ReturnType<typeof hire>>;
/** Texts that reveal data of the order or its owner. */
let personal: string[];
/** Path parameters of the endpoints. */
const names: Record<string, string> = {};

beforeAll(async () => {
  const suit = await makeVariant();
  [owner, other] = [await signUp(), await signUp()];
  [editor, operator] = [await hire('strapi-editor'), await hire('shop-operator')];
  const [lastname, street] = [unique('Eigenaar'), unique('Geheimstraat')];
  const user = { firstname: 'Zoë', lastname, email: owner.email };
  const over = { user, shipping: address('nl', { street }) };
  order = await placeOrder(orderData([suit.item()], over), withToken({}, owner.jwt));
  stranger = await placeOrder(orderData([suit.item()]));
  await settle(order.orderNr, { status: 'paid' });
  const { body: stated } = await withdraw(statement({ orderNr: order.orderNr, email: owner.email }));
  const elsewhere = await signInAt(asStorefront(), owner.email);
  const sessions = await get<{ data: { id: string }[] }>('users/me/sessions', withToken({}, elsewhere.body.jwt));
  const soldOut = await makeVariant({ stock: 0 });
  const waiting = newEmail();
  const asked = await fetch(new URL('/api/back-in-stock', backendUrl()), {
    method: 'POST',
    body: JSON.stringify({ data: { variantId: soldOut.id, email: waiting } }),
    headers: asStorefront({ 'content-type': 'application/json' }),
  });
  if (!asked.ok) throw new Error(`Not noted: ${asked.status}`);
  const request: { document_id: string } = await database()('back_in_stock_requests').where({ email: waiting }).first();
  Object.assign(names, {
    slug: order.slug,
    id: (await findRow(order.orderNr))?.id,
    orderNr: order.orderNr,
    invoice: (await documentsOf(order))[0]?.number,
    session: sessions.body.data[0]?.id,
    unsubscribe: `${request.document_id}.${'0'.repeat(32)}`,
    days: `from=2020-01-01&to=${new Date(Date.now() + 24 * 3600_000).toISOString().slice(0, 10)}`,
  });
  personal = [owner.email, lastname, street, stated.data.receiptNr, order.accessKey, '%PDF', names.session ?? ''];
});
afterAll(async () => {
  await editor.leave();
  await operator.leave();
});

function headersOf(who: Who): Record<string, string> {
  const headers: Record<Who, () => Record<string, string>> = {
    nobody: () => asStorefront(),
    'guest key': () => asStorefront(keyOf(order)),
    'other key': () => asStorefront({ 'x-order-access': `${order.slug}.${stranger.accessKey}` }),
    owner: () => withToken(asStorefront(), owner.jwt),
    other: () => withToken(asStorefront(), other.jwt),
    editor: () => asStorefront(editor.headers),
    operator: () => asStorefront(operator.headers),
    forged: () => asStorefront({ 'x-shop-secret': 'forged', 'x-shop-ip': '127.0.0.1' }),
  };
  return headers[who]();
}

/** The key to send for paths that need one; a caller who knows the secret even has the right one. */
function keyInHand(who: Who): string {
  if (who === 'other key') return stranger.accessKey;
  return who === 'guest key' || who === 'forged' ? order.accessKey : '';
}

async function knock(door: string, who: Who): Promise<Cell> {
  const [method = '', path = '', json] = door.split(' ');
  const filled = path.replace(/:(\w+)/g, (whole, name: string) =>
    name === 'key' ? keyInHand(who) : (names[name] ?? whole),
  );
  const body = json?.replace(/:(unsubscribe)/g, (_, name: string) => names[name] ?? '');
  const headers = { ...headersOf(who), ...(body ? { 'content-type': 'application/json' } : {}) };
  const answer = await fetch(new URL(filled, backendUrl()), {
    method,
    headers,
    redirect: 'manual',
    ...(body ? { body } : {}),
  });
  const text = Buffer.from(await answer.arrayBuffer()).toString();
  // Only a caller with the order's path gets its number.
  const words = door.includes(':slug') ? personal : [...personal, order.orderNr];
  return words.some((word) => text.includes(word)) ? 'shown' : answer.status;
}

async function expectRow([door, ...cells]: Row): Promise<void> {
  const found: [Who, Cell][] = [];
  for (const who of COLUMNS) found.push([who, await knock(door, who)]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(COLUMNS.map((who, index) => [who, cells[index]])));
}

const TYPES = '/content-manager/collection-types';
const NEWEST = 'pageSize=100&sort=id:DESC';

describe('an order and an account are shown to their owner only', () => {
  // biome-ignore format: a table
  it.each<Row>([
    //                                              nobody  guest key other key owner  other  editor operator forged
    ['GET /api/orders/:slug',                          200, 'shown',   200, 'shown',   200,   401,   401,   200],
    ['GET /api/orders/:slug/documents/:invoice',       404, 'shown',   404, 'shown',   404,   401,   401,   404],
    ['GET /api/orders/:slug/access?key=:key',          403, 'shown',   403,     403,   403,   403,   403,   403],
    ['POST /api/orders/:slug/access {"code":":key"}',   403,     403,   403,     403,   403,   403,   403,   403],
    // Its withdrawal is to be decided first.
    ['POST /api/orders/:slug/cancel',                  403,     409,   403,     409,   403,   401,   401,   403],
    ['GET /api/orders',                                401,     401,   401, 'shown',   200,   401,   401,   401],
    ['GET /api/users/me',                              401,     401,   401, 'shown',   200,   401,   401,   401],
    ['GET /api/users/me/overview',                     401,     401,   401, 'shown',   200,   401,   401,   401],
    ['GET /api/users/me/export',                       401,     401,   401, 'shown',   200,   401,   401,   401],
    ['GET /api/users/me/sessions',                     401,     401,   401, 'shown',   200,   401,   401,   401],
    ['DELETE /api/users/me/sessions/:session',         401,     401,   401,     200,   404,   401,   401,   401],
    // The key in the mail is the only way; this one is guessed.
    ['POST /api/back-in-stock/stop {"data":{"request":":unsubscribe"}}',
                                                    400,     400,   400,     400,   400,   400,   400,   403],
    // No endpoint at all.
    ['GET /api/users',                                 404,     404,   404,     404,   404,   404,   404,   404],
    ['GET /api/refunds',                               404,     404,   404,     404,   404,   404,   404,   404],
    ['GET /api/order-documents',                       404,     404,   404,     404,   404,   404,   404,   404],
    ['GET /api/withdrawals',                           404,     404,   404,     404,   404,   404,   404,   404],
    ['GET /api/order-returns',                         404,     404,   404,     404,   404,   404,   404,   404],
    ['GET /api/ledger-entries',                        404,     404,   404,     404,   404,   404,   404,   404],
    ['GET /api/alerts',                                404,     404,   404,     404,   404,   404,   404,   404],
    ['GET /api/outbox-messages',                       404,     404,   404,     404,   404,   404,   404,   404],
    ['GET /api/account-sessions',                      404,     404,   404,     404,   404,   404,   404,   404],
    ['GET /api/account-passkeys',                      404,     404,   404,     404,   404,   404,   404,   404],
    ['GET /api/back-in-stock-requests',                404,     404,   404,     404,   404,   404,   404,   404],
    ['GET /api/form-submissions',                      404,     404,   404,     404,   404,   404,   404,   404],
    ['GET /api/consent-records',                       404,     404,   404,     404,   404,   404,   404,   404],
  ])('%s', async (...row) => expectRow(row));
});

/** The admin accepts admin accounts only: every customer is anonymous there. */
const counter = (door: string, editorGets: Cell, operatorGets: Cell): Row => {
  const rest = [401, 401, 401, 401, 401];
  return [door, ...rest, editorGets, operatorGets, 401];
};

describe('in the admin orders are shown to their handlers only', () => {
  // biome-ignore format: a table
  it.each<Row>([
    //                                                                                                    editor operator
    counter('GET /shop/desk/orders?state=all&q=:orderNr',                                                   403, 'shown'),
    counter('GET /shop/desk/orders/:id',                                                                    403, 'shown'),
    counter('GET /shop/desk/packing-slips?ids=:id',                                                         403, 'shown'),
    counter('GET /shop/desk/parcel-cards?ids=:id',                                                          403,     400),
    counter('GET /shop/desk/alerts',                                                                        403,     200),
    counter('GET /shop/orders/:id/refundable',                                                              403,     200),
    counter('GET /shop/withdrawals',                                                                        403, 'shown'),
    counter('GET /shop/documents/:invoice.pdf',                                                             403, 'shown'),
    counter('GET /shop/reports/orders?:days',                                                               403, 'shown'),
    counter('GET /shop/reports/documents?:days',                                                            403, 'shown'),
    counter('GET /shop/reports/oss?quarter=2026-Q4',                                                        403,     200),
    counter('GET /shop/ledger.csv',                                                                         403,     403),
    counter('GET /shop/submissions/export',                                                                 403,     200),
    counter(`GET ${TYPES}/api::order.order?filters[orderNr]=:orderNr`,                                      403, 'shown'),
    counter(`GET ${TYPES}/api::order.order/:id`,                                                            403, 'shown'),
    counter(`GET ${TYPES}/api::withdrawal.withdrawal?${NEWEST}`,                                            403, 'shown'),
    counter(`GET ${TYPES}/api::order-document.order-document?${NEWEST}`,                                    403, 'shown'),
    counter(`GET ${TYPES}/api::alert.alert?${NEWEST}`,                                                      403, 'shown'),
    counter(`GET ${TYPES}/api::outbox-message.outbox-message?${NEWEST}`,                                    403,     200),
    counter(`GET ${TYPES}/api::refund.refund?${NEWEST}`,                                                    403,     403),
    counter(`GET ${TYPES}/api::order-return.order-return?${NEWEST}`,                                        403,     403),
    counter(`GET ${TYPES}/api::payment.payment?${NEWEST}`,                                                  403,     403),
    counter(`GET ${TYPES}/api::ledger-entry.ledger-entry?${NEWEST}`,                                        403,     403),
    counter(`GET ${TYPES}/api::order-event.order-event?${NEWEST}`,                                          403,     403),
    counter(`GET ${TYPES}/api::account-session.account-session?${NEWEST}`,                                  403,     403),
    counter(`GET ${TYPES}/api::back-in-stock-request.back-in-stock-request?${NEWEST}`,                      403,     403),
    counter(`GET ${TYPES}/plugin::users-permissions.user`,                                                  403,     403),
    counter('GET /admin/users',                                                                             403,     403),
  ])('%s', async (...row) => expectRow(row));
});

describe('and changed by them only', () => {
  // Permitted calls name an order that does not exist: the status shows that they were authorized.
  // biome-ignore format: a table
  it.each<Row>([
    //                                                                                                    editor operator
    counter('POST /shop/desk/orders/none/notes {"text":"x"}',                                               403,     404),
    counter('POST /shop/desk/ship {}',                                                                      403,     400),
    counter('POST /shop/orders/none/ship {}',                                                               403,     404),
    counter('POST /shop/orders/none/deliver {}',                                                            403,     404),
    counter('POST /shop/orders/none/undo {}',                                                               403,     404),
    counter('POST /shop/orders/none/refund {"key":"x"}',                                                    403,     404),
    counter('POST /shop/orders/none/cancel {}',                                                             403,     404),
    counter('POST /shop/orders/none/return {"key":"x"}',                                                    403,     404),
    counter('POST /shop/withdrawals/none/accept {}',                                                        403,     404),
    counter('POST /shop/withdrawals/none/reject {"note":"x"}',                                              403,     404),
    counter('POST /shop/withdrawals/none/link {"orderNr":"x"}',                                             403,     404),
    counter('POST /shop/orders/none/returns {"lines":[],"key":"x"}',                                        403,     404),
    counter('POST /shop/returns/none/arrive {"after":0,"lines":[]}',                                        403,     404),
    counter('POST /shop/returns/none/refund {}',                                                            403,     404),
    counter('POST /shop/returns/none/close {}',                                                             403,     404),
    counter('POST /shop/alerts/none/resolve {}',                                                            403,     404),
    counter('POST /shop/outbox/none/retry {}',                                                              403,     404),
  ])('%s', async (...row) => expectRow(row));
});
