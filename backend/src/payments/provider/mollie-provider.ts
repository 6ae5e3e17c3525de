import http, { STATUS_CODES } from 'node:http';
import https from 'node:https';
import { type MollieClient, MollieApiError, PaymentEmbed, createMollieClient } from '@mollie/api-client';
import { toDecimalText } from '../../domain/money';
import { createParameters } from './mollie-create';
import { MOLLIE_LOCALES } from './mollie-locales';
import { parseMollieMethods } from './mollie-methods';
import { parseMolliePayment } from './mollie-payment';
import { parseMollieRefund } from './mollie-refund';
import {
  type ApplePaySheet,
  type MethodQuery,
  type NewPayment,
  type NewRefund,
  type PaymentProvider,
  ProviderDown,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRejected,
} from './provider';
import { BASE_CURRENCY } from '../../../contract/money';
import type { PaymentMethod } from '../../../contract/payment-methods';
import { env } from '../../platform/env/env';
import { traceCall } from '../../platform/telemetry/tracing';
import { withTimeout } from './with-timeout';

const TIMEOUT_MS = 8000;
/** A checkout waits for the list; without it the method is chosen at the provider. */
const LIST_TIMEOUT_MS = 3000;
/** Within the limits of every method: those of the order's own amount are checked in the checkout. */
const COMMON_AMOUNT = '500.00';
/** Mollie's maximum page size; no payment has this many refunds. */
const MAX_PAGE = 250;

interface MollieSettings {
  apiKey: string;
  /** API root, for example `https://api.mollie.com/v2/`, or that of the sandbox in development. Null for the default. */
  apiEndpoint: string | null;
}

/** Idle connections are closed after this time, before Mollie closes them while a request is being sent. */
const IDLE_MS = 4000;

/**
 * The client creates its own https agent, which opens a connection per call and can not speak plain http (used by the
 * local sandbox). It has no setting for this, so `https.Agent` is replaced by a keep-alive agent of the right protocol
 * while the client is constructed.
 */
function createClient({ apiKey, apiEndpoint }: MollieSettings): MollieClient {
  const options = { apiKey, ...(apiEndpoint ? { apiEndpoint } : {}) };
  const { Agent } = https;
  const BaseAgent = apiEndpoint?.startsWith('http:') ? http.Agent : Agent;
  class KeepAliveAgent extends BaseAgent {
    constructor(settings: https.AgentOptions) {
      super({ ...settings, keepAlive: true, timeout: IDLE_MS });
    }
  }
  try {
    Object.assign(https, { Agent: KeepAliveAgent });
    return createMollieClient(options);
  } finally {
    Object.assign(https, { Agent });
  }
}

