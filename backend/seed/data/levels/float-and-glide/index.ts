import { buildLevel } from '../level-text';
import { floatAndGlideDe } from './de';
import { floatAndGlideEn } from './en';
import { floatAndGlideEs } from './es';
import { floatAndGlideFr } from './fr';
import { floatAndGlideNl } from './nl';
import { floatAndGlideSv } from './sv';

export const floatAndGlide = buildLevel(
  {
    key: 'float-and-glide',
    picture: 'scenes/level-float-and-glide.webp',
    position: 2,
    lessons: [
      {
        key: 'star-on-the-back',
        durationMinutes: 7,
        seconds: 9,
        captions: [0, 1.8, 3.6, 5.4],
        chapters: [0, 1, 3],
        floats: 6,
        preview: true,
      },
      {
        key: 'star-on-the-front',
        durationMinutes: 7,
        seconds: 9.6,
        captions: [0, 1.6, 3.4, 5.4],
        chapters: [0, 1, 3],
        floats: 6,
      },
      { key: 'rolling', durationMinutes: 8, seconds: 9, captions: [0, 1.8, 3.5, 5.2], chapters: [0, 1, 3], floats: 6 },
      {
        key: 'gliding',
        durationMinutes: 8,
        seconds: 8.4,
        captions: [0, 1.7, 3.3, 5.6],
        chapters: [0, 1, 2],
        floats: 6,
      },
      {
        key: 'jumping-in',
        durationMinutes: 9,
        seconds: 10,
        captions: [0, 1.5, 3.2, 5, 7.8],
        chapters: [0, 1, 3],
        floats: 6,
        floatsAfter: 4,
      },
    ],
  },
  {
    nl: floatAndGlideNl,
    en: floatAndGlideEn,
    de: floatAndGlideDe,
    es: floatAndGlideEs,
    fr: floatAndGlideFr,
    sv: floatAndGlideSv,
  },
);
