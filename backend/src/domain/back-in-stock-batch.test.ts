import { expect, it } from 'vitest';
import { backInStockBatchSize } from './back-in-stock-batch';

it.each([
  ['nothing there', 0, 0, 0],
  ['oversold by hand', -2, 0, 0],
  ['one piece', 1, 0, 3],
  ['one piece, two were notified', 1, 2, 1],
  ['sold again before they came', 1, 6, 0],
  ['a pallet', 200, 30, 570],
])('%s', (_, available, notifiedLately, expected) => {
  expect(backInStockBatchSize(available, notifiedLately)).toBe(expected);
});
