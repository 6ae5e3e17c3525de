import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { outcomeOf } from '../../../sandbox/apple-pay';

interface FakePayment {
  id: string;
  status: string;
  amount: { currency: string; value: string };
  /** Set by a test: the provider can not say anything about this payment. */
  broken?: boolean;
  [key: string]: unknown;
}

interface FakeRefund {
  id: string;
  paymentId: string;
  status: string;
  amount: { currency: string; value: string };
  metadata: unknown;
}

/** Behaviors that tests can switch. */
interface SimulatedFailures {
  /** Refuses every call. */
  down: boolean;
  delayMs: number;
  /** Creates payments but sends no response. */
  loseCreateAnswers: boolean;
  /** Responds with this status and no payment. */
  status: number;
  /** Responds with this text. */
  nonsense: string;
  /** Overrides these fields in every response about a payment. */
  claim: Record<string, unknown>;
  /** Creates refunds but sends no response. */
  loseRefundAnswers: boolean;
  refuseRefunds: boolean;
  /** Treats a refund's idempotency key as unknown, as after an hour. */
  forgetKeys: boolean;
  /** Payments by these methods are refused. */
  refuseMethods: string[];
  /** Response to the list of methods: entries, or anything else. */
  methods: unknown;
}

/** A call of the shop: before it is handled, or when the response has been sent. */
export interface Call {
  what: 'create' | 'get' | 'cancel' | 'refund' | 'refunds';
  stage: 'arrived' | 'answered';
}

export interface FakeMollie {
  origin: string;
  onCall: ((call: Call) => void) | null;
  stop: () => Promise<void>;
}

const readText = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const reply = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
};

