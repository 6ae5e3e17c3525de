import { type Answer, asStorefront, call } from '../../support/client';
import { findValues, unique } from '../../support/content';
import { callAdmin, editor } from './admin';

export interface TestVariant {
  id: string;
  sku: string;
  product: string;
  item: (quantity?: number) => { variantId: string; quantity: number; options: { key: string; value: string }[] };
}

export interface Placed {
  orderNr: string;
  slug: string;
  status: string;
  currency: string;
  subtotal: number;
  shipping: number;
  vat: number;
  total: number;
  paymentUrl: string | null;
  accessKey: string;
}

export interface ShopFailure {
  error: {
    status: number;
    name: string;
    details: { errors?: { path: string[]; name: string }[]; lines?: object[]; quote?: { total: number } };
  };
}

interface StockRow {
  documentId: string;
  sku: string;
  quantity: number;
}

async function stockRow(sku: string): Promise<StockRow> {
  const { body } = await callAdmin<{ results: StockRow[] }>(
    `/content-manager/collection-types/api::stock.stock?filters[sku]=${sku}`,
  );
  const row = body.results[0];
  if (!row) throw new Error(`No stock for ${sku}`);
  return row;
}

export const readStock = async (sku: string): Promise<number> => (await stockRow(sku)).quantity;

export async function setStock(sku: string, quantity: number): Promise<void> {
  await editor.update('stock', (await stockRow(sku)).documentId, { quantity });
}

/** The fields a physical product needs to be published. */
export const safety = {
  maker: { name: 'Maker B.V.', address: 'Kade 1\nDelft', country: 'nl', email: 'maker@example.nl' },
  warnings: [{ text: 'Pas op.' }],
};

/** A product with one variant, published in Dutch, and in German when asked for: each publish costs time. */
export async function makeVariant({
  stock = 50,
  price = 59.95,
  type = 'physical',
  german = false,
  letterboxPieces = null as number | null,
  sized = true,
} = {}): Promise<TestVariant> {
  const sku = unique('O').toUpperCase();
  const text = { title: `Pak ${sku}`, slug: unique('pak') };
  const created = await editor.publishNew('product', { ...text, ...safety, type, listed: false, letterboxPieces });
  const product = created.body.data.documentId;
  if (german) {
    const data = { title: `Anzug ${sku}`, slug: unique('anzug'), warnings: safety.warnings };
    await editor.publish('product', product, data, 'de');
  }
  const look = type === 'physical' ? ['color:blue', ...(sized ? ['size:m'] : [])] : [];
  const optionValues = look.length > 0 ? { optionValues: await findValues(...look) } : {};
  const variant = await editor.create('product-variant', {
    sku,
    price,
    ...optionValues,
    product: { connect: [{ documentId: product, locale: 'nl' }] },
  });
  if (variant.status !== 201) throw new Error(`No variant: ${JSON.stringify(variant.body)}`);
  if (type === 'physical') await setStock(sku, stock);
  const id = variant.body.data.documentId;
  const options = look.map((chosen) => {
    const [key = '', value = ''] = chosen.split(':');
    return { key, value };
  });
  return { id, sku, product, item: (quantity = 1) => ({ variantId: id, quantity, options }) };
}

export const address = (country = 'nl', over: object = {}) => ({
  street: 'Kade',
  housenumber: '1',
  addition: '',
  info: '',
  postalCode: { nl: '1234 AB', de: '10115', se: '114 55', fr: '75001', es: '28001' }[country] ?? '1000',
  city: 'Delft',
  country,
  ...over,
});

let people = 0;
export const newEmail = (): string => `koper-${Date.now().toString(36)}-${++people}@example.nl`;

/** A complete order of a guest. */
export function orderData(cart: object[], over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    user: { firstname: 'Zoë', lastname: 'van Dam', email: newEmail() },
    locale: 'nl',
    cart,
    shipping: address(),
    consent: { terms: true },
    askReview: true,
    ...over,
  };
}

export const postOrder = <T = { data: Placed }>(
  data: object,
  headers: Record<string, string> = {},
): Promise<Answer<T>> => call<T>('/api/orders', { method: 'POST', json: { data }, headers: asStorefront(headers) });

export async function placeOrder(data: object, headers: Record<string, string> = {}): Promise<Placed> {
  const { status, body } = await postOrder(data, headers);
  if (status !== 201) throw new Error(`Order refused: ${status} ${JSON.stringify(body)}`);
  return body.data;
}

export interface WireOrder {
  full: boolean;
  orderNr: string;
  status: string;
  total: number;
  payable: boolean;
  method: string | null;
  bank: object | null;
  [key: string]: unknown;
}

export async function readOrder(
  order: { slug: string; accessKey?: string },
  headers: Record<string, string> = {},
): Promise<WireOrder> {
  const access: Record<string, string> = order.accessKey
    ? { 'x-order-access': `${order.slug}.${order.accessKey}` }
    : {};
  const { body } = await call<{ data: WireOrder }>(`/api/orders/${order.slug}`, {
    headers: asStorefront({ ...access, ...headers }),
  });
  return body.data;
}

export const payAgain = (slug: string, headers: Record<string, string> = {}) =>
  call<{ data: { paymentUrl: string } } & ShopFailure>(`/api/orders/${slug}/pay`, {
    method: 'POST',
    headers: asStorefront(headers),
  });
