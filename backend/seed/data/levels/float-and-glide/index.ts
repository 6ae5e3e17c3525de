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
        movement: 11.25,
        captions: [0, 2.25, 4.5, 6.75],
        floats: 6,
        preview: true,
      },
      {
        key: 'star-on-the-front',
        durationMinutes: 7,
        movement: 12,
        captions: [0, 2, 4.25, 6.75],
        floats: 6,
      },
      { key: 'rolling', durationMinutes: 8, movement: 11.25, captions: [0, 2.25, 4.4, 6.5], floats: 6 },
      {
        key: 'gliding',
        durationMinutes: 8,
        movement: 10.5,
        captions: [0, 2.1, 4.1, 7],
        floats: 6,
      },
      {
        key: 'jumping-in',
        durationMinutes: 9,
        movement: 12.5,
        captions: [0, 1.9, 4, 6.25, 9.75],
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
