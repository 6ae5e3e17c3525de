import type { L } from '../../../types';
import { filmTextDe } from './de';
import { filmTextEn } from './en';
import { filmTextEs } from './es';
import { filmTextFr } from './fr';
import { filmTextNl } from './nl';
import { filmTextSv } from './sv';

/** What a film shows beside the movement from the side, which the lesson's own captions describe. */
interface FilmLines {
  hold: string;
  above: string;
  mistake: string;
  better: string;
}

/** The words of the films in one language: the parts' titles in order, what all films say, and each lesson's lines by its key. */
export interface FilmText {
  chapters: [goal: string, hold: string, side: string, above: string, mistake: string, game: string, stop: string];
  game: (title: string) => string;
  stop: string;
  lessons: Record<string, FilmLines>;
}

export const filmTexts: L<FilmText> = {
  nl: filmTextNl,
  en: filmTextEn,
  de: filmTextDe,
  es: filmTextEs,
  fr: filmTextFr,
  sv: filmTextSv,
};

/** When each part of a film begins and how long all of it is, in seconds, as `media/videos/film.mjs` draws it. */
export function timeline(movement: number) {
  const side = 13;
  const above = side + movement;
  const mistake = above + 7;
  const better = mistake + 4;
  const game = mistake + 8;
  const stop = game + 8;
  return { goal: 0, hold: 6, side, above, mistake, better, game, stop, seconds: stop + 7 };
}
