import { describe, expect, it } from 'vitest';
import { translateSentence } from './sentences';
import { translateFailure, translateLabels, untranslateLabels } from './strapi-bodies';
import { translateHead } from './translate-head';
import { translatorFor } from './translator';

const de = translatorFor('de');

describe('the translator', () => {
  it('counts in the grammar of its language', () =>
    expect([1, 2].map((count) => de('home.orders', { count }))).toEqual(['1 Bestellung', '2 Bestellungen']));

  it('writes amounts and days as its readers do', () => {
    expect(de.money(1250, 'EUR').replace(/\s/g, ' ')).toBe('12,50 €');
    expect(translatorFor('nl').day('2026-11-26T12:00:00Z')).toBe('26 nov 2026');
    expect(de.country('nl')).toBe('Niederlande');
  });

  it('names a stored identifier, and one it does not know by itself', () =>
    expect([de.code('status', 'partially_refunded'), de.code('method', 'apple_pay')]).toEqual([
      'Teilweise erstattet',
      'Apple pay',
    ]));
});

describe('sentences', () => {
  it.each([
    ['There is nothing to refund', 'Es gibt nichts zu erstatten'],
    ['Choose between 1 and 100 orders', 'Wählen Sie 1 bis 100 Bestellungen'],
    ['Nothing was saved: Every variant needs a price', 'Nichts wurde gespeichert: Jede Variante braucht einen Preis'],
    ['Another sentence', 'Another sentence'],
    ['constructor', 'constructor'],
  ])('%s', (english, german) => expect(translateSentence(english, 'de')).toBe(german));

  it('change in the messages of a refusal alone', () => {
    const body = { error: { name: 'NotFound', message: 'There is no such order', details: { name: 'Title' } } };
    expect(translateFailure(body, 'nl')).toEqual({
      error: { name: 'NotFound', message: 'Deze bestelling bestaat niet', details: { name: 'Title' } },
    });
  });

  it('change in labels on the way to the admin, and back when a view is saved', () => {
    const stored = { title: { edit: { label: 'Title', description: 'An editor’s own words' } } };
    const shown = translateLabels(stored, 'de');
    expect(shown).toEqual({ title: { edit: { label: 'Titel', description: 'An editor’s own words' } } });
    expect(untranslateLabels(shown, 'de', stored)).toEqual(stored);
  });

  it('of two fields with one translation stay what they were', () => {
    const stored = { page: { label: 'Page' }, side: { label: 'Side' }, list: [{ label: 'Side' }, { label: 'Page' }] };
    const shown = translateLabels(stored, 'de');
    expect(shown).toMatchObject({ page: { label: 'Seite' }, side: { label: 'Seite' } });
    expect(untranslateLabels(shown, 'de', stored)).toEqual(stored);
  });

  it('leave an editor’s own label alone, also one that begins as a sentence does', () =>
    expect(translateLabels({ label: 'Nothing was saved: Title' }, 'de')).toEqual({
      label: 'Nothing was saved: Title',
    }));

  it('head the columns of a file', async () => {
    async function* lines() {
      yield '\ufeff"Order","Paid"\r\n';
      yield '"Order","1"\r\n';
    }
    const file: string[] = [];
    for await (const line of translateHead(lines(), de)) file.push(line);
    expect(file).toEqual(['\ufeff"Bestellung","Bezahlt"\r\n', '"Order","1"\r\n']);
  });
});
