import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { consentKey } from '@/backend/contract/signatures';
import type { MailKind } from '@/backend/src/platform/outbox/mail-kinds';
import { linkToken } from '@/backend/src/platform/secrets/link-token';
import { linkIn, mailTo, newAddress, signUp, Visitor } from '../support/account';
import { adminFile, callAdmin, setStock } from '../support/admin-api';
import { listMails } from '../support/forms';
import { readDatabase } from '../support/read-database';
import { allLocales, call, cartLine, originOf, post, readCatalog, sandboxUrl } from '../support/shop';

/**
 * Programs open the links of mails. Those of an account's email address, of an order and of a sign-up are in profile.test.ts, as
 * their pages need the right browser.
 */
interface MailedLink {
  link: string;
  /** What the link's button changes. */
  state: () => unknown;
  /** Who presses it; by default a browser that nobody knows. */
  by?: Visitor;
}

const count = (table: string, column: string, value: string): unknown =>
  readDatabase(`select count(*) as rows from ${table} where ${column} = ?`, value)[0]?.rows;

const form = { origin: originOf('nl'), 'content-type': 'application/x-www-form-urlencoded' };

async function subscribe(email: string): Promise<string> {
  const [block] = readDatabase('select consent from components_blocks_newsletters where consent is not null');
  const consent = consentKey(String(block?.consent));
  const body = new URLSearchParams({ email, consent, agreed: '1' }).toString();
  await call('nl', '/api/newsletter', { method: 'POST', headers: form, body });
  return linkIn(await mailTo(email), '/newsletter?confirm=');
}
const subscriber = (email: string) => readDatabase('select state from newsletter_subscribers where email = ?', email);

/** A paid order, as the desk lists it. */
async function buy(email: string): Promise<string> {
  const home = { street: 'Kade', housenumber: '1', addition: '', info: '', postalCode: '3511 AB', city: 'Utrecht' };
  const data = {
    user: { firstname: 'Sanne', lastname: 'de Vries', email },
    locale: 'nl',
    cart: [await cartLine('nl', 'ZW-PRO-BLUE-M')],
    shipping: { ...home, firstname: '', lastname: '', country: 'nl' },
    consent: { terms: true },
    askReview: true,
  };
  const placed = await post('nl', '/api/orders', { data }, { 'idempotency-key': randomUUID() });
  const order = placed.json<{ data: { orderNr: string; slug: string; paymentUrl: string } }>().data;
  const payment = new URL(order.paymentUrl).pathname.split('/').at(-1) ?? '';
  const paid = { method: 'POST', body: new URLSearchParams({ status: 'paid' }), redirect: 'manual' } as const;
  await fetch(`${sandboxUrl}/operator/${payment}/status`, paid);
  const status = async () =>
    (await call('nl', `/api/orders/${order.slug}`)).json<{ data: { status: string } }>().data.status;
  await expect.poll(status).toBe('paid');
  const { data: rows } = await callAdmin<{ data: { id: string }[] }>(`/shop/desk/orders?state=all&q=${order.orderNr}`);
  return rows[0]?.id ?? '';
}

/** A paid, delivered order: the test shop asks for a review within seconds. */
async function deliver(email: string): Promise<string> {
  const id = await buy(email);
  for (const step of ['ship', 'deliver']) await callAdmin(`/shop/orders/${id}/${step}`, { json: {} });
  return linkIn(await mailTo(email, ({ text }) => /\/review\/[\w-]{43}\/stop/.test(text)), '/review/');
}

