import { describe, expect, it } from 'vitest';
import { buildOrderRequest } from './order-request';
import { type CheckoutRules, emptyAddress, emptyCheckout } from './checkout-schema';

const rules: CheckoutRules = {
  requireAddition: false,
  physical: true,
  lessons: false,
  pickup: false,
  countries: ['nl', 'de'],
};
const cart = [{ variantId: 'v1', quantity: 2, options: [{ key: 'color', value: 'blue' }] }];
const values = { ...emptyCheckout('nl'), firstname: 'Noor', lastname: 'Vos', email: 'noor@example.com', terms: true };
const checkout = { values, cart, locale: 'nl', rules, total: 8385 } as const;

describe('buildOrderRequest', () => {
  it('contains customer, cart, address and total', () => {
    expect(buildOrderRequest({ ...checkout, cart })).toEqual({
      user: { firstname: 'Noor', lastname: 'Vos', email: 'noor@example.com' },
      locale: 'nl',
      cart,
      shipping: emptyAddress('nl'),
      consent: { terms: true },
      askReview: true,
      expectedTotal: 8385,
    });
  });

  it('names the pick-up point of that way of delivery only', () => {
    const chosen = { ...checkout, cart, values: { ...values, pickupPoint: '10001' } };
    expect(buildOrderRequest({ ...chosen, delivery: 'pickup' })).toMatchObject({
      delivery: 'pickup',
      pickupPoint: '10001',
    });
    expect(buildOrderRequest({ ...chosen, delivery: 'letterbox' })).not.toHaveProperty('pickupPoint');
  });

  it('contains a billing address only if it differs', () => {
    const request = buildOrderRequest({
      ...checkout,
      cart,
      values: { ...values, billingSeparate: true, billing: emptyAddress('de') },
    });
    expect(request.billing).toEqual(emptyAddress('de'));
  });

  it('names only the country of a digital order, whatever was typed, and its consent to immediate access', () => {
    const lessons = { ...rules, physical: false, lessons: true };
    const request = buildOrderRequest({
      ...checkout,
      cart,
      rules: lessons,
      values: {
        ...values,
        immediateAccess: true,
        shipping: { ...emptyAddress('de'), street: 'Badweg', city: 'Ulm' },
        billingSeparate: true,
      },
    });
    expect(request.shipping).toBeUndefined();
    expect(request.billing).toEqual({ country: 'de' });
    expect(request.consent).toEqual({ terms: true, immediateAccess: true });
  });

  it('names the recipient of lessons that are a gift, with the message on one line', () => {
    const lessonGift = { name: "Noor d'Hond", email: 'noor@example.org', message: ' Veel\n\u00a0 plezier ' };
    const request = (asked: Partial<CheckoutRules>, over: object = {}) =>
      buildOrderRequest({ ...checkout, rules: { ...rules, ...asked }, values: { ...values, lessonGift, ...over } });
    expect(request({ lessonGift: true }).lessonGift).toEqual({ ...lessonGift, message: 'Veel plezier' });
    const silent = { lessonGift: { ...lessonGift, message: ' ' } };
    expect(request({ lessonGift: true }, silent).lessonGift).toEqual({
      name: "Noor d'Hond",
      email: 'noor@example.org',
    });
    expect(request({})).not.toHaveProperty('lessonGift');
  });

  it('allows the review mail for shipped orders unless declined', () => {
    const asks = (over: object, physical = true) =>
      buildOrderRequest({ ...checkout, cart, rules: { ...rules, physical }, values: { ...values, ...over } }).askReview;
    expect(asks({})).toBe(true);
    expect(asks({ noReviewMail: true })).toBeUndefined();
    expect(asks({}, false)).toBeUndefined();
  });

  it('is the same text for the same order, whatever the key order of the cart', () => {
    const shuffled = [{ options: [{ value: 'blue', key: 'color' }], quantity: 2, variantId: 'v1', title: 'extra' }];
    expect(JSON.stringify(buildOrderRequest({ ...checkout, cart: shuffled }))).toBe(
      JSON.stringify(buildOrderRequest({ ...checkout, cart })),
    );
  });
});
