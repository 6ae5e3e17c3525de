import type { SeedPage } from '../../types';
import { returnsDe } from './returns/de';
import { returnsEn } from './returns/en';
import { returnsEs } from './returns/es';
import { returnsFr } from './returns/fr';
import { returnsNl } from './returns/nl';
import { returnsSv } from './returns/sv';

export const returnsPage: SeedPage = {
  key: 'returns',
  parent: 'service',
  text: { nl: returnsNl, en: returnsEn, de: returnsDe, es: returnsEs, fr: returnsFr, sv: returnsSv },
};