const LINKS = {
  'confirming the newsletter': async () => {
    const email = newAddress();
    return { link: await subscribe(email), state: () => subscriber(email) };
  },
  'leaving the newsletter': async () => {
    const email = newAddress();
    await new Visitor().press(await subscribe(email));
    const welcome = await mailTo(email, ({ text }) => text.includes('/newsletter?stop='));
    return { link: linkIn(welcome, '/newsletter?stop='), state: () => subscriber(email) };
  },
  'no more mails about stock': async () => {
    const email = newAddress();
    const sku = 'ZW-MINI-PINK-XXXL';
    await setStock(sku, 0);
    const variants = (await readCatalog('nl')).flatMap((product) => product.variants);
    const variantId = variants.find((variant) => variant.sku === sku)?.id;
    await post('nl', '/api/back-in-stock', { variantId, email });
    await setStock(sku, 4);
    const link = linkIn(await mailTo(email), '/back-in-stock?request=');
    await setStock(sku, 0);
    return { link, state: () => count('back_in_stock_requests', 'email', email) };
  },
  'no more requests for reviews': async () => {
    const link = await deliver(newAddress());
    const stop = `${link.slice(0, link.indexOf('/review/') + '/review/'.length + 43)}/stop`;
    return { link: stop, state: () => readDatabase('select count(*) as rows from review_stops') };
  },
  'no more practice mails': async () => {
    const { visitor, email } = await signUp();
    await call('nl', '/api/me/practice-mail', {
      method: 'PUT',
      headers: { origin: originOf('nl'), 'content-type': 'application/json', cookie: visitor.header },
      body: '{"on":true}',
    });
    const [account] = readDatabase('select id, document_id from up_users where email = ?', email);
    const token = linkToken('practice-mail', String(account?.document_id));
    return {
      link: `/practice-mail?stop=${token}`,
      state: () => count('practice_mails', 'user_id', String(account?.id)),
    };
  },
  'no more mails with a cart': async () => {
    const email = newAddress();
    await post('nl', '/api/cart-reminders', { email, cart: [await cartLine('nl', 'ZW-PRO-BLUE-M')] });
    const [row] = readDatabase('select email_key from cart_reminders where email = ?', email);
    const key = String(row?.email_key);
    return {
      link: `/cart-reminder?stop=${linkToken('cart-reminder', key)}`,
      state: () => readDatabase('select state, email from cart_reminders where email_key = ?', key),
    };
  },
  'the card in a parcel, which is printed': async () => {
    const { visitor: by, email } = await signUp();
    const id = await buy(newAddress());
    const file = await adminFile(`/shop/desk/parcel-cards?ids=${id}`);
    const link = /\/free-lessons\?code=[\w-]+/.exec(file)?.[0] ?? '';
    const [account] = readDatabase('select id from up_users where email = ?', email);
    return { link, by, state: () => count('parcel_cards', 'user_id', String(account?.id)) };
  },
  'an invitation to the children of an account': async () => {
    const [{ visitor: parent }, { visitor: by, email }] = [await signUp(), await signUp()];
    await parent.post('/api/me/children', {
      key: randomUUID(),
      nickname: 'Otje',
      birthYear: null,
      weight: null,
      size: '',
    });
    expect((await parent.post('/api/me/adults', { email })).status).toBeLessThan(300);
    const path = '/mail-link/children?code=';
    const link = linkIn(await mailTo(email, ({ text }) => text.includes(path)), path);
    const [account] = readDatabase('select id from up_users where email = ?', email);
    return { link, by, state: () => count('child_adults', 'adult_id', String(account?.id)) };
  },
} satisfies Record<string, () => Promise<MailedLink>>;

/** Tested in profile.test.ts. */
const IN_PROFILE_TEST = ['sign-up', 'email-change', 'email-undo', 'order'] as const;
type ActingLink = keyof typeof LINKS | (typeof IN_PROFILE_TEST)[number];

/** Kinds without their numbers. */
type Kind = Exclude<MailKind, `${string}.${number}`> | 'operator-alert' | 'staff-invitation';

