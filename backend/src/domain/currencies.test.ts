import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ServedCountry, chooseOption, offeredOptions } from './delivery-options';
import type { DiscountCode } from './discount';
import { totalsInEuro } from './exchange-rate';
import { type TaxTotal, correctionParts, creditDue, invoiceParts, taxTotals } from './invoice-amounts';
import { type Movement, missingMovements, targetMovements } from './ledger-movements';
import { MixedCurrencies } from './one-currency';
import { type PricedLine, computeTotals } from './order-totals';
import { EURO_PRICES, type PriceList, amountIn } from './price-list';
import { type Refundable, computeRefund, computeWholeRefund } from './refund-amounts';
import { paymentDetails } from '../payments/provider/payment-details';
import { DELIVERY_METHODS, type DeliveryMethod } from '../../contract/delivery';
import type { Currency } from '../../contract/money';
import type { ProductType } from '../../contract/products';

const KRONOR: PriceList = { currency: 'SEK', rate: 11.2, rounding: 'nines', since: new Date(0) };
const LISTS = [EURO_PRICES, KRONOR];
const DAY = '2026-11-20';

interface Goods {
  euro: number;
  quantity: number;
  type: ProductType;
  letterboxPieces: number | null;
}

interface Cart {
  goods: Goods[];
  /** Euro cents of a code; 0 without one. */
  off: number;
  chosen: DeliveryMethod;
}

interface Sale {
  currency: Currency;
  /** Of the day of payment; the shop's rate moves on meanwhile. */
  rate: number;
  refundable: Refundable;
  total: number;
  refunded: number;
  invoice: ReturnType<typeof invoiceParts>;
  corrections: TaxTotal[];
  posted: Movement[];
}

const codeIn = (list: PriceList, off: number): Map<string, DiscountCode> =>
  new Map([
    [
      'OFF',
      {
        id: 1,
        code: 'OFF',
        kind: 'amount',
        currency: list.currency,
        value: amountIn(list, off, null, 'discount'),
        minSubtotal: 0,
        validFrom: null,
        validTo: null,
        scope: 'all',
        usedUp: false,
      },
    ],
  ]);

const linesIn = (list: PriceList, goods: Goods[]): PricedLine[] =>
  goods.map(({ euro, quantity, type }) => ({
    currency: list.currency,
    unitPrice: amountIn(list, euro),
    quantity,
    type,
    vatRate: 25,
  }));

/** Euro cents. */
const COSTS: Record<DeliveryMethod, number> = { home: 895, letterbox: 395, pickup: 495 };

/** Of the chosen method, or of delivery at home where the goods do not fit through a letterbox. */
function deliveryCostOf(list: PriceList, { goods, chosen }: Cart): number {
  const optionOf = (method: DeliveryMethod) => ({
    method,
    cost: amountIn(list, COSTS[method]),
    days: { min: 1, max: 2 },
  });
  const country: ServedCountry = {
    iso: 'se',
    currency: list.currency,
    freeFrom: null,
    postalMask: null,
    addressFormat: 'street_number',
    options: [optionOf('home'), optionOf('letterbox'), optionOf('pickup')],
  };
  return chooseOption(offeredOptions(country, goods, { hasCarrier: true }), chosen)?.cost ?? 0;
}

const totalsOf = (list: PriceList, cart: Cart) =>
  computeTotals({
    currency: list.currency,
    lines: linesIn(list, cart.goods),
    delivery: {
      currency: list.currency,
      cost: deliveryCostOf(list, cart),
      freeFrom: amountIn(list, 15_000, null, 'threshold'),
    },
    homeRate: 25,
    codes: { typed: cart.off > 0 ? ['OFF'] : [], known: codeIn(list, cart.off), day: DAY },
  });

const ADDRESS = JSON.stringify({
  firstname: '',
  lastname: '',
  street: 'Kajen',
  housenumber: '1',
  addition: '',
  info: '',
  postalCode: '114 55',
  city: 'Stockholm',
  country: 'se',
});

