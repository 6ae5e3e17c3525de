import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { answerAddresses } from './addresses';
import { answerRates } from './rates';
import { answerApi } from './api';
import { CarrierSandbox, type CarrierMode } from './carrier';
import { parcelsPage, trackingPage } from './carrier-pages';
import { answerCaptcha } from './captcha';
import { answerGoogle } from './google';
import { choicePage, closedPage, notFoundPage, operatorPage, outcomePage } from './pages';
import { isMethod } from './methods';
import { PaymentStore, type Payment, type Status } from './store';
import { answerTags } from './tags';
import { sendNews, sendWebhook } from './webhook';
import { parseLocaleHosts } from '../contract/locale-hosts';

/** Payment provider for development and tests: speaks the part of Mollie's v2 API that the shop uses and shows its pages. */
const port = Number(process.env.SANDBOX_PORT ?? 1400);
const dataDir = process.env.DATA_DIR ?? '.data';
mkdirSync(dataDir, { recursive: true });
const store = new PaymentStore(join(dataDir, 'sandbox-payments.jsonl'));
const carrier = new CarrierSandbox(join(dataDir, 'sandbox-parcels.json'));
const newsUrl = `${parseLocaleHosts(process.env.LOCALE_HOSTS, Number(process.env.PORT ?? 3000)).nl}/api/parcels/webhook`;
/**
 * Failures that tests switch on: `POST /sandbox {"webhooks": false, "api": "down" | "slow", "methods": "empty" | "slow",
 * "captcha": "down", "addresses": "down" | "slow" | "nonsense", "carrier": "down" | "slow" | "refuse" | "lost" | "full"}`.
 */
const switches = {
  webhooks: true,
  api: 'ok',
  methods: 'ok',
  captcha: 'ok',
  addresses: 'ok',
  carrier: 'ok' satisfies CarrierMode as CarrierMode,
};
const STATUSES: Status[] = ['paid', 'open', 'failed', 'canceled', 'expired'];

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > 100_000) throw new Error('body too large');
  }
  return body;
}

const html = (response: ServerResponse, body: string, status = 200): void =>
  void response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(body);
const json = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
const redirect = (response: ServerResponse, to: string): void => void response.writeHead(303, { location: to }).end();

/** Mollie calls the webhook for every status except `open` and `pending`. */
function announce(payment: Payment): void {
  if (switches.webhooks && payment.status !== 'open') void sendWebhook(payment.webhookUrl, payment.id);
}

function settle(payment: Payment, status: Status): void {
  const days = payment.method === 'banktransfer' ? 14 : 0;
  const expiresAt = days ? new Date(Date.now() + days * 86_400_000).toISOString() : payment.expiresAt;
  announce(store.update(payment, { status, expiresAt }));
}

function answerCheckout(
  response: ServerResponse,
  method: string,
  payment: Payment,
  step: string | undefined,
  form: URLSearchParams,
): void {
  if (method === 'GET') {
    if (payment.status !== 'open') return html(response, closedPage(payment));
    return html(response, payment.method && step === 'outcome' ? outcomePage(payment) : choicePage(payment));
  }
  if (payment.status !== 'open') return redirect(response, payment.redirectUrl);
  const chosen = form.get('method');
  if (step === 'method' && isMethod(chosen)) {
    store.update(payment, { method: chosen });
    return redirect(response, `/checkout/${payment.id}/outcome`);
  }
  const status = STATUSES.find((name) => name === form.get('status'));
  if (step === 'outcome' && status && payment.method) {
    settle(payment, status);
    return redirect(response, payment.redirectUrl);
  }
  return html(response, choicePage(payment), 400);
}

