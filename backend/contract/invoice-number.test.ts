import { describe, expect, it } from 'vitest';
import { isInvoiceNumber } from './invoice-number';

describe('isInvoiceNumber', () => {
  it.each(['F2026-00001', 'C2026-123456', '2026-00001', 'ZWOTTER12026-00001'])('%s', (number) =>
    expect(isInvoiceNumber(number)).toBe(true),
  );
  it.each([null, '', 'f2026-00001', 'F2026-1', '../F2026-00001', '//evil.example', 'F2026-00001/..', 'F2026-00001\n'])(
    'not %j',
    (value) => expect(isInvoiceNumber(value)).toBe(false),
  );
});
