import { posterPath } from '@/backend/contract/paths';
import type { Academy, Lesson, LessonCard, Level, LevelCard } from './types';
import type { WireLesson, WireLessonCard, WireLevel, WireOutline } from './wire';
import { type Alternates } from '@/lib/i18n/alternates';

const byPosition = (a: { position: number }, b: { position: number }): number => a.position - b.position;

function toLessonCard({ video, ...lesson }: WireLessonCard): LessonCard {
  if (!video) return { ...lesson, video };
  const { key, seconds, width, height } = video;
  return { ...lesson, video: { seconds, poster: { url: posterPath(key), width, height, alt: '' } } };
}

export const toAcademy = ({ currency, levels, offers }: WireOutline): Academy => ({
  levels: levels
    .map((level) => ({ ...level, lessons: level.lessons.map(toLessonCard).toSorted(byPosition) }))
    .toSorted(byPosition),
  offers: offers.map((offer) => ({ ...offer, price: { amount: offer.price, currency } })),
});

export const toLevel = (card: LevelCard, { body, seo }: WireLevel, alternates: Alternates): Level => ({
  ...card,
  body,
  seo,
  alternates,
});

const toTexts = (points: { text: string }[]): string[] => points.map(({ text }) => text);

export const toLesson = (card: LessonCard, level: LevelCard, wire: WireLesson, alternates: Alternates): Lesson => ({
  ...wire,
  ...card,
  stopSigns: toTexts(wire.stopSigns),
  material: toTexts(wire.material),
  chapters: wire.chapters.toSorted((a, b) => a.seconds - b.seconds),
  level,
  alternates,
});
