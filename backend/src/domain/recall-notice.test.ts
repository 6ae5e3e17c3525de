import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../contract/locales';
import { type RecallDraft, findPlayedDown, findRecallErrors, hashTold } from './recall-notice';

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

describe('hashTold', () => {
  const scope = { ...recall.scope, variantIds: ['blue', 'pink'], lots: ['L-1', 'L2'] };
  const told = hashTold({ scope, notices });

  it('does not change with the order of things, the way a lot is typed or what to do', () => {
    const same = { ...scope, variantIds: ['pink', 'blue'], lots: ['L2', 'L 1'] };
    const corrected = [...notices].reverse().map((notice) => ({ ...notice, action: 'y', contact: 'y' }));
    expect(hashTold({ scope: same, notices: corrected })).toBe(told);
  });

  it.each([
    ['another variant', { variantIds: ['blue', 'pink', 'red'] }],
    ['another lot', { lots: ['L1', 'L2', 'L3'] }],
    ['pieces without a lot', { withUnknownLots: !scope.withUnknownLots }],
    ['another period', { shippedFrom: '2026-01-01' }],
  ])('changes with %s', (_name, over) => {
    expect(hashTold({ scope: { ...scope, ...over }, notices })).not.toBe(told);
  });

  it('changes with the hazard', () => {
    expect(hashTold({ scope, notices: notices.map((notice) => ({ ...notice, hazard: 'worse' })) })).not.toBe(told);
  });
});
