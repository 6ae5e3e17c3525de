import { randomUUID } from 'node:crypto';
import { type Browser, type Page, expect } from '@playwright/test';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the tests through \`npm run test:full\``);
  return value;
}

export const backendUrl = required('BACKEND_URL');
const shopSecret = required('SHOP_SECRET');

/** A separate IP address per caller, so that the rate limits of the login don't affect tests. */
export const storefrontHeaders = (): Record<string, string> => ({
  'content-type': 'application/json',
  'x-shop-secret': shopSecret,
  'x-shop-ip': `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`,
});

export async function post<T>(path: string, json: unknown, headers: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(`${backendUrl}${path}`, {
    method: 'POST',
    headers: { ...storefrontHeaders(), ...headers },
    body: JSON.stringify(json),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

interface Token {
  data: { token: string };
}

let owner: Promise<string> | null = null;

/** The super admin. Signs in once, because the admin limits logins. */
export function ownerToken(): Promise<string> {
  owner ??= post<Token>('/admin/login', {
    email: required('ADMIN_EMAIL'),
    password: required('ADMIN_PASSWORD'),
  }).then(({ data }) => data.token);
  return owner;
}

export const asOwner = async (): Promise<{ authorization: string }> => ({
  authorization: `Bearer ${await ownerToken()}`,
});

export interface Hired {
  email: string;
  password: string;
  /** Of the session in which the account was set up. */
  token: string;
}

/** Creates an admin account with the role. */
export async function hirePerson(code: string, firstname: string, lastname: string): Promise<Hired> {
  const headers = await asOwner();
  const roles = (await (await fetch(`${backendUrl}/admin/roles`, { headers })).json()) as {
    data: { id: number; code: string }[];
  };
  const email = `${randomUUID()}@zwotter.example`;
  const password = 'Otter-test-98765';
  const json = {
    firstname,
    lastname,
    email,
    roles: [roles.data.find((role) => role.code === code)?.id],
  };
  const made = await post<{ data: { registrationToken: string } }>('/admin/users', json, headers);
  const { data } = await post<Token>('/admin/register', {
    registrationToken: made.data.registrationToken,
    userInfo: { firstname, lastname, password },
  });
  return { email, password, token: data.token };
}

/** The same, signed in: the token of its session. */
export const hire = async (code: string, firstname: string, lastname: string): Promise<string> =>
  (await hirePerson(code, firstname, lastname)).token;

/** A page of the admin, signed in with the token. */
export async function openAdmin(browser: Browser, token: string, path: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'jwtToken', value: token, url: backendUrl }]);
  const page = await context.newPage();
  await page.goto(`${backendUrl}/admin${path}`);
  return page;
}

/** Pastes into the focused cell what a spreadsheet copied. */
export async function typeCopied(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const data = new DataTransfer();
    data.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

interface MediaFile {
  id: number;
  name: string;
}

/** The newest pictures of the media library, which its dialog shows first. */
export async function newestPictures(): Promise<MediaFile[]> {
  const path = '/upload/files?pageSize=3&sort=createdAt:DESC&filters[mime]=image/webp';
  return (await readJson<{ results: MediaFile[] }>(path, { headers: await asOwner() })).results;
}

/** Chooses a picture in the open dialog of the media library. */
export async function chooseFromLibrary(page: Page, name: string): Promise<void> {
  const library = page.getByRole('dialog', { name: 'Add new assets' });
  await library.getByRole('checkbox', { name }).click();
  await library.getByRole('button', { name: 'Finish' }).click();
  await expect(library).toBeHidden();
}

interface Variant {
  id: string;
  attributes: { sku: string; options: { key: string; value: string }[] };
}

export async function readJson<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(`${backendUrl}${path}`, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A suit of the seed, with enough stock for every test. */
async function stockSuit(): Promise<Variant> {
  const list = await readJson<{ data: Variant[] }>(
    '/api/product-variants?filters[sku][$startsWith]=ZW-CLASSIC-BLUE&sort=id',
  );
  const variant = list.data[0];
  if (!variant) throw new Error('The seed has no blue suit');
  const headers = { ...(await asOwner()), 'content-type': 'application/json' };
  const stocks = '/content-manager/collection-types/api::stock.stock';
  const found = await readJson<{ results: { documentId: string }[] }>(
    `${stocks}?filters[sku]=${variant.attributes.sku}`,
    { headers },
  );
  const body = JSON.stringify({ quantity: 1000 });
  await readJson(`${stocks}/${found.results[0]?.documentId}`, { method: 'PUT', headers, body });
  return variant;
}

let suit: Promise<Variant> | null = null;

export interface Sold {
  orderNr: string;
  sku: string;
  lastname: string;
  email: string;
  /** Its payment at the provider. */
  paymentUrl: string;
  /** Cents. */
  total: number;
}

/** A paid guest order, placed and paid like in the storefront and the payment sandbox. */
export async function sellOrder(
  lastname: string,
  quantity = 1,
  locale: 'nl' | 'sv' = 'nl',
  wishes: { askReview?: boolean } = {},
): Promise<Sold> {
  suit ??= stockSuit();
  const variant = await suit;
  const { sku, options } = variant.attributes;
  const email = `${randomUUID()}@example.nl`;
  const { data } = await post<{ data: { orderNr: string; paymentUrl: string; total: number } }>('/api/orders', {
    data: {
      user: { firstname: 'Zoë', lastname, email },
      locale,
      cart: [{ variantId: variant.id, quantity, options }],
      shipping: { street: 'Kade', housenumber: '1', postalCode: '1234 AB', city: 'Delft', country: 'nl' },
      consent: { terms: true },
      ...wishes,
    },
  });
  const pay = (step: string, form: Record<string, string>) =>
    fetch(`${data.paymentUrl}/${step}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  await pay('method', { method: locale === 'sv' ? 'swish' : 'ideal' });
  await pay('outcome', { status: 'paid' });
  const headers = await asOwner();
  await expect
    .poll(async () => {
      const found = await fetch(`${backendUrl}/shop/desk/orders?state=pack&q=${data.orderNr}`, { headers });
      return ((await found.json()) as { data: object[] }).data.length;
    })
    .toBe(1);
  return { ...data, sku, lastname, email };
}

/** The storefront's request for a guest's withdrawal, from a whole order or as free text. */
export async function withdrawFrom({ orderNr, email, lastname }: Sold, text = ''): Promise<void> {
  const statement = { name: `Zoë ${lastname}`, orderNr, email, text, lines: [], token: randomUUID() };
  await post('/api/withdrawals', { data: statement });
}
