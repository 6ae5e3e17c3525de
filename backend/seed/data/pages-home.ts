import type { SeedPage } from '../types';
import { homeDe } from './pages/home/de';
import { homeEn } from './pages/home/en';
import { homeEs } from './pages/home/es';
import { homeFr } from './pages/home/fr';
import { homeNl } from './pages/home/nl';
import { homeSv } from './pages/home/sv';

export const homePages: SeedPage[] = [
  { key: 'home', text: { nl: homeNl, en: homeEn, de: homeDe, es: homeEs, fr: homeFr, sv: homeSv } },
];