/** A provider that lends the money refuses an order of which the lines, in the order's currency, are not its total. */
function expectPayable(
  lines: PricedLine[],
  { lineDiscounts, shipping, total }: Pick<ReturnType<typeof totalsOf>, 'lineDiscounts' | 'shipping' | 'total'>,
): void {
  const order = { email: 'zoe@example.se', firstname: 'Zoë', lastname: 'Berg', billing_address: null };
  const rows = lines.map((line, index) => ({
    product_type: line.type,
    title: 'Zwotter',
    sku: 'ZW',
    quantity: line.quantity,
    unit_price: line.unitPrice,
    total: line.unitPrice * line.quantity,
    discount: lineDiscounts[index] ?? 0,
    vat_rate: line.vatRate,
  }));
  for (const method of ['klarna', 'in3', null]) {
    const details = paymentDetails({ ...order, shipping_address: ADDRESS, shipping, total }, rows, method);
    expect(
      details?.lines.reduce((sum, line) => sum + line.total, 0),
      `lines for ${method ?? 'a choice at the provider'}`,
    ).toBe(total);
  }
}

/** The books of a shop that sells in both, each order by the rules of its own. */
class Books {
  sales: Sale[] = [];

  sell(list: PriceList, cart: Cart, rate: number): void {
    const lines = linesIn(list, cart.goods);
    const { lineDiscounts, shipping, total, vatLines } = totalsOf(list, cart);
    expectPayable(lines, { lineDiscounts, shipping, total });
    const sold = lines.map((line, id) => ({
      id,
      supply: line.type === 'physical' ? ('goods' as const) : ('services' as const),
      rate: 25,
      total: line.unitPrice * line.quantity,
      discount: lineDiscounts[id] ?? 0,
    }));
    this.sales.push({
      currency: list.currency,
      rate,
      total,
      refunded: 0,
      invoice: invoiceParts({ lines: sold, shipping, vatLines }),
      corrections: [],
      posted: [],
      refundable: {
        lines: sold.map(({ id, total: own, discount }) => ({
          id,
          quantity: lines[id]?.quantity ?? 0,
          refundedQuantity: 0,
          total: own,
          discount,
          refunded: 0,
        })),
        shipping,
        left: total,
      },
    });
    this.post(this.sales.at(-1));
  }

  /** A piece of the first line that has one, or all that is left. */
  giveBack(sale: Sale, whole: boolean): void {
    const { refundable } = sale;
    const line = refundable.lines.find(({ quantity, refundedQuantity }) => refundedQuantity < quantity);
    if (refundable.left === 0 || (!whole && !line)) return;
    const refund =
      whole || !line
        ? computeWholeRefund(refundable)
        : computeRefund(refundable, { lines: [{ lineId: line.id, quantity: 1 }], shipping: false });
    for (const part of refund.lines) {
      const own = refundable.lines[part.lineId];
      if (!own) continue;
      own.refunded += part.amount;
      own.refundedQuantity += part.quantity;
    }
    refundable.shipping -= refund.shipping;
    refundable.left -= refund.amount;
    sale.refunded += refund.amount;
    const credited = -sale.corrections.reduce((sum, { gross }) => sum + gross, 0);
    const due = creditDue(sale.total, sale.total, sale.refunded) - credited;
    if (due > 0) sale.corrections.push(...taxTotals(correctionParts(sale, due)));
    this.post(sale);
  }

  private post(sale: Sale | undefined): void {
    if (!sale) return;
    const papers = [taxTotals(sale.invoice), sale.corrections].map((totals, index) => ({
      kind: index === 0 ? ('sale' as const) : ('credit' as const),
      country: 'se',
      totals,
    }));
    const moved = [
      { id: 1, account: 'provider' as const, received: sale.total, refunded: sale.refunded, chargedBack: 0 },
    ];
    for (const entries of missingMovements(targetMovements(papers, moved), sale.posted)) sale.posted.push(...entries);
  }

  /** Balances per currency, as a report adds them up. */
  balances(): Map<string, Map<string, number>> {
    const found = new Map<string, Map<string, number>>();
    for (const { currency, posted } of this.sales) {
      const accounts = found.get(currency) ?? new Map<string, number>();
      for (const { account, amount } of posted) accounts.set(account, (accounts.get(account) ?? 0) + amount);
      found.set(currency, accounts);
    }
    return found;
  }
}