/** The links in each kind of mail that change something: a new kind does not compile before it says which, and what tests them. */
const CHANGED_BY: Record<Kind, readonly ActingLink[]> = {
  'order-received': [],
  'order-paid': [],
  'bank-transfer': [],
  'order-shipped': [],
  'payment-link': [],
  'order-money-back': [],
  'order-refunded': [],
  'gift-card': [],
  'lesson-gift': [],
  'operator-paid': [],
  'operator-reviews': [],
  'operator-alert': [],
  'staff-invitation': [],
  'review-request': ['no more requests for reviews'],
  'review-rejected': [],
  'back-in-stock': ['no more mails about stock'],
  'cart-reminder': ['no more mails with a cart'],
  'account.confirm': ['sign-up'],
  'account.reset': [],
  'account.signin': [],
  'account.email-change': ['email-change'],
  'account.email-undo': ['email-undo'],
  'account.order-access': ['order'],
  'account.password-changed': [],
  'account.passkey-added': [],
  'account.passkey-removed': [],
  'account.goodbye': [],
  'form.received': [],
  'form.confirmed': [],
  'form.flood': [],
  'practice.step': ['no more practice mails'],
  'practice.ended': [],
  'newsletter.confirm': ['confirming the newsletter'],
  'newsletter.welcome': ['leaving the newsletter'],
  'question.waiting': [],
  'question.decided': [],
  'adult.invitation': ['an invitation to the children of an account'],
  'adult.accepted': [],
  'withdrawal.received': [],
  'withdrawal.rejected': [],
  'withdrawal.operator': [],
  'withdrawal.flood': [],
  'recall.notice': [],
  'exchange.accepted': [],
  'exchange.sent': [],
  'exchange.ended': [],
  'return.accepted': [],
  'return.reminder': [],
  'return.arrived': [],
};

/** Links with a secret that act by the button of their page. */
const ACTS = [
  /^\/newsletter\?(?:confirm|stop)=/,
  /^\/back-in-stock\?request=/,
  /^\/review\/[\w-]{43}\/stop$/,
  /^\/practice-mail\?stop=/,
  /^\/cart-reminder\?stop=/,
  /^\/mail-link\/(?:sign-up|email-change|email-undo|order|children)\?/,
];
/** Links that only show: an order, a form for a new password or a review, a cart, a product in a colour and size. */
const SHOWS = [
  /^\/api\/orders\/[\w-]+\/access\?key=/,
  /^\/reset\?code=/,
  /^\/review\/[\w-]{43}$/,
  /^\/cart-reminder#cart=/,
  /^\/[\w/-]+\?(?:color|size)=[\w-]+(?:&(?:color|size)=[\w-]+)*$/,
];
/** A secret is a parameter, or a part of the path with the length of 256 bits in base64url. */
const hasSecret = (link: string): boolean => /[?#]/.test(link) || /\/[\w-]{43}(?:\/|$)/.test(link);

describe('a link in a mail', () => {
  beforeAll(() => {
    const secrets = JSON.parse(readFileSync(join(process.env.DATA_DIR ?? '', 'secrets.json'), 'utf8')) as object;
    Object.assign(process.env, secrets);
  });

  it.each(Object.entries<() => Promise<MailedLink>>(LINKS))('for %s acts by its button only', async (_, make) => {
    const { link, state, by = new Visitor() } = await make();
    const before = state();
    for (const method of ['HEAD', 'GET']) {
      const opened = await call('nl', link, { method, headers: { cookie: by.header } });
      expect([method, opened.status]).toEqual([method, 200]);
    }
    expect(state()).toEqual(before);
    expect((await by.press(link)).status).toBe(303);
    expect(state()).not.toEqual(before);
  });

  it('that changes something is tested, in whatever kind of mail it stands', () => {
    // The card is no mail.
    const mailed = new Set<string>([...Object.values(CHANGED_BY).flat(), 'the card in a parcel, which is printed']);
    expect(mailed).toEqual(new Set([...Object.keys(LINKS), ...IN_PROFILE_TEST]));
  });

  it('with a secret, in any mail of this run, is one of those', async () => {
    const origins = allLocales.map(originOf);
    const texts = (await listMails()).map(({ text }) => text);
    const links = texts
      .flatMap((text) => text.match(/https?:\/\/[^\s"<>]+/g) ?? [])
      .flatMap((url) => {
        const origin = origins.find((own) => url.startsWith(`${own}/`));
        return origin ? [url.slice(origin.length).replace(/[.,;:!?)]+$/, '')] : [];
      });
    const secret = links.filter(hasSecret);
    for (const kind of ACTS.slice(0, 3))
      expect(
        secret.some((link) => kind.test(link)),
        String(kind),
      ).toBe(true);
    expect(secret.filter((link) => ![...ACTS, ...SHOWS].some((known) => known.test(link)))).toEqual([]);
  });
});
