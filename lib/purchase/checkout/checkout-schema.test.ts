import { describe, expect, it } from 'vitest';
import {
  type CheckoutRules,
  type CheckoutValues,
  createCheckoutSchema,
  emptyAddress,
  emptyCheckout,
} from './checkout-schema';

const rules: CheckoutRules = {
  requireAddition: false,
  physical: true,
  lessons: false,
  pickup: false,
  countries: ['nl', 'de', 'fr', 'es', 'se'],
};
const address = { ...emptyAddress('nl'), street: 'Badweg', housenumber: '12', postalCode: '1234ab', city: 'Zwolle' };
const complete: CheckoutValues = {
  ...emptyCheckout('nl'),
  firstname: 'Noor',
  lastname: 'de Vries',
  email: 'noor@example.com',
  shipping: address,
  terms: true,
};

function errors(values: CheckoutValues, asked: CheckoutRules = rules): Record<string, string> {
  const result = createCheckoutSchema(asked).safeParse(values);
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
}

describe('createCheckoutSchema', () => {
  it('accepts and normalizes a complete order', () => {
    const parsed = createCheckoutSchema(rules).parse({ ...complete, firstname: '  Noor ', email: ' noor@example.com' });
    expect(parsed.firstname).toBe('Noor');
    expect(parsed.email).toBe('noor@example.com');
    expect(parsed.shipping.postalCode).toBe('1234 AB');
  });

  it('asks for a pick-up point only where one is needed', () => {
    expect(errors(complete, { ...rules, pickup: true })).toEqual({ pickupPoint: 'choosePoint' });
    expect(errors({ ...complete, pickupPoint: '10001' }, { ...rules, pickup: true })).toEqual({});
  });

  it('asks for name and address of the recipient of lessons, who is somebody else', () => {
    const given = { ...rules, lessonGift: true };
    const gift = { name: "Noor d'Hond", email: 'noor@example.org', message: '' };
    const ask = (over: Partial<typeof gift>) => errors({ ...complete, lessonGift: { ...gift, ...over } }, given);
    expect(errors(complete, given)).toEqual({ 'lessonGift.name': 'required', 'lessonGift.email': 'required' });
    expect(ask({})).toEqual({});
    expect(ask({ email: 'noor@' })).toEqual({ 'lessonGift.email': 'email' });
    expect(ask({ email: ' NOOR@example.com ' })).toEqual({ 'lessonGift.email': 'ownEmail' });
    expect(ask({ message: 'a'.repeat(301) })).toEqual({ 'lessonGift.message': 'tooLong' });
    expect(errors({ ...complete, lessonGift: { ...gift, email: 'noor@' } })).toEqual({});
  });

  it('reports all missing fields in form order', () => {
    const missing = errors({ ...emptyCheckout(''), billingSeparate: true });
    expect(Object.keys(missing)).toEqual([
      'firstname',
      'lastname',
      'email',
      'shipping.street',
      'shipping.housenumber',
      'shipping.postalCode',
      'shipping.city',
      'shipping.country',
      'terms',
      'billing.street',
      'billing.housenumber',
      'billing.postalCode',
      'billing.city',
      'billing.country',
    ]);
    expect(new Set(Object.values(missing))).toEqual(new Set(['required', 'accepted']));
  });

  it.each(['noor', 'noor@example', 'noor@example.c', 'a b@example.com', '@example.com'])(
    'refuses the e-mail address %s',
    (email) => {
      expect(errors({ ...complete, email })).toEqual({ email: 'email' });
    },
  );

  it('validates the postal code for the selected country', () => {
    expect(errors({ ...complete, shipping: { ...address, country: 'de' } })).toEqual({
      'shipping.postalCode': 'postalCode',
    });
    expect(errors({ ...complete, shipping: { ...address, country: 'de', postalCode: '10115' } })).toEqual({});
  });

  it('rejects a country that is not served', () => {
    expect(errors({ ...complete, shipping: { ...address, country: 'us' } })).toEqual({ 'shipping.country': 'country' });
  });

  it('rejects too long text', () => {
    expect(errors({ ...complete, lastname: 'x'.repeat(101) })).toEqual({ lastname: 'tooLong' });
  });

  it('requires the addition only if configured', () => {
    expect(errors(complete)).toEqual({});
    expect(errors(complete, { ...rules, requireAddition: true })).toEqual({ 'shipping.addition': 'required' });
  });

  it('validates the billing address only if it is used', () => {
    expect(errors({ ...complete, billing: emptyAddress('') })).toEqual({});
    expect(errors({ ...complete, billingSeparate: true, billing: { ...address, city: ' ' } })).toEqual({
      'billing.city': 'required',
    });
    const parsed = createCheckoutSchema(rules).parse({ ...complete, billingSeparate: true, billing: address });
    expect(parsed.billing.postalCode).toBe('1234 AB');
  });

  it('requires only the country for digital orders', () => {
    const lessons = { ...rules, physical: false, lessons: true };
    const digital = { ...complete, shipping: emptyAddress('nl'), immediateAccess: true };
    expect(errors(digital, lessons)).toEqual({});
    expect(errors({ ...digital, shipping: emptyAddress('') }, lessons)).toEqual({ 'shipping.country': 'required' });
    expect(errors({ ...digital, shipping: emptyAddress('us') }, lessons)).toEqual({ 'shipping.country': 'country' });
    expect(errors({ ...digital, immediateAccess: false }, lessons)).toEqual({ immediateAccess: 'accepted' });
  });

  it('keeps what was typed for goods while the cart holds only lessons', () => {
    const lessons = { ...rules, physical: false };
    const half = { ...address, postalCode: 'half', billing: address, billingSeparate: true };
    const parsed = createCheckoutSchema(lessons).parse({ ...complete, shipping: { ...address, postalCode: 'half' } });
    expect(parsed.shipping).toEqual({ ...address, postalCode: 'half' });
    expect(errors({ ...complete, ...half, shipping: address }, lessons)).toEqual({});
  });
});
