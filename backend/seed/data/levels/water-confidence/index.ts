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
        seconds: 10,
        captions: [0, 3.4, 5.4, 7.6],
        chapters: [0, 2, 3],
        // In the bath, without a suit.
        floats: null,
        preview: true,
      },
      {
        key: 'shallow-water',
        durationMinutes: 8,
        seconds: 9.6,
        captions: [0, 2, 3.8, 5.4, 7.4],
        chapters: [0, 1, 3],
        floats: 8,
      },
      {
        key: 'floating',
        durationMinutes: 9,
        seconds: 10,
        captions: [0, 1.7, 3.4, 5.1, 6.8],
        chapters: [0, 2, 4],
        floats: 8,
      },
      {
        key: 'bubbles',
        durationMinutes: 6,
        seconds: 9.6,
        captions: [0, 1.8, 4.1, 7.2],
        chapters: [0, 1, 2],
        floats: 8,
      },
      {
        key: 'holding-the-edge',
        durationMinutes: 8,
        seconds: 10,
        captions: [0, 1.9, 3.4, 5.4, 7.4],
        chapters: [0, 2, 3],
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
