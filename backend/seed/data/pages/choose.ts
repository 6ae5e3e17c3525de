import type { SeedPage } from '../../types';
import { chooseDe } from './choose/de';
import { chooseEn } from './choose/en';
import { chooseEs } from './choose/es';
import { chooseFr } from './choose/fr';
import { chooseNl } from './choose/nl';
import { chooseSv } from './choose/sv';

export const choosePage: SeedPage = {
  key: 'choose',
  text: { nl: chooseNl, en: chooseEn, de: chooseDe, es: chooseEs, fr: chooseFr, sv: chooseSv },
};
