import type { Method } from './store';

interface MethodInfo {
  description: string;
  /** Countries where it is used, upper case; null for all. */
  countries: string[] | null;
  /** Those that it takes; null for all. */
  currencies: string[] | null;
  max?: string;
}

/** Ways to pay of the sandbox, in the order in which they are offered. */
export const METHODS: Record<Method, MethodInfo> = {
  ideal: { description: 'iDEAL', countries: ['NL'], currencies: ['EUR'], max: '50000.00' },
  bancontact: { description: 'Bancontact', countries: ['BE'], currencies: ['EUR'], max: '50000.00' },
  bizum: { description: 'Bizum', countries: ['ES'], currencies: ['EUR'], max: '1000.00' },
  swish: { description: 'Swish', countries: ['SE'], currencies: ['SEK'], max: '150000.00' },
  creditcard: { description: 'Card', countries: null, currencies: null, max: '10000.00' },
  applepay: { description: 'Apple Pay', countries: null, currencies: null, max: '10000.00' },
  googlepay: { description: 'Google Pay', countries: null, currencies: null, max: '10000.00' },
  klarna: {
    description: 'Klarna',
    countries: ['NL', 'BE', 'DE', 'AT', 'ES', 'FR', 'SE'],
    currencies: ['EUR', 'SEK'],
    max: '40000.00',
  },
  banktransfer: { description: 'Bank transfer', countries: null, currencies: ['EUR'], max: '1000000.00' },
};

/** Listed only for a shop that asks for them. */
const WALLETS: ReadonlySet<string> = new Set<Method>(['applepay', 'googlepay']);

/** Those that take a currency. */
export const methodsIn = (currency: string) =>
  Object.entries(METHODS).filter(([, { currencies }]) => !currencies || currencies.includes(currency));

export const isMethod = (id: unknown): id is Method => typeof id === 'string' && Object.hasOwn(METHODS, id);

/** Answer to `GET /v2/methods?billingCountry=NL`, in the format of Mollie. */
export function listMethods(query: URLSearchParams): unknown {
  const country = query.get('billingCountry');
  const currency = query.get('amount[currency]') ?? 'EUR';
  const wallets = query.get('includeWallets')?.split(',') ?? [];
  const methods = methodsIn(currency)
    .filter(([, info]) => !country || !info.countries || info.countries.includes(country))
    .filter(([id]) => !WALLETS.has(id) || wallets.includes(id))
    .map(([id, { description, max }]) => ({
      resource: 'method',
      id,
      description,
      minimumAmount: { currency, value: id === 'banktransfer' ? '0.01' : '1.00' },
      maximumAmount: max ? { currency, value: max } : null,
      status: 'activated',
      _links: {},
    }));
  return { count: methods.length, _embedded: { methods }, _links: {} };
}