function answerOperator(
  response: ServerResponse,
  payment: Payment,
  action: string | undefined,
  form: URLSearchParams,
): void {
  const amount = Math.round(Number(form.get('amount')) * 100);
  const status = STATUSES.find((name) => name === form.get('status'));
  if (action === 'refund' && store.takeBack(payment, 'refunds', amount)) announce(payment);
  if (action === 'chargeback' && store.takeBack(payment, 'chargebacks', amount)) announce(payment);
  if (action === 'fail-refund') {
    store.failRefund(payment);
    announce(payment);
  }
  if (action === 'status' && status) settle(payment, status);
  redirect(response, '/operator');
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', `http://127.0.0.1:${port}`);
  const [area, id, step] = url.pathname.split('/').filter(Boolean);
  const method = request.method ?? 'GET';
  const body = await readBody(request);
  if (area === 'google') return answerGoogle(request, response, body, `http://${request.headers.host ?? url.host}`);
  if (area === 'health') return json(response, { status: 'ok' });
  if (area === 'sandbox' && method === 'POST') return json(response, Object.assign(switches, JSON.parse(body)));
  if (area === 'addresses') {
    if (switches.addresses === 'slow') await new Promise((resolve) => setTimeout(resolve, 5_000));
    const found = answerAddresses(url.searchParams, switches.addresses);
    return json(response, found.body, found.status);
  }
  if (area === 'rates')
    return void response.writeHead(200, { 'content-type': 'text/xml' }).end(answerRates(new Date()));
  if (area === 'recaptcha') {
    const captcha = answerCaptcha({ method, path: url.pathname, body }, switches.captcha);
    if (captcha) return void response.writeHead(captcha.status, { 'content-type': captcha.type }).end(captcha.body);
  }
  if (area === 'sendcloud') {
    carrier.mode = switches.carrier;
    const path = url.pathname.slice('/sendcloud'.length);
    const answered = await carrier.answer({
      method,
      path,
      query: url.searchParams,
      body,
      origin: `http://localhost:${port}`,
    });
    return void response.writeHead(answered.status, { 'content-type': answered.type }).end(answered.body);
  }
  if (area === 'tracking') return html(response, trackingPage(carrier, id ?? '') ?? notFoundPage());
  if (area === 'parcels' && method === 'POST') {
    const news = carrier.move(id ?? '', Number(new URLSearchParams(body).get('status')));
    if (news && switches.webhooks) void sendNews(newsUrl, news);
    return redirect(response, '/parcels');
  }
  if (area === 'parcels') return html(response, parcelsPage(carrier));
  const tags = answerTags(method, url.pathname, body);
  if (tags) return void response.writeHead(tags.status, { 'content-type': tags.type }).end(tags.body);
  if (area === 'v2') {
    if (switches.api === 'down')
      return json(
        response,
        { status: 503, title: 'Service Unavailable', detail: 'Switched off by a test', _links: {} },
        503,
      );
    if (switches.api === 'slow') await new Promise((resolve) => setTimeout(resolve, 20_000));
    if (!(request.headers.authorization ?? '').startsWith('Bearer test_'))
      return json(
        response,
        { status: 401, title: 'Unauthorized Request', detail: 'Missing or wrong API key', _links: {} },
        401,
      );
    if (id === 'methods' && switches.methods === 'empty')
      return json(response, { count: 0, _embedded: { methods: [] } });
    if (id === 'methods' && switches.methods === 'slow') await new Promise((resolve) => setTimeout(resolve, 20_000));
    const key = request.headers['idempotency-key'];
    const result = answerApi(
      store,
      {
        method,
        path: url.pathname,
        query: url.searchParams,
        body: body ? JSON.parse(body) : {},
        key: typeof key === 'string' ? key : null,
        origin: url.origin,
      },
      announce,
    );
    return json(response, result.body, result.status);
  }
  if (!area || (area === 'operator' && method === 'GET')) return html(response, operatorPage(store.list()));
  const payment = store.get(id ?? '');
  if (!payment) return html(response, notFoundPage(), 404);
  const form = new URLSearchParams(body);
  if (area === 'checkout') return answerCheckout(response, method, payment, step, form);
  if (area === 'operator') return answerOperator(response, payment, step, form);
  return html(response, notFoundPage(), 404);
}

// As at a real provider, callers give idle connections up first, also while this machine is busy.
createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  answer(request, response).catch(() =>
    json(response, { status: 400, title: 'Bad Request', detail: 'The request could not be read', _links: {} }, 400),
  );
}).listen(port, '127.0.0.1');