const goodsOf: fc.Arbitrary<Goods> = fc.record({
  euro: fc.integer({ min: 1, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  type: fc.constantFrom('physical', 'physical', 'lesson', 'bundle'),
  letterboxPieces: fc.constantFrom(null, 6, 20),
});
const goodsIn = fc.array(goodsOf, { minLength: 1, maxLength: 4 });
const cart: fc.Arbitrary<Cart> = fc.record({
  goods: goodsIn,
  off: fc.constantFrom(0, 0, 500, 9000),
  chosen: fc.constantFrom(...DELIVERY_METHODS),
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('sell' as const), list: fc.constantFrom(...LISTS), cart }),
  fc.record({ kind: fc.constantFrom('piece' as const, 'piece' as const, 'whole' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('rate' as const), rate: fc.double({ min: 5, max: 25, noNaN: true }) }),
);

function check(books: Books): void {
  for (const [currency, accounts] of books.balances()) {
    const own = books.sales.filter((sale) => sale.currency === currency);
    expect(
      [...accounts.values()].reduce((sum, amount) => sum + amount, 0),
      'the books balance',
    ).toBe(0);
    const kept = own.reduce((sum, { total, refunded }) => sum + total - refunded, 0);
    expect(accounts.get('provider') ?? 0, `money kept in ${currency}`).toBe(kept);
    expect(accounts.get('customers') ?? 0, `nobody owes ${currency}`).toBe(0);
    for (const account of accounts.values()) expect(Number.isSafeInteger(account)).toBe(true);
  }
  for (const { currency, total, refunded, rate, invoice, corrections } of books.sales) {
    expect(refunded).toBeLessThanOrEqual(total);
    // Whole amounts of the list: a sum with cents of another currency would show.
    if (currency === 'SEK') expect(total % 100).toBe(0);
    if (currency === 'EUR' || refunded < total) continue;
    const at = { rate, on: DAY };
    const sale = totalsInEuro(taxTotals(invoice), [], at);
    const back = corrections.flatMap((one, index) => totalsInEuro([one], corrections.slice(0, index), at));
    const sum = (list: TaxTotal[]) => list.reduce((amount, { vat }) => amount + vat, 0);
    expect(sum(sale) + sum(back), 'VAT of what was given back, at any later rate').toBe(0);
  }
}

describe('a shop with two currencies', () => {
  it('keeps every sum in one of them, whatever is sold, delivered, taken off, refunded and returned, and however the rate moves', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 3, maxLength: 30 }), (steps) => {
        const books = new Books();
        let rate = 11;
        for (const one of steps) {
          if (one.kind === 'rate') rate = one.rate;
          else if (one.kind === 'sell') books.sell(one.list, one.cart, rate);
          else {
            const sale = books.sales[one.which % Math.max(1, books.sales.length)];
            if (sale) books.giveBack(sale, one.kind === 'whole');
          }
          check(books);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('can not price a cart with an amount of the other one anywhere in it', () => {
    const other = (currency: Currency): Currency => (currency === 'EUR' ? 'SEK' : 'EUR');
    fc.assert(
      fc.property(
        fc.constantFrom(...LISTS),
        goodsIn,
        fc.nat(),
        fc.constantFrom('line', 'delivery', 'code'),
        (list, goods, at, where) => {
          const wrong = other(list.currency);
          const lines = linesIn(list, goods).map((line, index) =>
            where === 'line' && index === at % goods.length ? { ...line, currency: wrong } : line,
          );
          const known = codeIn(where === 'code' ? { ...list, currency: wrong } : list, 500);
          const currency = where === 'delivery' ? wrong : list.currency;
          expect(() =>
            computeTotals({
              currency: list.currency,
              lines,
              delivery: { currency, cost: 500, freeFrom: null },
              homeRate: 25,
              codes: { typed: ['OFF'], known, day: DAY },
            }),
          ).toThrow(MixedCurrencies);
        },
      ),
    );
  });
});
