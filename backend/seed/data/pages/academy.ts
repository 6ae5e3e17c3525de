import type { SeedPage } from '../../types';
import { academyDe } from './academy/de';
import { academyEn } from './academy/en';
import { academyEs } from './academy/es';
import { academyFr } from './academy/fr';
import { academyNl } from './academy/nl';
import { academySv } from './academy/sv';

export const academyPage: SeedPage = {
  key: 'academy',
  text: { nl: academyNl, en: academyEn, de: academyDe, es: academyEs, fr: academyFr, sv: academySv },
};
