// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, restoreDraft, saveDraft } from './checkout-draft';
import { emptyCheckout } from './checkout-schema';

const countries = ['nl', 'de'];

beforeEach(() => sessionStorage.clear());

describe('the checkout draft', () => {
  it('comes back as it was typed', () => {
    const values = { ...emptyCheckout('de'), firstname: 'Jürgen', billingSeparate: true, terms: true };
    saveDraft(values);
    expect(restoreDraft('nl', countries)).toEqual(values);
  });

  it('is gone when it was cleared', () => {
    saveDraft({ ...emptyCheckout('de'), firstname: 'Jürgen' });
    clearDraft();
    expect(restoreDraft('nl', countries)).toEqual(emptyCheckout('nl'));
  });

  it('offers a country that is served when the old one is not any more', () => {
    saveDraft(emptyCheckout('us'));
    expect(restoreDraft('nl', countries).shipping.country).toBe('nl');
  });

  it('keeps what it can of a damaged draft', () => {
    sessionStorage.setItem(
      'checkout-draft',
      JSON.stringify({ ...emptyCheckout('de'), firstname: 'Ada', lastname: 7, terms: 'yes' }),
    );
    expect(restoreDraft('nl', countries)).toEqual({ ...emptyCheckout('de'), firstname: 'Ada' });
  });

  it('survives anything in its place', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (junk) => {
        sessionStorage.setItem('checkout-draft', junk);
        expect(restoreDraft('nl', countries).shipping.country).toBe('nl');
      }),
    );
  });

  it('survives a browser without storage', () => {
    const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(() => saveDraft(emptyCheckout('nl'))).not.toThrow();
    broken.mockRestore();
  });
});
