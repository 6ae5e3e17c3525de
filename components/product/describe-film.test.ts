import { expect, it } from 'vitest';
import { makeCard } from '@/lib/catalog/catalog.fixtures';
import type { Product } from '@/lib/catalog/types';
import { describeFilm } from './describe-film';

const film = {
  url: '/media/suit.mp4',
  type: 'video/mp4',
  uploadedAt: '2026-11-26T09:00:00.000Z',
  poster: { url: '/media/poster.webp', width: 1280, height: 720, alt: '' },
  captions: null,
};
const product = (own: Product['film']) => ({
  ...makeCard('Classic', 1, 8995, []),
  seo: { title: '', description: '', image: null },
  film: own,
});

it('names the film with absolute URLs and the day it was uploaded', () => {
  expect(describeFilm(product(film), 'en')).toMatchObject({
    '@type': 'VideoObject',
    name: 'Classic',
    description: 'About Classic',
    uploadDate: film.uploadedAt,
    contentUrl: expect.stringMatching(/^https?:\/\/.+\/media\/suit\.mp4$/),
    thumbnailUrl: expect.stringMatching(/^https?:\/\/.+\/media\/poster\.webp$/),
  });
});

it('says nothing without a film, or when its day is not known', () => {
  expect(describeFilm(product(null), 'en')).toBeUndefined();
  expect(describeFilm(product({ ...film, uploadedAt: null }), 'en')).toBeUndefined();
});
