import type { TypeView } from '../admin/apply-views';

const position = { help: 'Smaller numbers come first.' };

/** Countries, price lists and rates. */
export const tradeViews: Record<string, TypeView> = {
  'api::shipping-country.shipping-country': {
    mainField: 'iso',
    list: ['iso', 'shippingCost', 'minDays', 'maxDays', 'freeFrom', 'position'],
    sort: 'position',
    form: [
      ['iso', 'position'],
      ['shippingCost', 'freeFrom'],
      ['minDays', 'maxDays'],
      ['methods'],
      ['ownPrices'],
      ['postalCodeMask', 'addressFormat'],
    ],
    fields: {
      position,
      iso: {
        label: 'Country',
        help: 'Two letters, such as be for Belgium. Any country can be added once it has a VAT rate; to stop delivering to one, delete it.',
      },
      shippingCost: { label: 'Home delivery in euro, including VAT' },
      freeFrom: {
        label: 'Free delivery from, in euro',
        help: 'For all ways of delivery, when the goods cost at least this much after discounts, including VAT. Empty: never.',
      },
      minDays: {
        label: 'Working days, at least',
        help: 'From dispatch to delivery at home. Customers are promised days of the calendar; weekends and public holidays are left out.',
      },
      maxDays: { label: 'Working days, at most' },
      methods: {
        label: 'Other ways of delivery',
        help: 'Customers choose one in the checkout. Home delivery is always offered.',
      },
      carrierService: {
        label: 'Carrier: service for home delivery',
        help: 'Number of the shipping method at Sendcloud, which must deliver to this country. Without it the desk makes no labels.',
      },
      ownPrices: {
        label: 'Amounts in other currencies',
        help: 'What delivery costs, and from what it is free (free_from). Empty: the price list derives them from the euro.',
      },
      addressFormat: {
        label: 'Addresses are written',
        help: 'street_number: Otterkade 12, then 3511 AB Utrecht. number_street: 99 Rue de Rivoli, then 75001 Paris. city_first: the same, with the city on a line above the postal code.',
      },
      postalCodeMask: {
        label: 'Postal code',
        help: 'Only for countries that the shop does not know: 9 is a digit, A a letter, ? either. 9999 AA; several separated by commas. Empty: anything is accepted.',
      },
    },
  },
  'api::price-list.price-list': {
    mainField: 'currency',
    list: ['currency', 'active', 'rate', 'rounding'],
    form: [
      ['currency', 'active'],
      ['rate', 'rounding'],
    ],
    fields: {
      currency: { help: 'The domain of its language sells in it: SEK for the Swedish one.' },
      active: { help: 'Off: that domain sells in euro. Placed orders keep their currency.' },
      rate: {
        label: 'Rate: units for one euro',
        help: 'Your own rate for prices without an amount of their own, such as 11.25. It does not follow the exchange.',
      },
      rounding: {
        help: 'How derived prices are rounded up. nines: to the next 9, such as 499. whole: to whole units. exact: not at all.',
      },
    },
  },
  'api::exchange-rate.exchange-rate': {
    mainField: 'day',
    list: ['currency', 'day', 'rate', 'source'],
    sort: 'day',
    order: 'DESC',
    form: [
      ['currency', 'day'],
      ['rate', 'source'],
    ],
    fields: {
      day: { help: 'VAT of an order is converted at the rate of the day of payment, or the last one before it.' },
      rate: {
        label: 'Rate: units for one euro',
        help: 'Orders that were paid keep the rate they were paid at. Prices follow the price list, not this.',
      },
      source: { help: 'ecb: read from the European Central Bank. A rate that you type is not overwritten.' },
    },
  },
  'api::vat-rate.vat-rate': {
    mainField: 'country',
    list: ['country', 'rate', 'validFrom', 'validTo'],
    fields: {
      country: { help: 'Two letters, lower case.' },
      rate: {
        label: 'Rate in percent',
        help: 'To change a rate, add a row with its first day; existing orders keep their rate.',
      },
      validFrom: { help: 'First day.' },
      validTo: { help: 'Last day; empty: until the next row.' },
    },
  },
};
