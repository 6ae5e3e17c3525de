import { isCurrency } from '../contract/money';
import { openApplePay, outcomeOf } from './apple-pay';
import { isMethod, listMethods } from './methods';
import { cents, euros, sum, transferReference, type Payment, type PaymentStore, type Refund } from './store';

export interface Answer {
  status: number;
  body: unknown;
}

const problem = (status: number, title: string, detail: string, field?: string): Answer => ({
  status,
  body: { status, title, detail, ...(field ? { field } : {}), _links: {} },
});
const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);
const isUrl = (value: string | null): boolean => value !== null && /^https?:\/\//.test(value);

function wireRefund(refund: Refund, payment: Payment, origin: string, resource: 'refund' | 'chargeback'): unknown {
  return {
    resource,
    id: refund.id,
    amount: refund.amount,
    status: refund.status ?? 'refunded',
    createdAt: refund.createdAt,
    paymentId: payment.id,
    description: payment.description,
    metadata: refund.metadata ?? null,
    _links: {
      self: { href: `${origin}/v2/payments/${payment.id}/${resource}s/${refund.id}`, type: 'application/hal+json' },
    },
  };
}

/** A payment in the format of Mollie's v2 API: the fields that the shop reads. */
function wirePayment(payment: Payment, origin: string): unknown {
  const moment = (status: string) => (payment.status === status ? { [`${status}At`]: payment.changedAt } : {});
  const bank = {
    bankName: 'Stichting Zandbak Betalingen',
    bankAccount: 'NL53ABNA0627535577',
    bankBic: 'ABNANL2A',
    transferReference: transferReference(payment),
  };
  return {
    resource: 'payment',
    id: payment.id,
    mode: 'test',
    createdAt: payment.createdAt,
    amount: payment.amount,
    amountRefunded: { currency: payment.amount.currency, value: euros(sum(payment.refunds)) },
    amountRemaining: { currency: payment.amount.currency, value: euros(cents(payment.amount) - sum(payment.refunds)) },
    ...(payment.chargebacks.length > 0
      ? { amountChargedBack: { currency: payment.amount.currency, value: euros(sum(payment.chargebacks)) } }
      : {}),
    description: payment.description,
    method: payment.method,
    metadata: payment.metadata,
    status: payment.status,
    isCancelable: payment.status === 'open',
    expiresAt: payment.expiresAt,
    ...moment('paid'),
    ...moment('canceled'),
    ...moment('expired'),
    ...moment('failed'),
    profileId: 'pfl_sandbox',
    sequenceType: 'oneoff',
    redirectUrl: payment.redirectUrl,
    cancelUrl: payment.cancelUrl,
    webhookUrl: payment.webhookUrl,
    locale: payment.locale,
    details: payment.method === 'banktransfer' ? bank : null,
    _links: {
      self: { href: `${origin}/v2/payments/${payment.id}`, type: 'application/hal+json' },
      ...(payment.status === 'open'
        ? {
            checkout: {
              href: `${origin}/checkout/${payment.id}${payment.method ? '/outcome' : ''}`,
              type: 'text/html',
            },
          }
        : {}),
      dashboard: { href: `${origin}/operator#${payment.id}`, type: 'text/html' },
    },
    _embedded: {
      refunds: payment.refunds.map((refund) => wireRefund(refund, payment, origin, 'refund')),
      chargebacks: payment.chargebacks.map((chargeback) => wireRefund(chargeback, payment, origin, 'chargeback')),
    },
  };
}

function createPayment(store: PaymentStore, body: Record<string, unknown>, key: string | null, origin: string): Answer {
  const amount = body.amount as { currency?: unknown; value?: unknown } | undefined;
  const value = text(amount?.value);
  const currency = text(amount?.currency);
  if (!value || !/^\d+\.\d{2}$/.test(value) || Number(value) <= 0 || !isCurrency(currency)) {
    return problem(422, 'Unprocessable Entity', 'The amount is invalid', 'amount');
  }
  const description = text(body.description);
  const redirectUrl = text(body.redirectUrl);
  const webhookUrl = text(body.webhookUrl);
  if (!description) return problem(422, 'Unprocessable Entity', 'The description is missing', 'description');
  if (!redirectUrl || !isUrl(redirectUrl))
    return problem(422, 'Unprocessable Entity', 'The redirect URL is invalid', 'redirectUrl');
  if (webhookUrl && !isUrl(webhookUrl))
    return problem(422, 'Unprocessable Entity', 'The webhook URL is invalid', 'webhookUrl');
  if (body.method !== undefined && !isMethod(body.method))
    return problem(422, 'Unprocessable Entity', 'The payment method is invalid', 'method');
  const authorized = body.applePayPaymentToken === undefined ? null : outcomeOf(body.applePayPaymentToken);
  if (authorized === 'unreadable')
    return problem(422, 'Unprocessable Entity', 'The Apple Pay token is invalid', 'applePayPaymentToken');
  const payment = store.create(
    {
      amount: { value, currency },
      description,
      redirectUrl,
      cancelUrl: text(body.cancelUrl),
      webhookUrl,
      locale: text(body.locale) ?? 'en_GB',
      metadata: body.metadata ?? null,
      method: isMethod(body.method) ? body.method : null,
    },
    key,
  );
  if (authorized && payment.status === 'open') store.update(payment, { status: authorized });
  return { status: 201, body: wirePayment(payment, origin) };
}

