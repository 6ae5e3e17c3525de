import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Google's sign-in for development and tests: discovery, a page that accepts any email address without a password, the token
 * endpoint with PKCE, and its keys.
 */
export const GOOGLE_CLIENT = { id: 'sandbox.apps.googleusercontent.com', secret: 'sandbox-google-secret' };

interface Grant {
  clientId: string;
  redirectUri: string;
  challenge: string;
  nonce: string;
  email: string;
  verified: boolean;
  name: string;
}

/** Failures that tests switch on: `POST /google/sandbox {"claims": {…}, "foreignKey": true, "down": true}`; `{}` resets all. */
interface SimulatedFailures {
  claims?: Record<string, unknown>;
  foreignKey?: boolean;
  down?: boolean;
}

const createKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const CODE_MS = 60_000;
const grants = new Map<string, Grant>();
let failures: SimulatedFailures = {};
let keys: ReturnType<typeof createKeys> | null = null;
const ownKeys = () => (keys ??= createKeys());

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const json = (response: ServerResponse, body: unknown, status = 200): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
const html = (response: ServerResponse, body: string, status = 200): void =>
  void response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(body);

const STYLE = `body{margin:0;font:17px/1.5 system-ui,sans-serif;background:#eef3f5;color:#12384a}main{max-width:30rem;margin:0 auto;padding:2rem 1rem}
form,.card{background:#fff;border-radius:16px;padding:1.5rem;box-shadow:0 8px 30px #12384a1a}h1{font-size:1.35rem;margin:0 0 1rem}label{display:block;margin:0 0 1rem;font-weight:600}
input[type=email],input[type=text]{font:inherit;display:block;width:100%;box-sizing:border-box;min-height:44px;padding:.4rem .7rem;border:2px solid #7f9aa6;border-radius:10px}
button{font:inherit;font-weight:600;display:block;width:100%;min-height:48px;margin:.5rem 0;border:2px solid #0b6f7b;border-radius:12px;background:#fff;color:#0b5f69;cursor:pointer}button.main{background:#0b6f7b;color:#fff}
button:focus-visible,input:focus-visible{outline:3px solid #f2694b;outline-offset:2px}.tag{display:inline-block;background:#ffc857;border-radius:99px;padding:.1rem .7rem;font-size:.85rem;font-weight:600;margin-bottom:1rem}`;
const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Google sandbox</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

const QUERY = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
];

