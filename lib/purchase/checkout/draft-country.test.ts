// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { restoreDraft, saveDraft } from './checkout-draft';
import { emptyCheckout } from './checkout-schema';
import { DRAFT_KEY, readDraftCountry, writeDraftCountry } from './draft-country';

const served = ['nl', 'de', 'fr'];

beforeEach(() => sessionStorage.clear());

describe('the country chosen in the cart', () => {
  it('is that of the checkout which has not begun', () => {
    writeDraftCountry('de');
    expect(restoreDraft('nl', served)).toEqual(emptyCheckout('de'));
    expect(readDraftCountry(served)).toBe('de');
  });

  it('keeps what was typed, and the country of an address', () => {
    const { shipping } = emptyCheckout('nl');
    const typed = { ...emptyCheckout('nl'), firstname: 'Ada', shipping: { ...shipping, city: 'Utrecht' } };
    saveDraft(typed);
    writeDraftCountry('fr');
    const { billing } = emptyCheckout('fr');
    expect(restoreDraft('nl', served)).toEqual({ ...typed, billing });
    expect(readDraftCountry(served)).toBe('nl');
  });

  it('is the one chosen in the checkout since', () => {
    writeDraftCountry('de');
    saveDraft({ ...restoreDraft('nl', served), ...emptyCheckout('fr') });
    expect(readDraftCountry(served)).toBe('fr');
  });

  it('is unknown without a draft, with a broken one and where the shop does not deliver', () => {
    expect(readDraftCountry(served)).toBeNull();
    for (const broken of ['7', 'null', '[]', '{"shipping":3}', '{"shipping":{"country":["de"]}}', '{']) {
      sessionStorage.setItem(DRAFT_KEY, broken);
      expect(readDraftCountry(served)).toBeNull();
      writeDraftCountry('de');
      expect(restoreDraft('nl', served).shipping.country).toBe('de');
    }
    writeDraftCountry('us');
    expect(readDraftCountry(served)).toBeNull();
  });
});
