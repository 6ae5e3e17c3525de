import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/backend/contract/locales';

type Messages = { [key: string]: string | Messages };

const folder = new URL('../../messages/', import.meta.url);
const read = (locale: string): Messages =>
  JSON.parse(readFileSync(new URL(`${locale}.json`, folder), 'utf8')) as Messages;

function flatten(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** Inflected forms of a field's label (lib/forms/rules/inflect-label.ts); which one is used depends on the language. */
const LABEL = /^(Field|field|label)$/;

/** Placeholders and tags in messages: `{count}`, `{count, plural, …}`, `<terms>`. */
function argumentsOf(message: string): string[] {
  const names = [...message.matchAll(/\{(\w+)[,}]|<(\w+)>/g)].map(([, argument, tag]) => argument ?? `<${tag}>`);
  return [...new Set(names.map((name) => name.replace(LABEL, 'label')))].sort();
}

const english = new Map(flatten(read('en')));

describe('messages', () => {
  it('have a no-break space before high punctuation in French, so that a line never begins with it', () => {
    const folders = ['../../messages/', '../../backend/messages/'].map((path) => new URL(path, import.meta.url));
    const texts = folders.flatMap((url) =>
      flatten(JSON.parse(readFileSync(new URL('fr.json', url), 'utf8')) as Messages),
    );
    expect(texts.filter(([, text]) => /[^\s] [;?!:»](?=\s|$|<)|« /.test(text))).toEqual([]);
  });

  it('exist for exactly the configured locales', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(files.sort()).toEqual(LOCALES.map((locale) => `${locale}.json`).sort());
  });

  describe.each(LOCALES)('%s', (locale) => {
    const own = new Map(flatten(read(locale)));

    it('has the same keys', () => {
      expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    });

    it('has the same placeholders', () => {
      const differing = [...own].filter(
        ([key, text]) => `${argumentsOf(text)}` !== `${argumentsOf(english.get(key) ?? '')}`,
      );
      expect(differing).toEqual([]);
    });

    it('has no empty messages', () => {
      expect([...own].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
    });
  });

  it.each(LOCALES.filter((locale) => locale !== 'en'))('%s has no English sentences', (locale) => {
    const same = flatten(read(locale)).filter(
      ([key, text]) => text.replace(/\{.*\}/g, '').length > 24 && english.get(key) === text,
    );
    expect(same).toEqual([]);
  });
});
