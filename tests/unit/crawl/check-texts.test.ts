import { describe, expect, it } from 'vitest';
import { checkRawTexts, checkTranslated } from '../../support/crawl/check-texts';
import { page } from './sample';

const NAMESPACES = ['general', 'shop'];
const rawOf = (body: string) => checkRawTexts(page({ body }), NAMESPACES).map(({ detail }) => detail);

describe('checkRawTexts', () => {
  it('finds message keys and unfilled placeholders', () => {
    expect(rawOf('<p>shop.results</p><p>Nog {count} over</p><p>undefined</p>')).toEqual([
      'shop.results',
      'Nog {count} over',
      'undefined',
    ]);
  });

  it('finds them in text for screen readers', () => {
    expect(rawOf('<button aria-label="general.close">×</button>')).toEqual(['general.close']);
  });

  it('ignores URLs, prices and scripts', () => {
    expect(rawOf('<p>Mail hallo@shop.nl of € 3.95</p><script>const a = {b}; undefined</script>')).toEqual([]);
  });
});

describe('checkTranslated', () => {
  const sentence = '<p>Drie lessen krijg je gratis erbij</p>';
  const texts = (...bodies: [string, string]) =>
    checkTranslated([page({ body: bodies[0] }), page({ locale: 'de', body: bodies[1] })], [/^Otterkade/]);

  it('finds a sentence in two languages', () => {
    expect(texts(sentence, sentence)).toEqual([
      expect.objectContaining({ rule: 'untranslated', url: 'https://de.example/pak' }),
    ]);
  });

  it('reports it once per language', () => {
    expect(texts(sentence, sentence + sentence)).toHaveLength(1);
  });

  it('ignores names, short texts and parts marked with their language', () => {
    expect(
      texts(
        '<p>Shop</p><p>Otterkade twaalf in Utrecht, Nederland</p>',
        '<p>Shop</p><p>Otterkade twaalf in Utrecht, Nederland</p>',
      ),
    ).toEqual([]);
    expect(texts(sentence, `<div lang="nl">${sentence}</div>`)).toEqual([]);
  });
});
