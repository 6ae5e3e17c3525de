// @full
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../contract/locales';
import { lessonPath } from '../../contract/paths';
import de from '../../messages/de.json';
import en from '../../messages/en.json';
import es from '../../messages/es.json';
import fr from '../../messages/fr.json';
import nl from '../../messages/nl.json';
import sv from '../../messages/sv.json';
import { signUp, withToken } from '../accounts/support/account';
import type { TestVariant } from '../orders/support/shop';
import { asStorefront, backendUrl, call } from '../support/client';
import { readPdfPages } from '../support/pdf-text';
import { buyLessons, key, makeLesson, makeLevel, makeOffer, orderLessons } from './support';

const MESSAGES = { nl, en, de, es, fr, sv };

interface Outline {
  data: {
    levels: { id: string; title: string; slug: string; lessons: { id: string; title: string; slug: string }[] }[];
  };
}

async function print(kind: 'lessons' | 'levels', id: string, headers: Record<string, string> = {}) {
  const part = kind === 'lessons' ? 'pool-card' : 'pool-cards';
  const answer = await fetch(new URL(`/api/academy/${kind}/${id}/${part}`, backendUrl()), {
    headers: asStorefront(headers),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isPdf = bytes.toString('latin1', 0, 5) === '%PDF-';
  const pages = isPdf ? readPdfPages(bytes).map((page) => page.replace(/\s+/g, ' ')) : [];
  return { status: answer.status, headers: answer.headers, bytes, isPdf, pages };
}

const points = (...texts: string[]) => texts.map((text) => ({ text }));

let level = '';
let locked = '';
let free = '';
let oneLesson: TestVariant;
let oneLevel: TestVariant;
beforeAll(async () => {
  level = await makeLevel();
  free = await makeLesson(level, {
    preview: true,
    position: 1,
    goal: 'Drijven als een otter',
    floats: 8,
    cues: points('Buik omhoog', 'Oren nat', 'Armen wijd'),
    game: { title: 'De slapende otter', text: 'Neurie een liedje.' },
    stopSigns: points('Blauwe lippen: eruit'),
  });
  locked = await makeLesson(level, { position: 2, goal: 'Omdraaien', cues: points('Geheime zin'), floats: 0 });
  for (const position of [3, 4, 5]) await makeLesson(level, { position, goal: `Doel ${position}` });
  oneLesson = await makeOffer('lesson', 5, locked);
  oneLevel = await makeOffer('level', 20, level);
});

describe('the card of a free lesson', () => {
  it('is printed for everybody, with all the lesson has and the safety line', async () => {
    const { status, headers, pages, bytes } = await print('lessons', free);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(
      /^inline; filename="spiekkaart-les-[\w-]+\.pdf"; filename\*=UTF-8''/,
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(pages).toHaveLength(1);
    for (const text of [
      'Les 1',
      'Drijven als een otter',
      '8 drijvers in het pak',
      'Buik omhoog',
      'Oren nat',
      'Armen wijd',
      'Het spel: De slapende otter',
      'Neurie een liedje.',
      'Blauwe lippen: eruit',
      nl.poolCard.safety,
    ])
      expect(pages[0]).toContain(text);
    const file = bytes.toString('latin1');
    for (const part of ['/Lang (nl-NL)', '/MarkInfo', '/StructTreeRoot', '/S /H1', '/S /LI', '/S /Link'])
      expect(file).toContain(part);
  });
});

describe('the card of a bought lesson', () => {
  it('is printed for its buyer once it is paid, and for nobody else', async () => {
    const desk = await orderLessons([oneLesson.item()]);
    const stranger = await signUp();
    const forged = { 'x-order-access': `${desk.order.slug}.${'x'.repeat(43)}` };
    for (const headers of [{}, key(desk.order), forged, withToken({}, stranger.jwt)]) {
      const { status, isPdf, bytes, headers: sent } = await print('lessons', locked, headers);
      expect([status, isPdf, sent.get('cache-control')]).toEqual([402, false, 'private, no-store']);
      expect(JSON.parse(bytes.toString()).error.name).toBe('PaymentRequired');
      expect(bytes.toString()).not.toContain('Geheime');
    }
    const paid = await buyLessons([oneLesson.item()]);
    const { status, pages } = await print('lessons', locked, key(paid.order));
    expect(status).toBe(200);
    expect(pages[0]).toContain('Geheime zin');
    expect(pages[0]).toContain(nl.poolCard.floats.none);
    expect((await print('lessons', locked, withToken({}, 'x'.repeat(43)))).status).toBe(401);
  });
});

describe('the cards of a level', () => {
  it('are those of the lessons that the viewer may watch, four to a page', async () => {
    const anonymous = await print('levels', level);
    expect(anonymous.pages).toHaveLength(1);
    expect(anonymous.pages[0]).toContain('Drijven als een otter');
    expect(anonymous.pages[0]).not.toContain('Geheime zin');
    const lesson = await print('levels', level, key((await buyLessons([oneLesson.item()])).order));
    expect(lesson.pages[0]).toContain('Geheime zin');
    expect(lesson.pages[0]).not.toContain('Doel 3');
    const all = await print('levels', level, key((await buyLessons([oneLevel.item()])).order));
    expect(all.headers.get('content-disposition')).toContain('filename="spiekkaarten-niveau-');
    expect(all.pages).toHaveLength(2);
    expect(all.pages[0]).toContain('Doel 4');
    expect(all.pages[1]).toContain('Doel 5');
  });

  it('are refused where nothing may be watched', async () => {
    const closed = await makeLevel();
    await makeLesson(closed);
    expect((await print('levels', closed)).status).toBe(402);
  });
});

describe('the door', () => {
  it.each(['nothing', '%00', "'--", '..%2f..%2flessons'])('has no card of %s', async (id) => {
    for (const kind of ['lessons', 'levels'] as const) {
      const { status, isPdf } = await print(kind, id);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(isPdf).toBe(false);
    }
  });

  it('is for the storefront only, and for some files in a while', async () => {
    expect((await call(`/api/academy/lessons/${free}/pool-card`)).status).toBe(403);
    const ip = { 'x-shop-ip': '10.99.98.97' };
    const answers = await Promise.all(Array.from({ length: 41 }, () => print('lessons', 'nothing', ip)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('in each language', () => {
  const readLevels = async (locale: Locale): Promise<Outline['data']['levels']> =>
    (await call<Outline>(`/api/academy/outline?locale=${locale}`, { headers: asStorefront() })).body.data.levels;

  it.each(LOCALES)('%s: the lessons of the seed are printed whole', async (locale: Locale) => {
    // Levels that tests make are in Dutch only.
    const [german] = await readLevels('de');
    const first = (await readLevels(locale)).find(({ id }) => id === german?.id);
    const lesson = first?.lessons[0];
    const { status, headers, pages, bytes } = await print('lessons', lesson?.id ?? '', { 'x-shop-locale': locale });
    expect(status).toBe(200);
    const { fileOne, safety, stopSigns, cues } = MESSAGES[locale].poolCard;
    expect(headers.get('content-disposition')).toContain(`filename="${fileOne}-${lesson?.slug}.pdf"`);
    // The code holds the address of the link.
    const page = lessonPath(locale, first?.slug ?? '', lesson?.slug ?? '');
    expect(bytes.toString('latin1')).toMatch(new RegExp(`/URI \\(https?://[^)/]+${page}\\)`));
    for (const text of [lesson?.title ?? '', safety, stopSigns, cues])
      expect(pages[0]).toContain(text.replace(/\s+/g, ' '));
    expect(pages[0]).not.toContain('…');
    expect(pages[0]).not.toContain('{');
  });
});
