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
        movement: 11.25,
        captions: [0, 2.75, 5.5, 8.25],
        floats: 2,
      },
      {
        key: 'front-crawl',
        durationMinutes: 9,
        movement: 11.25,
        captions: [0, 2.75, 5.5, 8.25],
        floats: 2,
      },
      {
        key: 'side-breathing',
        durationMinutes: 9,
        movement: 12,
        captions: [0, 1.6, 3.1, 6.1, 8.75],
        floats: 2,
      },
      {
        key: 'breaststroke',
        durationMinutes: 10,
        movement: 11.25,
        captions: [0, 2.25, 4.4, 6.75, 9.25],
        floats: 2,
        floatsAfter: 0,
      },
      {
        key: 'fetching-a-ring',
        durationMinutes: 10,
        movement: 12.5,
        captions: [0, 2, 4.1, 7.25, 9.5],
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
