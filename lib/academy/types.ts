import type { Alternates, RichText, Seo } from '@/lib/content/types';
import type { Media } from '@/lib/media';

export interface LessonCard {
  id: string;
  slug: string;
  title: string;
  description: string;
  durationMinutes: number;
  position: number;
}

export interface LevelCard {
  id: string;
  slug: string;
  title: string;
  summary: string;
  picture: Media | null;
  position: number;
}

export interface Level extends LevelCard {
  body: RichText;
  lessons: LessonCard[];
  seo: Seo;
  alternates: Alternates;
}

export interface Lesson extends LessonCard {
  level: LevelCard;
  alternates: Alternates;
}
