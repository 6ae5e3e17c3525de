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
        movement: 10.5,
        captions: [0, 2.35, 5, 7.75],
        floats: 4,
      },
      {
        key: 'kicking-with-a-board',
        durationMinutes: 8,
        movement: 11.25,
        captions: [0, 2.75, 5.5, 8.25],
        floats: 4,
      },
      {
        key: 'kicking-on-the-back',
        durationMinutes: 8,
        movement: 11.25,
        captions: [0, 2.75, 5.5, 8.25],
        floats: 4,
      },
      { key: 'paddling', durationMinutes: 8, movement: 11.25, captions: [0, 2.75, 5.5, 8.25], floats: 4 },
      {
        key: 'first-metres',
        durationMinutes: 10,
        movement: 12.5,
        captions: [0, 1.9, 3.75, 6.1, 9.4],
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
