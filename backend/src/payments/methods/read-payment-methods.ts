import type { Core } from '@strapi/strapi';
import { MINUTE_MS } from '../../domain/time';
import { singleFlight } from '../../platform/jobs/single-flight';
import { paymentProvider } from '../provider/mollie-provider';
import { type MethodQuery, ProviderDown } from '../provider/provider';
import type { PaymentMethod } from '../../../contract/payment-methods';

/** How long an answer of the provider counts, and how long a failure spares it the next question. */
const FRESH_MS = 5 * MINUTE_MS;
const RETRY_MS = MINUTE_MS / 2;

interface Known {
  methods: PaymentMethod[];
  /** When the provider is asked again (ms since the epoch). */
  until: number;
}

/** By country and locale: the caller admits only countries that the shop sells to, which bounds the map. */
const known = new Map<string, Known>();

async function ask(strapi: Core.Strapi, query: MethodQuery, last: Known | undefined): Promise<Known> {
  try {
    return { methods: await paymentProvider().listMethods(query), until: Date.now() + FRESH_MS };
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    strapi.log.warn(`The ways to pay in ${query.country} could not be read. ${error.message}`);
    return { methods: last?.methods ?? [], until: Date.now() + RETRY_MS };
  }
}

/**
 * Ways to pay in a country, in the provider's order. The last answer as long as the provider can not be reached, and none at
 * all if there was none: the customer then chooses on the provider's page.
 */
export async function readPaymentMethods(strapi: Core.Strapi, query: MethodQuery): Promise<PaymentMethod[]> {
  const key = `${query.country} ${query.currency} ${query.locale}`;
  const current = () => {
    const found = known.get(key);
    return found && found.until > Date.now() ? found : null;
  };
  const { methods } = current() ?? (await singleFlight(`methods:${key}`, async () => current() ?? refresh()));
  return methods;

  async function refresh(): Promise<Known> {
    const answer = await ask(strapi, query, known.get(key));
    known.set(key, answer);
    return answer;
  }
}
