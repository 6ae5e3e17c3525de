import { buildLevel } from '../level-text';
import { waterConfidenceDe } from './de';
import { waterConfidenceEn } from './en';
import { waterConfidenceEs } from './es';
import { waterConfidenceFr } from './fr';
import { waterConfidenceNl } from './nl';
import { waterConfidenceSv } from './sv';

export const waterConfidence = buildLevel(
  {
    key: 'water-confidence',
    picture: 'scenes/level-water-confidence.webp',
    position: 1,
    lessons: [
      {
        key: 'bath-time',
        durationMinutes: 6,
        movement: 12.5,
        captions: [0, 4.25, 6.75, 9.5],
        // In the bath, without a suit.
        floats: null,
        preview: true,
      },
      {
        key: 'shallow-water',
        durationMinutes: 8,
        movement: 12,
        captions: [0, 2.5, 4.75, 6.75, 9.25],
        floats: 8,
      },
      {
        key: 'floating',
        durationMinutes: 9,
        movement: 12.5,
        captions: [0, 2.1, 4.25, 6.35, 8.5],
        floats: 8,
      },
      {
        key: 'bubbles',
        durationMinutes: 6,
        movement: 12,
        captions: [0, 2.25, 5.1, 9],
        floats: 8,
      },
      {
        key: 'holding-the-edge',
        durationMinutes: 8,
        movement: 12.5,
        captions: [0, 2.35, 4.25, 6.75, 9.25],
        floats: 8,
        floatsAfter: 6,
      },
    ],
  },
  {
    nl: waterConfidenceNl,
    en: waterConfidenceEn,
    de: waterConfidenceDe,
    es: waterConfidenceEs,
    fr: waterConfidenceFr,
    sv: waterConfidenceSv,
  },
);