const PAGE = 50;

/** A page of all payments, newest first. */
function listPayments(store: PaymentStore, from: string | null, origin: string): Answer {
  const all = store.list();
  const first = Math.max(
    0,
    all.findIndex(({ id }) => id === from),
  );
  const items = all.slice(first, first + PAGE);
  const following = all[first + PAGE];
  const next = following && {
    href: `${origin}/v2/payments?from=${following.id}&limit=${PAGE}`,
    type: 'application/hal+json',
  };
  const payments = items.map((payment) => wirePayment(payment, origin));
  return {
    status: 200,
    body: { count: items.length, _embedded: { payments }, _links: { next: next ?? null, previous: null } },
  };
}

/** Handles a call to `/v2/...`; `changed` is called with the payment when a webhook is due. */
export function answerApi(
  store: PaymentStore,
  call: {
    method: string;
    path: string;
    query: URLSearchParams;
    body: Record<string, unknown>;
    key: string | null;
    origin: string;
  },
  changed: (payment: Payment) => void,
): Answer {
  const [, resource, id, sub, subId] = call.path.split('/').filter(Boolean);
  if (resource === 'wallets' && id === 'applepay' && sub === 'sessions' && call.method === 'POST')
    return openApplePay(call.body);
  if (resource === 'methods' && call.method === 'GET') return { status: 200, body: listMethods(call.query) };
  if (resource !== 'payments') return problem(404, 'Not Found', 'No such resource in this sandbox');
  if (!id)
    return call.method === 'POST'
      ? createPayment(store, call.body, call.key, call.origin)
      : listPayments(store, call.query.get('from'), call.origin);
  const payment = store.get(id);
  if (!payment) return problem(404, 'Not Found', `No payment exists with token ${id}.`);
  if (!sub && call.method === 'GET') return { status: 200, body: wirePayment(payment, call.origin) };
  if (!sub && call.method === 'DELETE') {
    if (payment.status !== 'open') return problem(422, 'Unprocessable Entity', 'The payment cannot be canceled');
    changed(store.update(payment, { status: 'canceled' }));
    return { status: 200, body: wirePayment(payment, call.origin) };
  }
  if (sub === 'refunds' && call.method === 'POST') {
    const amount = call.body.amount as { value?: unknown } | undefined;
    const { key, body } = call;
    const cost = Math.round(Number(amount?.value) * 100);
    const refund = store.takeBack(payment, 'refunds', cost, { key, metadata: body.metadata ?? null });
    if (!refund)
      return problem(422, 'Unprocessable Entity', 'The amount is higher than the remaining amount', 'amount');
    changed(payment);
    return { status: 201, body: wireRefund(refund, payment, call.origin, 'refund') };
  }
  if ((sub === 'refunds' || sub === 'chargebacks') && call.method === 'GET') {
    const kind = sub === 'refunds' ? 'refund' : 'chargeback';
    const one = subId && payment[sub].find((part) => part.id === subId);
    if (one) return { status: 200, body: wireRefund(one, payment, call.origin, kind) };
    if (subId) return problem(404, 'Not Found', `No ${kind} exists with token ${subId}.`);
    const items = payment[sub].map((part) => wireRefund(part, payment, call.origin, kind));
    return {
      status: 200,
      body: {
        count: items.length,
        _embedded: { [sub]: items },
        _links: {
          self: { href: `${call.origin}${call.path}`, type: 'application/hal+json' },
          next: null,
          previous: null,
        },
      },
    };
  }
  return problem(405, 'Method Not Allowed', 'This sandbox does not know that call');
}
