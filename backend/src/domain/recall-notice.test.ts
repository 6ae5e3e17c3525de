import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../contract/locales';
import { type RecallDraft, findPlayedDown, findRecallErrors } from './recall-notice';

const notices = LOCALES.map((language) => ({
  language,
  product: 'Zwotter Classic',
  hazard: 'x',
  action: 'x',
  remedy: 'x',
  contact: 'x',
}));
const recall: RecallDraft = {
  scope: { variantIds: ['blue'], lots: [], withUnknownLots: true, shippedFrom: null, shippedUntil: null },
  remedies: ['replacement', 'refund'],
  hasPicture: true,
  notices,
};

describe('a recall', () => {
  it('with all that the law asks for may be published', () => {
    expect(findRecallErrors(recall)).toEqual([]);
  });

  it.each<[string, Partial<RecallDraft>]>([
    ['variants', { scope: { ...recall.scope, variantIds: [] } }],
    ['lots', { scope: { ...recall.scope, lots: null } }],
    ['shippedUntil', { scope: { ...recall.scope, shippedFrom: '2026-02-01', shippedUntil: '2026-01-31' } }],
    ['picture', { hasPicture: false }],
    ['refund', { remedies: ['refund'] }],
    ['notices', { notices: notices.slice(1) }],
    ['notices', { notices: [...notices, ...notices.slice(0, 1)] }],
    ['notices', { notices: notices.map((notice) => ({ ...notice, hazard: ' ' })) }],
    ['notices', { notices: notices.map((notice) => ({ ...notice, hazard: 'As a precaution' })) }],
  ])('names what is wrong with %s', (field, over) => {
    expect(findRecallErrors({ ...recall, ...over }).map((error) => error.field)).toEqual([field]);
  });

  it.each([
    ['nl', 'Wij halen het pak vrijwillig terug', 'vrijwillig'],
    ['en', 'In rare situations a float comes loose', 'In rare'],
    ['de', 'Wir rufen den Anzug vorsorglich zurück', 'vorsorglich'],
    ['es', 'Como medida de precaución', 'precauci'],
    ['fr', 'Aucun accident n’est connu', 'Aucun accident'],
    ['sv', 'Inga olyckor har rapporterats', 'Inga olyckor'],
    ['nl', 'Een drijver kan losraken: je kind kan onder water raken', null],
  ] as const)('finds words that play the risk down: %s “%s”', (language, text, words) => {
    expect(findPlayedDown(language, text)).toBe(words);
  });
});
