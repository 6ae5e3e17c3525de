import type { LineRow } from '../../orders/records/order-rows';

/**
 * What the desk calls a line: the product's title in the operator's language. Lessons, which are sold by titles of their own, and
 * products that are gone keep what the customer read.
 */
export const deskTitle = (
  { title, product_id: id, product_type: type }: Pick<LineRow, 'title' | 'product_id' | 'product_type'>,
  titles: ReadonlyMap<string, string>,
): string => (type === 'physical' || type === 'gift_card' ? (titles.get(id) ?? title) : title);
