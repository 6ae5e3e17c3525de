import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import labels from '../../../messages/admin/labels.json';
import sentences from '../../../messages/admin/sentences.json';
import { STAFF_LANGUAGES } from '../../../contract/staff-languages';
import { JOB_NAMES } from '../jobs/start-job';
import { CATALOGUES, flatten } from './catalogues';

const root = path.resolve(__dirname, '../../..');
const SOURCES = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'),
);
const read = (file: string): string => readFileSync(path.join(root, 'src', file), 'utf8');
const code = SOURCES.map(read).join('\n');
const english = flatten(CATALOGUES.en);

interface Element {
  type: number;
  value?: string;
  options?: Record<string, { value: Element[] }>;
}
const LITERAL = 0;
const POUND = 7;

/** Names of the places of a message, those inside of its plurals too. */
function placesOf(text: string): string[] {
  const names = new Set<string>();
  const visit = (elements: Element[]): void => {
    for (const { type, value, options } of elements) {
      if (type !== LITERAL && type !== POUND && value) names.add(value);
      for (const option of Object.values(options ?? {})) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst() as Element[]);
  return [...names].sort();
}

describe('the texts of the admin', () => {
  it.each(STAFF_LANGUAGES)('have the same keys and places in %s', (language) => {
    const texts = flatten(CATALOGUES[language]);
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    const differing = Object.entries(texts).filter(
      ([key, text]) => text.trim() === '' || placesOf(text).join() !== placesOf(english[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it('are all used: by their key, or by the group of a stored identifier', () => {
    const dynamic = [...code.matchAll(/`([\w.-]+)\.\$\{[^}]+\}(\.\w+)?`|\.code\('([\w.]+)'/g)].map(
      ([, start, end = '', group]) => ({ start: `${start ?? group}.`, end }),
    );
    const unused = Object.keys(english).filter(
      (key) =>
        // Registered as they are, see admin/language/strapi-texts.ts.
        !/^(menu|strapi)\./.test(key) &&
        !code.includes(`'${key}'`) &&
        !dynamic.some(({ start, end }) => key.startsWith(start) && key.endsWith(end)),
    );
    expect(unused).toEqual([]);
  });
});

it('every job of the backend has a name for people', () =>
  expect(Object.keys(CATALOGUES.en.jobs).sort()).toEqual([...JOB_NAMES].sort()));

describe('sentences and labels', () => {
  const all = Object.entries({ ...labels, ...sentences });
  const places = (text: string): string => [...text.matchAll(/\{\w+\}/g)].map(String).sort().join();

  it('have the same places in every language', () =>
    expect(all.filter(([text, { nl, de }]) => places(nl) !== places(text) || places(de) !== places(text))).toEqual([]));

  it('stand in one of the two files', () =>
    expect(Object.keys(labels).filter((text) => Object.hasOwn(sentences, text))).toEqual([]));

  it('have everything that routes of the back office refuse', () => {
    const said = SOURCES.filter((file) => file.startsWith('back-office/')).flatMap((file) =>
      [...read(file).matchAll(/new ShopError\(\s*'\w+',\s*'((?:[^'\\]|\\.)+)'/g)].map(([, text]) => text ?? ''),
    );
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((text) => !Object.hasOwn(sentences, text))).toEqual([]);
  });
});
