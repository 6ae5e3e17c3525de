import { expect, it } from 'vitest';
import { formatTraceParent, isRequestId, parseTraceParent } from './request-id';

const requestId = '0123456789abcdef0123456789abcdef';

it('writes and reads the header of W3C traces', () => {
  for (const isSampled of [true, false]) {
    const parent = { requestId, spanId: '00000000000000a1', isSampled };
    expect(parseTraceParent(formatTraceParent(parent))).toEqual(parent);
  }
});

it.each([
  '',
  'x',
  `01-${requestId}-00000000000000a1-01`,
  `00-${'0'.repeat(32)}-00000000000000a1-01`,
  `00-${requestId}-a1-01`,
])('rejects "%s"', (header) => expect(parseTraceParent(header)).toBeNull());

it('accepts 32 digits of a hexadecimal number that is not zero', () => {
  expect(
    [requestId, requestId.toUpperCase(), '0'.repeat(32), 'a', undefined, `${requestId}\n`].map(isRequestId),
  ).toEqual([true, false, false, false, false, false]);
});