/** The part of Mollie's payments API that the shop uses, with a `/control` API for tests. */
export async function startFakeMollie(): Promise<FakeMollie> {
  const payments = new Map<string, FakePayment>();
  const byKey = new Map<string, string>();
  const log: { method: string; id: string; key: string | null }[] = [];
  const failures: SimulatedFailures = {
    down: false,
    delayMs: 0,
    loseCreateAnswers: false,
    loseRefundAnswers: false,
    refuseRefunds: false,
    forgetKeys: false,
    status: 0,
    nonsense: '',
    claim: {},
    refuseMethods: [],
    methods: [],
  };
  const refunds = new Map<string, FakeRefund>();
  let origin = '';
  let count = 0;

  const liveRefunds = (payment: FakePayment): FakeRefund[] =>
    [...refunds.values()].filter(
      (refund) => refund.paymentId === payment.id && refund.status !== 'failed' && refund.status !== 'canceled',
    );
  const centsOf = (value: string): number => Math.round(Number(value) * 100);
  const sentBack = (payment: FakePayment): number =>
    liveRefunds(payment).reduce((sum, refund) => sum + centsOf(refund.amount.value), 0);
  /** Computed from the refunds; a test without refunds may also set the sum directly. */
  const refundedOf = (payment: FakePayment) => {
    const own = [...refunds.values()].filter((refund) => refund.paymentId === payment.id);
    const value = (sentBack(payment) / 100).toFixed(2);
    return own.length > 0
      ? { amountRefunded: { currency: payment.amount.currency, value }, _embedded: { refunds: own } }
      : {};
  };

  function addRefund(payment: FakePayment, cents: number, over: object): FakeRefund {
    count += 1;
    const id = `re_${Date.now().toString(36)}${count}`;
    const amount = { currency: payment.amount.currency, value: (cents / 100).toFixed(2) };
    const createdAt = new Date().toISOString();
    const resource = 'refund';
    const refund = {
      status: 'pending',
      metadata: null,
      ...over,
      resource,
      id,
      paymentId: payment.id,
      amount,
      createdAt,
    };
    refunds.set(id, refund);
    return refund;
  }

  function makeRefund(payment: FakePayment, body: Record<string, unknown>, key: string | null): FakeRefund | null {
    const known = key && !failures.forgetKeys ? refunds.get(byKey.get(key) ?? '') : undefined;
    if (known) return known;
    const cents = centsOf((body.amount as FakeRefund['amount']).value);
    const left = centsOf(payment.amount.value) - sentBack(payment);
    if (failures.refuseRefunds || payment.status !== 'paid' || cents > left) return null;
    const refund = addRefund(payment, cents, body);
    if (key) byKey.set(key, refund.id);
    return refund;
  }

  /** A test that only sets the refunded amount gets refunds that add up to it. */
  function refundTo(payment: FakePayment, cents: number): void {
    if (cents < sentBack(payment)) for (const refund of liveRefunds(payment)) refund.status = 'failed';
    const missing = cents - sentBack(payment);
    if (missing > 0) addRefund(payment, missing, { status: 'refunded' });
  }

  async function answerRefunds(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const key = request.headers['idempotency-key'] ? String(request.headers['idempotency-key']) : null;
    const text = await readText(request);
    // A 4xx would be a response; this simulates none.
    if (failures.down) return void request.socket.destroy();
    const payment = payments.get(id);
    if (!payment) return reply(response, 404, { status: 404, title: 'Not Found', detail: 'x', _links: {} });
    if (request.method === 'GET') {
      const items = [...refunds.values()].filter((refund) => refund.paymentId === id);
      return reply(response, 200, { count: items.length, _embedded: { refunds: items }, _links: { next: null } });
    }
    log.push({ method: 'REFUND', id, key });
    const refund = makeRefund(payment, JSON.parse(text) as Record<string, unknown>, key);
    if (!refund)
      return reply(response, 422, { status: 422, title: 'Unprocessable', detail: 'Not refundable', _links: {} });
    if (failures.loseRefundAnswers) return void request.socket.destroy();
    return reply(response, 201, refund);
  }

  const wire = (payment: FakePayment) => ({
    resource: 'payment',
    ...payment,
    ...refundedOf(payment),
    ...failures.claim,
    isCancelable: payment.status === 'open',
    _links:
      payment.status === 'open' ? { checkout: { href: `${origin}/checkout/${payment.id}`, type: 'text/html' } } : {},
  });

  function create(body: Record<string, unknown>, key: string | null): FakePayment {
    const known = key ? payments.get(byKey.get(key) ?? '') : undefined;
    if (known) return known;
    count += 1;
    const id = `tr_${Date.now().toString(36)}${count}`;
    const expiresAt = new Date(Date.now() + 15 * 60_000).toISOString();
    const payment = {
      ...body,
      id,
      status: body.applePayPaymentToken ? outcomeOf(body.applePayPaymentToken) : 'open',
      method: body.applePayPaymentToken ? 'applepay' : null,
      requestedMethod: body.method ?? null,
      details: null,
      expiresAt,
      createdAt: new Date().toISOString(),
    } as unknown as FakePayment;
    payments.set(id, payment);
    if (key) byKey.set(key, id);
    return payment;
  }

  async function answerApi(request: IncomingMessage, response: ServerResponse, id: string | undefined): Promise<void> {
    const key = request.headers['idempotency-key'] ? String(request.headers['idempotency-key']) : null;
    const text = await readText(request);
    const method = request.method ?? '';
    if (failures.delayMs > 0) await pause(failures.delayMs);
    if (failures.down) return reply(response, 422, { status: 422, title: 'Down', detail: 'Switched off', _links: {} });
    if (failures.status > 0)
      return reply(response, failures.status, { status: failures.status, title: 'Broken', _links: {} });
    if (failures.nonsense) return void response.writeHead(200, { 'content-type': 'text/html' }).end(failures.nonsense);
    if (method === 'POST') {
      const body = JSON.parse(text) as Record<string, unknown>;
      if (body.applePayPaymentToken && outcomeOf(body.applePayPaymentToken) === 'unreadable')
        return reply(response, 422, { status: 422, title: 'No token', field: 'applePayPaymentToken', _links: {} });
      if (failures.refuseMethods.includes(String(body.method)))
        return reply(response, 422, { status: 422, title: 'No such method', detail: 'x', field: 'method', _links: {} });
      const payment = create(body, key);
      log.push({ method, id: payment.id, key });
      if (failures.loseCreateAnswers) return void request.socket.destroy();
      return reply(response, 201, wire(payment));
    }
    if (id === undefined) {
      const newestFirst = [...payments.values()].reverse().map(wire);
      return reply(response, 200, {
        count: newestFirst.length,
        _embedded: { payments: newestFirst },
        _links: { next: null },
      });
    }
    const payment = payments.get(id);
    log.push({ method, id, key });
    if (!payment)
      return reply(response, 404, { status: 404, title: 'Not Found', detail: 'No such payment', _links: {} });
    if (payment.broken) return reply(response, 422, { status: 422, title: 'Broken', detail: 'x', _links: {} });
    // The state is read when the call arrives, even if the response is delayed.
    const snapshot = wire(payment);
    if (method === 'DELETE') {
      if (payment.status !== 'open')
        return reply(response, 422, { status: 422, title: 'Not cancelable', detail: 'x', _links: {} });
      payment.status = 'canceled';
      return reply(response, 200, wire(payment));
    }
    await pause(Math.random() * 5);
    return reply(response, 200, snapshot);
  }

  async function answerMethods(request: IncomingMessage, response: ServerResponse): Promise<void> {
    log.push({ method: 'METHODS', id: new URL(request.url ?? '', origin).search, key: null });
    if (failures.delayMs > 0) await pause(failures.delayMs);
    if (failures.down) return reply(response, 422, { status: 422, title: 'Down', detail: 'Switched off', _links: {} });
    if (failures.nonsense) return void response.writeHead(200, { 'content-type': 'text/html' }).end(failures.nonsense);
    return reply(response, 200, { count: 1, _embedded: { methods: failures.methods }, _links: {} });
  }

  async function answerWallets(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { domain, validationUrl } = JSON.parse(await readText(request)) as Record<string, string>;
    log.push({ method: 'WALLET', id: `${domain} ${validationUrl}`, key: null });
    if (failures.down) return reply(response, 422, { status: 422, title: 'Down', detail: 'Switched off', _links: {} });
    return reply(response, 201, { domainName: domain, signature: 'x' });
  }

  async function answerControl(
    request: IncomingMessage,
    response: ServerResponse,
    id: string | undefined,
  ): Promise<void> {
    const text = await readText(request);
    const change = text ? (JSON.parse(text) as Record<string, unknown>) : {};
    if (id === 'failures') return reply(response, 200, Object.assign(failures, change));
    const refund = refunds.get(id ?? '');
    if (refund) return reply(response, 200, Object.assign(refund, change));
    const owner = id === 'refund' ? payments.get(String(change.paymentId)) : undefined;
    if (owner) return reply(response, 200, makeRefund(owner, change, null));
    const payment = payments.get(id ?? '');
    const { amountRefunded, from, ...rest } = change as { amountRefunded?: FakeRefund['amount']; from?: string };
    // Concurrent decisions: a real provider accepts only the first.
    if (payment && from !== undefined && payment.status !== from) return reply(response, 409, wire(payment));
    if (payment && amountRefunded) refundTo(payment, centsOf(amountRefunded.value));
    if (payment) return reply(response, 200, wire(Object.assign(payment, rest)));
    return reply(response, 200, { payments: [...payments.values()], refunds: [...refunds.values()], log });
  }

  /** Notifies listeners, so that a test can act at exactly this point. */
  function announce(request: IncomingMessage, response: ServerResponse, ofRefunds: boolean): void {
    const isPost = request.method === 'POST';
    const ofPayments = isPost ? 'create' : request.method === 'DELETE' ? 'cancel' : 'get';
    const what = ofRefunds ? (isPost ? 'refund' : 'refunds') : ofPayments;
    response.once('finish', () => mollie.onCall?.({ what, stage: 'answered' }));
    mollie.onCall?.({ what, stage: 'arrived' });
  }

  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const [area, part, last, sub] = (request.url ?? '').split('?')[0]?.split('/').filter(Boolean) ?? [];
    if (part === 'payments' && area !== 'control') announce(request, response, sub === 'refunds');
    const work =
      area === 'control'
        ? answerControl(request, response, part)
        : part === 'methods'
          ? answerMethods(request, response)
          : part === 'wallets'
            ? answerWallets(request, response)
            : part === 'payments'
              ? sub === 'refunds' && last
                ? answerRefunds(request, response, last)
                : answerApi(request, response, last)
              : null;
    if (!work) return reply(response, 404, {});
    work.catch((error: unknown) => reply(response, 500, { error: String(error) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mollie: FakeMollie = {
    origin,
    onCall: null,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return mollie;
}
