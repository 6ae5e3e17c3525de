import { buildLevel } from '../level-text';
import { legsAndArmsDe } from './de';
import { legsAndArmsEn } from './en';
import { legsAndArmsEs } from './es';
import { legsAndArmsFr } from './fr';
import { legsAndArmsNl } from './nl';
import { legsAndArmsSv } from './sv';

export const legsAndArms = buildLevel(
  {
    key: 'legs-and-arms',
    picture: 'scenes/level-legs-and-arms.webp',
    position: 3,
    lessons: [
      {
        key: 'kicking-on-the-edge',
        durationMinutes: 6,
        seconds: 8.4,
        captions: [0, 1.9, 4, 6.2],
        chapters: [0, 1, 2],
        floats: 4,
      },
      {
        key: 'kicking-with-a-board',
        durationMinutes: 8,
        seconds: 9,
        captions: [0, 2.2, 4.4, 6.6],
        chapters: [0, 1, 2],
        floats: 4,
      },
      {
        key: 'kicking-on-the-back',
        durationMinutes: 8,
        seconds: 9,
        captions: [0, 2.2, 4.4, 6.6],
        chapters: [0, 2, 3],
        floats: 4,
      },
      { key: 'paddling', durationMinutes: 8, seconds: 9, captions: [0, 2.2, 4.4, 6.6], chapters: [0, 1, 3], floats: 4 },
      {
        key: 'first-metres',
        durationMinutes: 10,
        seconds: 10,
        captions: [0, 1.5, 3, 4.9, 7.5],
        chapters: [0, 1, 4],
        floats: 4,
        floatsAfter: 2,
      },
    ],
  },
  {
    nl: legsAndArmsNl,
    en: legsAndArmsEn,
    de: legsAndArmsDe,
    es: legsAndArmsEs,
    fr: legsAndArmsFr,
    sv: legsAndArmsSv,
  },
);
