import type { RichText, Seo } from '@/lib/content/pages/types';
import type { Media } from '@/lib/core/media';
import { type Alternates } from '@/lib/i18n/alternates';
import { type Money } from '@/backend/contract/money';

/** A film as its page may speak of it; where it lies is said only to those who may watch. */
export interface LessonVideo {
  seconds: number;
  poster: Media;
}

export interface LessonCard {
  id: string;
  slug: string;
  title: string;
  description: string;
  durationMinutes: number;
  position: number;
  /** Anyone may watch it. */
  preview: boolean;
  /** Null while there is none to watch. */
  video: LessonVideo | null;
}

/** What can be bought: it opens one lesson, one level or everything. */
export type OfferScope = 'lesson' | 'level' | 'all';

export interface Offer {
  variantId: string;
  scope: OfferScope;
  /** The lesson's or level's id; null for the bundle. */
  target: string | null;
  /** For a visitor who owns nothing yet. */
  price: Money;
}

export interface LevelCard {
  id: string;
  slug: string;
  title: string;
  summary: string;
  picture: Media | null;
  position: number;
  /** What a family learns in it. */
  learn: string[];
  lessons: LessonCard[];
}

/** The whole academy in one language: levels in their order, each with its lessons. */
export interface Academy {
  levels: LevelCard[];
  offers: Offer[];
}

export interface Level extends LevelCard {
  body: RichText;
  seo: Seo;
  alternates: Alternates;
}

export interface Chapter {
  seconds: number;
  title: string;
}

export interface Lesson extends LessonCard {
  goal: string;
  /** When to stop for today. */
  stopSigns: string[];
  material: string[];
  /** Floats in the suit for this lesson, and once it goes well; null where it isn't said. */
  floats: number | null;
  floatsAfter: number | null;
  chapters: Chapter[];
  seo: Seo;
  /** ISO 8601. */
  publishedAt: string;
  level: LevelCard;
  alternates: Alternates;
}
