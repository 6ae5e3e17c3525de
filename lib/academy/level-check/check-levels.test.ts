import { expect, it } from 'vitest';
import type { LevelCard } from '@/lib/academy/types';
import { toCheckLevels } from './check-levels';

const level = (slug: string, floats: (number | null)[]): LevelCard => ({
  id: slug,
  slug,
  title: slug,
  summary: '',
  picture: null,
  position: 1,
  learn: [],
  lessons: floats.map((own, index) => ({
    id: `${slug}-${index}`,
    slug: `les-${index}`,
    title: `Les ${index}`,
    description: '',
    durationMinutes: 5,
    position: index,
    preview: index === 0,
    floats: own,
    cueCount: 3,
    hasGame: true,
    video: null,
  })),
});
const check = (...levels: LevelCard[]) => toCheckLevels(levels, 'nl', (number) => `Niveau ${number}`);

it('takes floats, number and first lesson of each level', () => {
  expect(check(level('een', [null, 8, 6]), level('leeg', []), level('twee', [6, 6]))).toEqual([
    {
      id: 'een',
      floats: 8,
      label: 'Niveau 1',
      title: 'een',
      path: '/academy/een',
      first: { title: 'Les 0', path: '/academy/een/les-0', free: true },
    },
    expect.objectContaining({ id: 'twee', floats: 6, label: 'Niveau 3' }),
  ]);
});

it('has no levels where the questions do not fit', () => {
  expect(check(level('een', [6]), level('twee', [4]))).toEqual([]);
  expect(check(level('een', [8]), level('twee', [null]))).toEqual([]);
  expect(check()).toEqual([]);
});
