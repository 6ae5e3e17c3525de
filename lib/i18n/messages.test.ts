import { createTranslator } from 'next-intl';
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

    it('names a button after the words that it shows (WCAG 2.5.3)', () => {
      const shown = (key: string): string | undefined => own.get(key.replace(/Of$/, ''))?.toLowerCase();
      const names = [...own].filter(([key]) => key.endsWith('Of') && shown(key));
      expect(names.length).toBeGreaterThan(10);
      expect(names.filter(([key, name]) => !name.toLowerCase().includes(shown(key) ?? ''))).toEqual([]);
    });

    it('calls no action as the button that closes a dialog', () => {
      const cancel = [...own].filter(([key]) => /(^|\.)cancel$/.test(key));
      expect(new Set(cancel.map(([, text]) => text)).size).toBe(1);
      const same = [...own].filter(([key, text]) => text === cancel[0]?.[1] && !/(^|\.)cancel$/.test(key));
      expect(same).toEqual([]);
    });

    it('counts 0, 1, 2 and 21 of everything it counts', () => {
      const t = createTranslator({
        locale,
        messages: Object.fromEntries([...own].map(([key, text]) => [key.replaceAll('.', '-'), text])),
        onError: (error) => {
          throw error;
        },
      });
      const counting = [...own].filter(([, text]) => /, plural,/.test(text));
      expect(counting.length).toBeGreaterThan(5);
      for (const [key, text] of counting) {
        const counted = [...text.matchAll(/\{(\w+), plural,/g)].map(([, name]) => name ?? '');
        for (const count of [0, 1, 2, 21]) {
          const values = Object.fromEntries(
            argumentsOf(text).map((name) => [name, counted.includes(name) ? count : 'x']),
          );
          const shown = t(key.replaceAll('.', '-'), values);
          // French counts 0 as `one`: a form that spells the number out must be `=1`.
          const inWords = text.includes(`=${count} {`) || (count === 1 && !/one \{[^}]*#/.test(text));
          if (!inWords) expect(shown, key).toContain(String(count));
        }
      }
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
