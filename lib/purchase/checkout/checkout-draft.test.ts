// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, restoreDraft, saveDraft } from './checkout-draft';
import { emptyCheckout } from './checkout-schema';

const countries = ['nl', 'de'];

beforeEach(() => sessionStorage.clear());

describe('the checkout draft', () => {
  it('round-trips', () => {
    const values = { ...emptyCheckout('de'), firstname: 'Jürgen', billingSeparate: true, noReviewMail: true };
    saveDraft(values);
    expect(restoreDraft('nl', countries)).toEqual(values);
  });

  it('keeps for whom lessons are, and drafts of before that question are for oneself', () => {
    const gift = { lessonsFor: 'gift' as const, lessonGift: { name: 'Noor', email: 'noor@', message: 'Hoi' } };
    saveDraft({ ...emptyCheckout('nl'), ...gift });
    expect(restoreDraft('nl', countries)).toMatchObject(gift);
    const { lessonsFor: _for, lessonGift: _gift, ...before } = { ...emptyCheckout('de'), firstname: 'Ada' };
    sessionStorage.setItem('checkout-draft', JSON.stringify(before));
    expect(restoreDraft('nl', countries)).toEqual({ ...emptyCheckout('de'), firstname: 'Ada' });
  });

  it('neither stores nor restores consents', () => {
    const agreed = { ...emptyCheckout('nl'), firstname: 'Ada', terms: true, immediateAccess: true };
    saveDraft(agreed);
    expect(sessionStorage.getItem('checkout-draft')).not.toMatch(/terms|immediateAccess/);
    sessionStorage.setItem('checkout-draft', JSON.stringify(agreed));
    expect(restoreDraft('nl', countries)).toEqual({ ...emptyCheckout('nl'), firstname: 'Ada' });
  });

  it('is empty after clearing', () => {
    saveDraft({ ...emptyCheckout('de'), firstname: 'Jürgen' });
    clearDraft();
    expect(restoreDraft('nl', countries)).toEqual(emptyCheckout('nl'));
  });

  it('replaces a country that is no longer served', () => {
    saveDraft(emptyCheckout('us'));
    expect(restoreDraft('nl', countries).shipping.country).toBe('nl');
  });

  it('keeps the valid part of a damaged draft', () => {
    sessionStorage.setItem(
      'checkout-draft',
      JSON.stringify({ ...emptyCheckout('de'), firstname: 'Ada', lastname: 7, terms: 'yes' }),
    );
    expect(restoreDraft('nl', countries)).toEqual({ ...emptyCheckout('de'), firstname: 'Ada' });
  });

  it('ignores invalid stored data', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (junk) => {
        sessionStorage.setItem('checkout-draft', junk);
        expect(restoreDraft('nl', countries).shipping.country).toBe('nl');
      }),
    );
  });

  it('works without storage', () => {
    const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(() => saveDraft(emptyCheckout('nl'))).not.toThrow();
    broken.mockRestore();
  });
});
