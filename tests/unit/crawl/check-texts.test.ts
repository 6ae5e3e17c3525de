import { describe, expect, it } from 'vitest';
import { checkRawTexts, checkTranslated } from '../../support/crawl/check-texts';
import { page } from './sample';

const NAMESPACES = ['general', 'shop'];
const rawOf = (body: string) => checkRawTexts(page({ body }), NAMESPACES).map(({ detail }) => detail);

describe('checkRawTexts', () => {
  it('finds keys of messages and holes in them', () => {
    expect(rawOf('<p>shop.results</p><p>Nog {count} over</p><p>undefined</p>')).toEqual([
      'shop.results',
      'Nog {count} over',
      'undefined',
    ]);
  });

  it('finds them in what only screen readers say', () => {
    expect(rawOf('<button aria-label="general.close">×</button>')).toEqual(['general.close']);
  });

  it('lets addresses, prices and scripts be', () => {
    expect(rawOf('<p>Mail hallo@shop.nl of € 3.95</p><script>const a = {b}; undefined</script>')).toEqual([]);
  });
});

describe('checkTranslated', () => {
  const sentence = '<p>Drie lessen krijg je gratis erbij</p>';
  const texts = (...bodies: [string, string]) =>
    checkTranslated([page({ body: bodies[0] }), page({ locale: 'de', body: bodies[1] })], [/^Otterkade/]);

  it('finds a sentence that stands in two languages', () => {
    expect(texts(sentence, sentence)).toEqual([
      expect.objectContaining({ rule: 'untranslated', url: 'https://de.example/pak' }),
    ]);
  });

  it('says it once per language', () => {
    expect(texts(sentence, sentence + sentence)).toHaveLength(1);
  });

  it('lets names, short words and what is marked with its language be', () => {
    expect(
      texts(
        '<p>Shop</p><p>Otterkade twaalf in Utrecht, Nederland</p>',
        '<p>Shop</p><p>Otterkade twaalf in Utrecht, Nederland</p>',
      ),
    ).toEqual([]);
    expect(texts(sentence, `<div lang="nl">${sentence}</div>`)).toEqual([]);
  });
});
