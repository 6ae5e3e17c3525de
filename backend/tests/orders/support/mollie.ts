import { call } from '../../support/client';

export interface Payment {
  id: string;
  status: string;
  amount: { currency: string; value: string };
  amountChargedBack?: { currency: string; value: string };
  description: string;
  redirectUrl: string;
  webhookUrl: string;
  locale: string;
  metadata: unknown;
  /** Chosen in the shop. */
  requestedMethod: string | null;
  lines?: { type: string; totalAmount: { currency: string; value: string } }[];
  billingAddress?: { streetAndNumber: string; country: string };
}

export interface Refund {
  id: string;
  paymentId: string;
  status: string;
  amount: { currency: string; value: string };
  metadata: unknown;
  description?: string;
}

interface State {
  payments: Payment[];
  refunds: Refund[];
  log: { method: string; id: string; key: string | null }[];
}

const origin = (): string => process.env.FAKE_MOLLIE ?? '';

async function control<T>(path: string, change?: object): Promise<T> {
  const init = change ? { method: 'POST', body: JSON.stringify(change) } : {};
  return (await fetch(`${origin()}/control/${path}`, init)).json() as Promise<T>;
}

export const readMollie = (): Promise<State> => control<State>('all');
export const simulateFailures = (failures: object): Promise<unknown> => control('failures', failures);
/** Changes a payment at the provider without a webhook; with `from`, only if it has that status. */
export const changePayment = (id: string, change: object): Promise<Payment> => control<Payment>(id, change);

/** Creates a payment at the provider that the shop did not request. */
export async function createPayment(body: object): Promise<Payment> {
  const init = {
    method: 'POST',
    headers: { 'idempotency-key': `${Date.now()}`.padEnd(24, 'x') },
    body: JSON.stringify(body),
  };
  return (await fetch(`${origin()}/v2/payments`, init)).json() as Promise<Payment>;
}

/** Changes a refund at the provider without a webhook. */
export const changeRefund = (id: string, change: object): Promise<Refund> => control<Refund>(id, change);

/** Actions in the provider's dashboard. */
export const refundInDashboard = (paymentId: string, value: string): Promise<Refund> =>
  control<Refund>('refund', { paymentId, amount: { currency: 'EUR', value } });

/** Refunds of an order's payments, oldest first. */
export async function refundsOf(orderNr: string): Promise<Refund[]> {
  const { payments, refunds } = await readMollie();
  const ids = payments.filter((payment) => payment.description === orderNr).map((payment) => payment.id);
  return refunds.filter((refund) => ids.includes(refund.paymentId));
}

/** Payments of an order, oldest first. */
export async function paymentsOf(orderNr: string): Promise<Payment[]> {
  return (await readMollie()).payments.filter((payment) => payment.description === orderNr);
}

export async function paymentOf(orderNr: string): Promise<Payment> {
  const payment = (await paymentsOf(orderNr)).at(-1);
  if (!payment) throw new Error(`No payment for ${orderNr}`);
  return payment;
}

/** @param headers Those of the storefront for the network that it comes from; without, it is this machine. */
export const sendWebhook = (id: string, headers: Record<string, string> = {}) =>
  call('/api/payments/webhook', {
    method: 'POST',
    body: new URLSearchParams({ id }).toString(),
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  });

/** How often the provider calls again when the shop could not read the payment, as on a busy machine. */
const CALLS = 4;

/** Changes a payment at the provider and sends the webhook. */
export async function settle(orderNr: string, change: object): Promise<number> {
  const { id } = await paymentOf(orderNr);
  await changePayment(id, change);
  for (let turn = 1; ; turn += 1) {
    const { status } = await sendWebhook(id);
    if (status !== 503 || turn === CALLS) return status;
  }
}
