import { buildLevel } from '../level-text';
import { firstStrokesDe } from './de';
import { firstStrokesEn } from './en';
import { firstStrokesEs } from './es';
import { firstStrokesFr } from './fr';
import { firstStrokesNl } from './nl';
import { firstStrokesSv } from './sv';

export const firstStrokes = buildLevel(
  {
    key: 'first-strokes',
    picture: 'scenes/level-first-strokes.webp',
    position: 4,
    lessons: [
      {
        key: 'backstroke',
        durationMinutes: 9,
        seconds: 9,
        captions: [0, 2.2, 4.4, 6.6],
        chapters: [0, 1, 3],
        floats: 2,
      },
      {
        key: 'front-crawl',
        durationMinutes: 9,
        seconds: 9,
        captions: [0, 2.2, 4.4, 6.6],
        chapters: [0, 1, 3],
        floats: 2,
      },
      {
        key: 'side-breathing',
        durationMinutes: 9,
        seconds: 9.6,
        captions: [0, 1.3, 2.5, 4.9, 7],
        chapters: [0, 2, 4],
        floats: 2,
      },
      {
        key: 'breaststroke',
        durationMinutes: 10,
        seconds: 9,
        captions: [0, 1.8, 3.5, 5.4, 7.4],
        chapters: [0, 2, 4],
        floats: 2,
        floatsAfter: 0,
      },
      {
        key: 'fetching-a-ring',
        durationMinutes: 10,
        seconds: 10,
        captions: [0, 1.6, 3.3, 5.8, 7.6],
        chapters: [0, 2, 4],
        floats: 0,
      },
    ],
  },
  {
    nl: firstStrokesNl,
    en: firstStrokesEn,
    de: firstStrokesDe,
    es: firstStrokesEs,
    fr: firstStrokesFr,
    sv: firstStrokesSv,
  },
);
