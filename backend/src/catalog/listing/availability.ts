import { type Availability } from '../../../contract/products';

export interface StockLevel {
  quantity: number;
  lowThreshold: number;
}

/** Lessons never sell out; a physical variant without a stock row is sold out. */
export function describeAvailability(type: string, stock: StockLevel | null): Availability {
  if (type !== 'physical') return 'ok';
  if (!stock || stock.quantity <= 0) return 'sold_out';
  return stock.quantity <= stock.lowThreshold ? 'low' : 'ok';
}