/** Error of a sign-in request; Google shows it on a page of its own instead of redirecting back. */
function findParameterError(query: URLSearchParams): string | null {
  if (query.get('client_id') !== GOOGLE_CLIENT.id) return 'The client is not known.';
  if (!/^https?:\/\//.test(query.get('redirect_uri') ?? '')) return 'The redirect_uri is not an address.';
  if (query.get('response_type') !== 'code') return 'The response_type must be code.';
  if (!(query.get('scope') ?? '').split(' ').includes('openid')) return 'The scope must hold openid.';
  if (query.get('code_challenge_method') !== 'S256' || !query.get('code_challenge'))
    return 'PKCE with S256 is missing.';
  return query.get('state') && query.get('nonce') ? null : 'State or nonce is missing.';
}

function choicePage(query: URLSearchParams): string {
  const hidden = QUERY.map((name) => `<input type="hidden" name="${name}" value="${escape(query.get(name) ?? '')}">`);
  return page(
    `<form method="post" action="/google/authorize"><span class="tag">Sandbox: not Google</span><h1>Choose an account</h1>${hidden.join('')}
<label>Email address<input type="email" name="email" autocomplete="off" required></label><label>Name<input type="text" name="name" autocomplete="off" value="Sam Sandbox"></label>
<label><input type="checkbox" name="verified" value="1" checked> Google has verified this address</label>
<button class="main" name="choice" value="allow">Continue</button><button name="choice" value="deny" formnovalidate>Cancel</button></form>`,
  );
}

function decide(response: ServerResponse, form: URLSearchParams, issuer: string): void {
  const error = findParameterError(form);
  if (error) return html(response, page(`<div class="card"><h1>${error}</h1></div>`), 400);
  const back = new URL(form.get('redirect_uri') ?? '');
  back.searchParams.set('state', form.get('state') ?? '');
  back.searchParams.set('iss', issuer);
  if (form.get('choice') !== 'allow') {
    back.searchParams.set('error', 'access_denied');
  } else {
    const code = randomBytes(24).toString('base64url');
    grants.set(code, {
      clientId: form.get('client_id') ?? '',
      redirectUri: form.get('redirect_uri') ?? '',
      challenge: form.get('code_challenge') ?? '',
      nonce: form.get('nonce') ?? '',
      email: form.get('email') ?? '',
      verified: form.get('verified') === '1',
      name: form.get('name') ?? '',
    });
    setTimeout(() => grants.delete(code), CODE_MS).unref();
    back.searchParams.set('code', code);
  }
  response.writeHead(303, { location: back.toString() }).end();
}

function signToken(grant: Grant, issuer: string): string {
  const now = Math.floor(Date.now() / 1000);
  const [first = '', ...rest] = grant.name.split(' ');
  const claims = {
    iss: issuer,
    aud: grant.clientId,
    azp: grant.clientId,
    sub: createHash('sha256').update(grant.email.toLowerCase()).digest('hex').slice(0, 21),
    // As if Google hosted every domain; a test says otherwise with `{"claims": {"hd": null}}`.
    hd: grant.email.split('@').at(-1),
    email: grant.email,
    email_verified: grant.verified,
    given_name: first,
    family_name: rest.join(' '),
    nonce: grant.nonce,
    iat: now,
    exp: now + 3600,
    ...failures.claims,
  };
  const body = `${encode({ alg: 'RS256', kid: 'sandbox', typ: 'JWT' })}.${encode(claims)}`;
  const { privateKey } = failures.foreignKey ? createKeys() : ownKeys();
  return `${body}.${createSign('RSA-SHA256').update(body).sign(privateKey).toString('base64url')}`;
}

function giveToken(response: ServerResponse, form: URLSearchParams, issuer: string): void {
  if (failures.down) return json(response, { error: 'temporarily_unavailable' }, 503);
  const code = form.get('code') ?? '';
  const grant = grants.get(code);
  grants.delete(code);
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (form.get('client_id') !== GOOGLE_CLIENT.id || form.get('client_secret') !== GOOGLE_CLIENT.secret)
    return json(response, { error: 'invalid_client' }, 401);
  const isOwn = grant?.redirectUri === form.get('redirect_uri') && grant?.challenge === challenge;
  if (form.get('grant_type') !== 'authorization_code' || !grant || !isOwn)
    return json(response, { error: 'invalid_grant' }, 400);
  json(response, {
    access_token: 'sandbox',
    token_type: 'Bearer',
    expires_in: 3600,
    id_token: signToken(grant, issuer),
  });
}

/** Handles a request below `/google`; `origin` is the sandbox's own. */
export function answerGoogle(request: IncomingMessage, response: ServerResponse, body: string, origin: string): void {
  const url = new URL(request.url ?? '/', origin);
  const issuer = `${origin}/google`;
  const at = `${request.method} ${url.pathname.replace('/google', '')}`;
  if (at === 'POST /sandbox') {
    failures = JSON.parse(body) as SimulatedFailures;
    return json(response, failures);
  }
  if (at === 'GET /.well-known/openid-configuration')
    return json(response, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
  if (at === 'GET /jwks') {
    const key = ownKeys().publicKey.export({ format: 'jwk' });
    return json(response, { keys: [{ ...key, kid: 'sandbox', use: 'sig', alg: 'RS256' }] });
  }
  if (at === 'GET /authorize') {
    const error = findParameterError(url.searchParams);
    if (error) return html(response, page(`<div class="card"><h1>${error}</h1></div>`), 400);
    return html(response, choicePage(url.searchParams));
  }
  if (at === 'POST /authorize') return decide(response, new URLSearchParams(body), issuer);
  if (at === 'POST /token') return giveToken(response, new URLSearchParams(body), issuer);
  return json(response, { error: 'not_found' }, 404);
}