/** A call with a timeout, which the client does not support. */
const call = <T>(name: string, work: () => Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> =>
  traceCall('mollie', name, () => withTimeout(work(), timeoutMs));

/** Status and field only: Mollie's messages can repeat what was sent, such as a customer's address. */
function loggableError({ statusCode, field }: MollieApiError): string {
  const status = statusCode === undefined ? 'no status' : `${statusCode} ${STATUS_CODES[statusCode] ?? ''}`.trim();
  return field ? `${status}, ${field}` : status;
}

/** Any failure means that the outcome is unknown. The message is safe to log: it does not contain what was sent. */
function toProviderDown(error: unknown): ProviderDown {
  if (error instanceof ProviderDown) return error;
  if (error instanceof MollieApiError) return new ProviderDown(`Mollie: ${loggableError(error)}`);
  return new ProviderDown(error instanceof Error ? `Mollie: ${error.name}` : 'Mollie: unusable response');
}

/** Includes every refund and chargeback, to recognize the ones that were reversed. */
const EMBEDDED = [PaymentEmbed.refunds, PaymentEmbed.chargebacks];

const isNotFound = (error: unknown): boolean =>
  error instanceof MollieApiError && (error.statusCode === 404 || error.statusCode === 410);

/** Amount too large, not refundable or unknown: retrying would not help. A duplicate still in progress is a 409. */
const isRejected = (error: unknown): error is MollieApiError =>
  error instanceof MollieApiError && (error.statusCode === 422 || isNotFound(error));

export class MollieProvider implements PaymentProvider {
  readonly name = 'mollie';
  private readonly client: MollieClient;

  constructor(settings: MollieSettings) {
    this.client = createClient(settings);
  }

  async create(payment: NewPayment): Promise<ProviderPayment> {
    try {
      return parseMolliePayment(
        await call('create payment', () => this.client.payments.create(createParameters(payment))),
      );
    } catch (error) {
      const isOptional = payment.method !== null || payment.details !== null;
      if (isOptional && isRejected(error)) throw new ProviderRejected(`Mollie: ${loggableError(error)}`);
      throw toProviderDown(error);
    }
  }

  async listMethods({ country, currency, locale }: MethodQuery): Promise<PaymentMethod[]> {
    try {
      const answer = await call(
        'list methods',
        () =>
          this.client.methods.list({
            locale: MOLLIE_LOCALES[locale],
            billingCountry: country.toUpperCase(),
            resource: 'payments',
            includeWallets: 'applepay,googlepay',
            // Without an amount Mollie lists what can be paid in euro.
            ...(currency !== BASE_CURRENCY && { amount: { currency, value: COMMON_AMOUNT } }),
          }),
        LIST_TIMEOUT_MS,
      );
      return parseMollieMethods(answer, currency);
    } catch (error) {
      throw toProviderDown(error);
    }
  }

  async openApplePay(sheet: ApplePaySheet): Promise<unknown> {
    try {
      return await call('open Apple Pay', () => this.client.applePay.requestPaymentSession({ ...sheet }));
    } catch (error) {
      if (isRejected(error)) throw new ProviderRejected(`Mollie: ${loggableError(error)}`);
      throw toProviderDown(error);
    }
  }

  async get(id: string): Promise<ProviderPayment | null> {
    try {
      return parseMolliePayment(await call('get payment', () => this.client.payments.get(id, { embed: EMBEDDED })));
    } catch (error) {
      if (isNotFound(error)) return null;
      throw toProviderDown(error);
    }
  }

  async listSince(since: Date): Promise<ProviderPayment[]> {
    const found: ProviderPayment[] = [];
    try {
      let page = await call('list payments', () => this.client.payments.page({ limit: MAX_PAGE }));
      for (;;) {
        const recent = page.filter(({ createdAt }) => new Date(createdAt) >= since);
        found.push(...recent.map(parseMolliePayment));
        const { nextPage } = page;
        if (recent.length < page.length || !nextPage) return found;
        page = await call('list payments', () => nextPage());
      }
    } catch (error) {
      throw toProviderDown(error);
    }
  }

  async cancel(id: string): Promise<void> {
    try {
      await call('cancel payment', () => this.client.payments.cancel(id));
    } catch (error) {
      throw toProviderDown(error);
    }
  }

  async refund({ paymentId, reference, amount, currency, description }: NewRefund): Promise<ProviderRefund> {
    try {
      const answer = await call('create refund', () =>
        this.client.paymentRefunds.create({
          paymentId,
          amount: { currency, value: toDecimalText(amount) },
          description,
          metadata: { refund: reference },
          idempotencyKey: reference,
        }),
      );
      return parseMollieRefund(answer);
    } catch (error) {
      if (isRejected(error)) throw new ProviderRejected(`Mollie: ${error.statusCode ?? ''} ${error.message}`);
      throw toProviderDown(error);
    }
  }

  async listRefunds(paymentId: string): Promise<ProviderRefund[]> {
    try {
      const answer = await call('list refunds', () => this.client.paymentRefunds.page({ paymentId, limit: MAX_PAGE }));
      return answer.map(parseMollieRefund);
    } catch (error) {
      throw toProviderDown(error);
    }
  }
}

/** Used without an API key: orders can be placed but not paid. */
const unconfiguredProvider: PaymentProvider = {
  name: 'mollie',
  create: () => Promise.reject(new ProviderDown('MOLLIE_API_KEY is not set')),
  listMethods: () => Promise.reject(new ProviderDown('MOLLIE_API_KEY is not set')),
  openApplePay: () => Promise.reject(new ProviderDown('MOLLIE_API_KEY is not set')),
  get: () => Promise.reject(new ProviderDown('MOLLIE_API_KEY is not set')),
  listSince: () => Promise.reject(new ProviderDown('MOLLIE_API_KEY is not set')),
  cancel: () => Promise.reject(new ProviderDown('MOLLIE_API_KEY is not set')),
  refund: () => Promise.reject(new ProviderDown('MOLLIE_API_KEY is not set')),
  listRefunds: () => Promise.reject(new ProviderDown('MOLLIE_API_KEY is not set')),
};

let provider: PaymentProvider | null = null;

/** The shop's payment provider, created on first use from the environment. */
export function paymentProvider(): PaymentProvider {
  const { mollie } = env();
  provider ??= mollie ? new MollieProvider(mollie) : unconfiguredProvider;
  return provider;
}
