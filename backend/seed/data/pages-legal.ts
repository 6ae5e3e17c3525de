import type { SeedPage } from '../types';
import { accessibilityPage } from './pages/accessibility';
import { cookiesPage } from './pages/cookies';
import { guaranteePage } from './pages/guarantee';
import { privacyDe } from './pages/privacy/de';
import { privacyEn } from './pages/privacy/en';
import { privacyEs } from './pages/privacy/es';
import { privacyFr } from './pages/privacy/fr';
import { privacyNl } from './pages/privacy/nl';
import { privacySv } from './pages/privacy/sv';
import { termsDe } from './pages/terms/de';
import { termsEn } from './pages/terms/en';
import { termsEs } from './pages/terms/es';
import { termsFr } from './pages/terms/fr';
import { termsNl } from './pages/terms/nl';
import { termsSv } from './pages/terms/sv';
import { recallsPage } from './pages/recalls';
import { withdrawalPage } from './pages/withdrawal';

export const legalPages: SeedPage[] = [
  {
    key: 'terms',
    text: { nl: termsNl, en: termsEn, de: termsDe, es: termsEs, fr: termsFr, sv: termsSv },
  },
  {
    key: 'privacy',
    text: { nl: privacyNl, en: privacyEn, de: privacyDe, es: privacyEs, fr: privacyFr, sv: privacySv },
  },
  guaranteePage,
  withdrawalPage,
  cookiesPage,
  accessibilityPage,
  recallsPage,
];
