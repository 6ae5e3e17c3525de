import type { SeedArticle } from '../types';
import { firstSwimDe } from './articles/first-swim/de';
import { firstSwimEn } from './articles/first-swim/en';
import { firstSwimEs } from './articles/first-swim/es';
import { firstSwimFr } from './articles/first-swim/fr';
import { firstSwimNl } from './articles/first-swim/nl';
import { firstSwimSv } from './articles/first-swim/sv';

export const articles: SeedArticle[] = [
  {
    key: 'first-swim',
    picture: 'scenes/article-first-swim.webp',
    author: 'Zwotter',
    publishedOn: '2026-05-18',
    text: { nl: firstSwimNl, en: firstSwimEn, de: firstSwimDe, es: firstSwimEs, fr: firstSwimFr, sv: firstSwimSv },
  },
];
