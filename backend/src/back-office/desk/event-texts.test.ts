import { describe, expect, it } from 'vitest';
import { translatorFor } from '../../platform/admin-texts/translator';
import { describeActor, describeEvent } from './event-texts';

const manner = { t: translatorFor('en'), currency: 'EUR', timeZone: 'Europe/Amsterdam' };

describe('describeEvent', () => {
  it.each([
    ['placed', { total: 5995 }, 'Ordered for €59.95'],
    ['placed', { total: 0, free: true }, 'Ordered, nothing to pay'],
    ['payment', { attempt: 2, state: 'paid', refunded: 0, chargedBack: 0 }, 'Payment 2: paid'],
    ['payment', { attempt: 1, state: 'paid', refunded: 500, chargedBack: 0 }, 'Payment 1: paid, €5.00 refunded'],
    ['status', { from: 'open', to: 'partially_refunded' }, 'The order is partially refunded'],
    ['delivery', { from: 'new', to: 'shipped' }, 'Marked as shipped'],
    ['delivery', { from: 'shipped', to: 'new', undo: true }, 'Undone: not shipped after all'],
    [
      'delivery',
      { from: 'shipped', to: 'delivered', on: '2026-05-03T12:00:00Z' },
      'Marked as delivered, on 3 May 2026',
    ],
    [
      'delivery',
      { from: 'delivered', to: 'delivered', on: '2026-05-04T12:00:00Z' },
      'Day of delivery corrected to 4 May 2026',
    ],
    ['parcel', { carrier: 'PostNL', trackingCode: null, corrected: false }, 'Parcel: PostNL'],
    ['oversold', { missing: [{ sku: 'ZW-1', quantity: 2 }] }, 'Paid, but sold out meanwhile: 2 × ZW-1'],
    ['refund-requested', { amount: 1000, reason: 'E-mail of 3 May' }, 'Refund of €10.00: E-mail of 3 May'],
    ['refund-requested', { amount: 1000, reason: '' }, 'Refund of €10.00'],
    ['document', { role: 'credit', number: 'CF2026-00001' }, 'Credit note CF2026-00001'],
    ['refused', { what: 'payment', why: 'step-back' }, 'Refused, payment: step back'],
    ['alert', { kind: 'double' }, 'Alert: Paid twice'],
    ['alert-resolved', { kind: 'double', note: 'Sent back' }, 'Resolved: Paid twice: Sent back'],
    ['note', { text: 'A\nB' }, 'A\nB'],
    ['of-a-later_part', {}, 'Of a later part'],
  ])('%s %j', (kind, data, sentence) => {
    expect(describeEvent({ kind, data }, manner)).toBe(sentence);
  });
});

describe('describeActor', () => {
  it.each([
    ['admin:Jan de Vries', 'Jan de Vries'],
    ['customer', 'Customer'],
    ['system', 'Shop'],
    [null, 'Shop'],
  ])('%s is %s', (actor, name) => {
    expect(describeActor(actor, manner.t)).toBe(name);
  });
});
