import { describe, expect, it } from 'vitest';
import { followsTitle } from './slug-follows';

const form = (slug: string, over: object = {}) => ({ slug, openedTitle: '', made: null, kind: 'product', ...over });

describe('followsTitle', () => {
  it.each([
    ['nothing yet', form('')],
    ['what Strapi makes without a title', form('product')],
    ['the same for a second entry', form('product-1')],
    ['what was made in this form', form('drijfpak-rood', { made: 'drijfpak-rood' })],
    ['what the saved title gives', form('zoe-s-drijfpak', { openedTitle: 'Zoë’s drijfpak' })],
    ['that with a number', form('drijfpak-2', { openedTitle: 'Drijfpak' })],
  ])('yes: %s', (_, written) => expect(followsTitle(written)).toBe(true));

  it.each([
    ['an editor’s own', form('pak', { openedTitle: 'Drijfpak' })],
    ['an editor’s own beside a made one', form('mijn-pak', { made: 'drijfpak' })],
    ['a longer one', form('drijfpak-rood', { openedTitle: 'Drijfpak' })],
  ])('no: %s', (_, written) => expect(followsTitle(written)).toBe(false));
});
