import { describe, expect, it } from 'vitest';
import { translatorFor } from '../../platform/admin-texts/translator';
import type { AlertKind } from '../../orders/alerts/alert-titles';
import { describeAlert } from './alert-texts';

const options = { t: translatorFor('en'), currency: 'EUR', timeZone: 'Europe/Amsterdam' };

describe('describeAlert', () => {
  it.each<[AlertKind, object, string, string | null]>([
    [
      'double',
      {
        asked: 5995,
        payments: [
          { id: 'tr_1', amount: 5995 },
          { id: null, amount: 5995 },
        ],
      },
      'The order asked for €59.95; what came: €59.95 (tr_1), €59.95. Refund what is too much.',
      'refund',
    ],
    [
      'oversold',
      { missing: [{ sku: 'ZW-1', title: 'Drijfpak', quantity: 2 }] },
      'Not in stock any more: 2 × Drijfpak (ZW-1). Deliver later, or refund it.',
      'refund',
    ],
    [
      'chargeback',
      { attempt: 1, known: { amount: 5995 }, said: { id: 'tr_1' }, chargedBack: 5995 },
      '€59.95 went back to the customer’s bank. Do not send anything before it is paid again.',
      'link',
    ],
    [
      'refund-by-hand',
      { amount: 4890, currency: 'EUR', method: 'banktransfer', reference: 'Bank 12/3' },
      'Transfer €48.90 to the customer, who paid by transfer (Bank 12/3). Settle this when it is done.',
      null,
    ],
    [
      'mail-dead',
      { mail: 'abc', kind: 'order-paid', topic: 'order:1', error: 'no such mailbox' },
      'The mail “order paid” could not be sent for two days. No such mailbox.',
      'retry-mail',
    ],
    [
      'return-late',
      { sendBackBy: '2026-11-20T22:59:59Z' },
      'It was to be sent back by 20 November 2026. Ask the customer, or wait no longer for it.',
      null,
    ],
    [
      'withdrawal-waits',
      { receiptNr: 'WD-1', statedAt: '2026-11-20T12:00:00Z' },
      'Statement WD-1 came on 20 November 2026. Decide it now: the money is due 14 days after it came.',
      null,
    ],
  ])('%s', (kind, data, details, action) =>
    expect(describeAlert(kind, data, options)).toMatchObject({ details, action }),
  );

  it('names amounts in the currency of the order', () =>
    expect(describeAlert('refund-failed', { amount: 49900 }, { ...options, currency: 'SEK' }).details).toContain(
      'SEK',
    ));

  it.each([null, 'text', 7, { payments: 'none', said: { id: 3 }, missing: [{}] }])(
    'survives data of any shape: %j',
    (data) => {
      for (const kind of ['amount', 'refused', 'oversold', 'restored'] as const)
        expect(describeAlert(kind, data, options).details).not.toMatch(/undefined|null|NaN|\{/);
    },
  );
});
