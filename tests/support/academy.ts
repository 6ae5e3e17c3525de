import { randomUUID } from 'node:crypto';
import type { Locale } from '@/backend/contract/locales';
import { PATIENCE_MS } from './time-limits';
import { type Answer, call, callBackend, cartLine, originOf, post, sandboxUrl, segment } from './shop';

interface OutlineLesson {
  id: string;
  slug: string;
  title: string;
  preview: boolean;
  video: { key: string; seconds: number } | null;
}

interface OutlineLevel {
  id: string;
  slug: string;
  title: string;
  lessons: OutlineLesson[];
}

export interface Outline {
  levels: OutlineLevel[];
  offers: { variantId: string; scope: string; target: string | null; price: number }[];
}

const outlines = new Map<Locale, Outline>();

export async function readOutline(locale: Locale): Promise<Outline> {
  const known = outlines.get(locale);
  if (known) return known;
  const answer = await callBackend(`/academy/outline?locale=${locale}`);
  const outline = ((await answer.json()) as { data: Outline }).data;
  outlines.set(locale, outline);
  return outline;
}

/** Level and lesson by number, counted from 1. */
export async function lessonAt(locale: Locale, level: number, lesson: number) {
  const { levels, offers } = await readOutline(locale);
  const ofLevel = levels[level - 1];
  const found = ofLevel?.lessons[lesson - 1];
  if (!ofLevel || !found) throw new Error(`no lesson ${level}-${lesson}`);
  const base = `${originOf(locale)}/${segment(locale, 'academy')}/${ofLevel.slug}`;
  const priceOf = (scope: string, target: string | null): number =>
    offers.find((offer) => offer.scope === scope && offer.target === target)?.price ?? 0;
  return {
    ...found,
    level: ofLevel,
    url: `${base}/${found.slug}`,
    levelUrl: base,
    price: priceOf('lesson', found.id),
    levelPrice: priceOf('level', ofLevel.id),
    bundlePrice: priceOf('all', null),
  };
}

const home = {
  firstname: 'Sanne',
  lastname: 'de Vries',
  street: 'Otterkade',
  housenumber: '12',
  addition: '',
  info: '',
  postalCode: '3511 AB',
  city: 'Utrecht',
  country: 'nl',
};

export interface PaidOrder {
  slug: string;
  payment: string;
  /** The value of the `order-access` cookie. */
  access: string;
}

/** Controls of the payment sandbox. */
export const operate = (payment: string, action: string, form: Record<string, string>): Promise<unknown> =>
  fetch(`${sandboxUrl}/operator/${payment}/${action}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });

export const orderStatus = async (locale: Locale, slug: string): Promise<string> =>
  (await call(locale, `/api/orders/${slug}`)).json<{ data: { status: string } }>().data.status;

/** Buys by SKU, as a guest or with the cookies of a session, and pays. */
export async function buy(
  locale: Locale,
  skus: string[],
  { email = `les-${randomUUID()}@example.com`, cookie = '' } = {},
): Promise<PaidOrder> {
  const { firstname, lastname } = home;
  const data = {
    user: { firstname, lastname, email },
    locale,
    cart: await Promise.all(skus.map((sku) => cartLine(locale, sku))),
    shipping: home,
    billing: home,
    consent: { terms: true, immediateAccess: true },
  };
  const answer = await post(locale, '/api/orders', { data }, { 'idempotency-key': randomUUID(), cookie });
  if (answer.status !== 201) throw new Error(`not ordered: ${answer.body}`);
  const { slug, paymentUrl } = answer.json<{ data: { slug: string; paymentUrl: string } }>().data;
  const payment = new URL(paymentUrl).pathname.split('/').at(-1) ?? '';
  await operate(payment, 'status', { status: 'paid' });
  for (const end = Date.now() + PATIENCE_MS; (await orderStatus(locale, slug)) !== 'paid'; ) {
    if (Date.now() > end) throw new Error(`order ${slug} is not paid`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { slug, payment, access: accessOf(answer) };
}

const accessOf = (answer: Answer): string =>
  /order-access=([^;]+)/.exec([answer.headers['set-cookie']].flat().join(';'))?.[1] ?? '';

export const withAccess = ({ access }: PaidOrder): { cookie: string } => ({ cookie: `order-access=${access}` });
