import { callAdmin, editor } from '../../orders/support/admin';
import { type ShopFailure, type TestVariant, setStock } from '../../orders/support/shop';
import { asStorefront, call } from '../../support/client';
import { findValues, unique } from '../../support/content';
import type { DeskReturn } from './returns';
import type { TestOrder } from './withdrawals';

export interface OtherSize {
  id: string;
  sku: string;
}

/** The suit in a larger size. */
export async function makeOtherSize(suit: TestVariant, stock: number): Promise<OtherSize> {
  const sku = unique('L').toUpperCase();
  const made = await editor.create('product-variant', {
    sku,
    price: 69.95,
    optionValues: await findValues('color:blue', 'size:l'),
    product: { connect: [{ documentId: suit.product, locale: 'nl' }] },
  });
  await setStock(sku, stock);
  return { id: made.body.data.documentId, sku };
}

type Own = Pick<TestOrder, 'slug' | 'accessKey'>;

export const postExchange = ({ slug, accessKey }: Own, path: string, json: object, key = accessKey) =>
  call<ShopFailure>(`/api/orders/${slug}/exchange${path}`, {
    method: 'POST',
    json,
    headers: asStorefront({ 'x-order-access': `${slug}.${key}` }),
  });

/** Its customer exchanges the first piece of an order. */
export const exchangeFor = (order: Own, { id }: Pick<OtherSize, 'id'>, line = 0) =>
  postExchange(order, '', { line, variantId: id });

const atDesk = (found: DeskReturn, step: string) => {
  const { exchange } = found as DeskReturn & { exchange: { id: string } };
  return callAdmin(`/shop/exchanges/${exchange.id}/${step}`, { method: 'POST', json: {} });
};

/** The desk has sent the new piece of a return's exchange. */
export const sendNew = (found: DeskReturn) => atDesk(found, 'send');
export const refundInstead = (found: DeskReturn) => atDesk(found, 'refund');
