import http, { STATUS_CODES } from 'node:http';
import https from 'node:https';
import {
  type MollieClient,
  MollieApiError,
  Locale as MollieLocale,
  PaymentEmbed,
  createMollieClient,
} from '@mollie/api-client';
import { toDecimalText } from '../../domain/money';
import { readMolliePayment } from './mollie-payment';
import { readMollieRefund } from './mollie-refund';
import {
  type NewPayment,
  type NewRefund,
  type PaymentProvider,
  ProviderDown,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefused,
} from './provider';
import { type Locale } from '../../../contract/locales';
import { env } from '../../platform/env/env';

const TIMEOUT_MS = 8000;
/** The longest list that Mollie answers at once; no payment is sent back in so many parts. */
const MAX_REFUNDS = 250;

const LOCALES: Record<Locale, MollieLocale> = {
  nl: MollieLocale.nl_NL,
  en: MollieLocale.en_GB,
  de: MollieLocale.de_DE,
  es: MollieLocale.es_ES,
  fr: MollieLocale.fr_FR,
  sv: MollieLocale.sv_SE,
};

export interface MollieSettings {
  apiKey: string;
  /** Root of the API, for example `https://api.mollie.com/v2/`; that of the sandbox in development. Null: Mollie's own. */
  apiEndpoint: string | null;
}

/** A connection that nobody used for this long is closed here, before the other side does it under a new request. */
const KEPT_MS = 4000;

/**
 * The client makes an https agent of its own, which opens a connection for every call, and with which Node refuses plain
 * http (only the sandbox on this machine speaks it). There is no setting: while the client is made, `https.Agent` is one
 * that keeps connections, of the right kind.
 */
function createClient({ apiKey, apiEndpoint }: MollieSettings): MollieClient {
  const options = { apiKey, ...(apiEndpoint ? { apiEndpoint } : {}) };
  const { Agent } = https;
  const Kind = apiEndpoint?.startsWith('http:') ? http.Agent : Agent;
  class KeepingAgent extends Kind {
    constructor(settings: https.AgentOptions) {
      super({ ...settings, keepAlive: true, timeout: KEPT_MS });
    }
  }
  try {
    Object.assign(https, { Agent: KeepingAgent });
    return createMollieClient(options);
  } finally {
    Object.assign(https, { Agent });
  }
}

/** The client waits without end and has no setting for it. */
async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderDown('Mollie gave no answer in time')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Mollie's own words can repeat what was sent, an order's address too: the log gets the status and the field. */
function outlineOf({ statusCode, field }: MollieApiError): string {
  const status = statusCode === undefined ? 'no status' : `${statusCode} ${STATUS_CODES[statusCode] ?? ''}`.trim();
  return field ? `${status}, ${field}` : status;
}

/** Any failure means that nothing is known; what it was about is kept for the log, without what was sent. */
function providerDown(error: unknown): ProviderDown {
  if (error instanceof ProviderDown) return error;
  if (error instanceof MollieApiError) return new ProviderDown(`Mollie: ${outlineOf(error)}`);
  return new ProviderDown(error instanceof Error ? `Mollie: ${error.name}` : 'Mollie: unusable answer');
}

/** With every refund and chargeback of its own, so that one that was undone is known as such. */
const EMBEDDED = [PaymentEmbed.refunds, PaymentEmbed.chargebacks];

const isNotFound = (error: unknown): boolean =>
  error instanceof MollieApiError && (error.statusCode === 404 || error.statusCode === 410);

/** Too much, not refundable, unknown: asking again would not help. A double that is still under way is a 409. */
const isRefused = (error: unknown): error is MollieApiError =>
  error instanceof MollieApiError && (error.statusCode === 422 || isNotFound(error));

class MollieProvider implements PaymentProvider {
  readonly name = 'mollie';
  private readonly client: MollieClient;

  constructor(settings: MollieSettings) {
    this.client = createClient(settings);
  }

  async create(payment: NewPayment): Promise<ProviderPayment> {
    try {
      const answer = await within(
        this.client.payments.create({
          amount: { currency: payment.currency, value: toDecimalText(payment.amount) },
          description: payment.description,
          redirectUrl: payment.redirectUrl,
          webhookUrl: payment.webhookUrl,
          locale: LOCALES[payment.locale],
          metadata: payment.metadata,
          idempotencyKey: payment.idempotencyKey,
        }),
      );
      return readMolliePayment(answer);
    } catch (error) {
      throw providerDown(error);
    }
  }

  async get(id: string): Promise<ProviderPayment | null> {
    try {
      return readMolliePayment(await within(this.client.payments.get(id, { embed: EMBEDDED })));
    } catch (error) {
      if (isNotFound(error)) return null;
      throw providerDown(error);
    }
  }

  async cancel(id: string): Promise<void> {
    try {
      await within(this.client.payments.cancel(id));
    } catch (error) {
      throw providerDown(error);
    }
  }

  async refund({ paymentId, reference, amount, currency, description }: NewRefund): Promise<ProviderRefund> {
    try {
      const answer = await within(
        this.client.paymentRefunds.create({
          paymentId,
          amount: { currency, value: toDecimalText(amount) },
          description,
          metadata: { refund: reference },
          idempotencyKey: reference,
        }),
      );
      return readMollieRefund(answer);
    } catch (error) {
      if (isRefused(error)) throw new ProviderRefused(`Mollie: ${error.statusCode ?? ''} ${error.message}`);
      throw providerDown(error);
    }
  }

  async listRefunds(paymentId: string): Promise<ProviderRefund[]> {
    try {
      const answer = await within(this.client.paymentRefunds.page({ paymentId, limit: MAX_REFUNDS }));
      return answer.map(readMollieRefund);
    } catch (error) {
      throw providerDown(error);
    }
  }
}

/** Stands in when no key is set: orders are taken, paying has to wait. */
const missingProvider: PaymentProvider = {
  name: 'mollie',
  create: () => Promise.reject(new ProviderDown('MOLLIE_API_KEY is not set')),
  get: () => Promise.reject(new ProviderDown('MOLLIE_API_KEY is not set')),
  cancel: () => Promise.reject(new ProviderDown('MOLLIE_API_KEY is not set')),
  refund: () => Promise.reject(new ProviderDown('MOLLIE_API_KEY is not set')),
  listRefunds: () => Promise.reject(new ProviderDown('MOLLIE_API_KEY is not set')),
};

let provider: PaymentProvider | null = null;

/** The shop's provider, made on first use from the environment. */
export function paymentProvider(): PaymentProvider {
  const { mollie } = env();
  provider ??= mollie ? new MollieProvider(mollie) : missingProvider;
  return provider;
}
