import type { RichText, Seo } from '@/lib/content/pages/types';
import type { Media } from '@/lib/core/media';
import { type Alternates } from '@/lib/i18n/alternates';
import { type Money } from '@/backend/contract/money';

/** Public data of a lesson's video; its URL is only given to those who may watch. */
interface LessonVideo {
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
  /** Free for everyone. */
  preview: boolean;
  /** Number of floats in the suit; null if unspecified. */
  floats: number | null;
  /** What owners get beside the video. */
  cueCount: number;
  hasGame: boolean;
  /** Null without a playable video. */
  video: LessonVideo | null;
}

/** What an offer unlocks: one lesson, one level or everything. */
export type OfferScope = 'lesson' | 'level' | 'all';

export interface Offer {
  variantId: string;
  scope: OfferScope;
  /** Id of the lesson or level; null for the bundle. */
  target: string | null;
  /** For a visitor who owns nothing. */
  price: Money;
}

export interface LevelCard {
  id: string;
  slug: string;
  title: string;
  summary: string;
  picture: Media | null;
  position: number;
  /** Learning goals. */
  learn: string[];
  lessons: LessonCard[];
}

/** The whole academy in one language, levels and lessons sorted. */
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
  /** Signs to stop the exercise. */
  stopSigns: string[];
  material: string[];
  /** Number of floats once it goes well; null if unspecified. */
  floatsAfter: number | null;
  chapters: Chapter[];
  seo: Seo;
  /** ISO 8601. */
  publishedAt: string;
  level: LevelCard;
  alternates: Alternates;
}
