import type { L, SeedArticle, SeedTag } from '../types';
import { afraidOfWater } from './articles/afraid-of-water';
import { armsReach } from './articles/arms-reach';
import { bathGames } from './articles/bath-games';
import { firstSwimDe } from './articles/first-swim/de';
import { firstSwimEn } from './articles/first-swim/en';
import { firstSwimEs } from './articles/first-swim/es';
import { firstSwimFr } from './articles/first-swim/fr';
import { firstSwimNl } from './articles/first-swim/nl';
import { firstSwimSv } from './articles/first-swim/sv';
import { holidayPool } from './articles/holiday-pool';
import { rightSize } from './articles/right-size';
import { swimBadges } from './articles/swim-badges';
import { waterGames } from './articles/water-games';

const tag = (key: string, titles: L, slugs: L): SeedTag => {
  const text = (locale: keyof L) => ({ title: titles[locale], slug: slugs[locale] });
  return {
    key,
    text: { nl: text('nl'), en: text('en'), de: text('de'), es: text('es'), fr: text('fr'), sv: text('sv') },
  };
};

export const tags: SeedTag[] = [
  tag(
    'start',
    {
      nl: 'Beginnen',
      en: 'Getting started',
      de: 'Erste Schritte',
      es: 'Primeros pasos',
      fr: 'Premiers pas',
      sv: 'Komma igång',
    },
    {
      nl: 'beginnen',
      en: 'getting-started',
      de: 'erste-schritte',
      es: 'primeros-pasos',
      fr: 'premiers-pas',
      sv: 'komma-igang',
    },
  ),
  tag(
    'practice',
    { nl: 'Oefenen', en: 'Practice', de: 'Üben', es: 'Práctica', fr: 'Exercices', sv: 'Övningar' },
    { nl: 'oefenen', en: 'practice', de: 'ueben', es: 'practica', fr: 'exercices', sv: 'ovningar' },
  ),
  tag(
    'safety',
    {
      nl: 'Veilig in het water',
      en: 'Water safety',
      de: 'Sicher im Wasser',
      es: 'Seguridad en el agua',
      fr: 'Sécurité dans l’eau',
      sv: 'Säkert i vattnet',
    },
    {
      nl: 'veilig-in-het-water',
      en: 'water-safety',
      de: 'sicher-im-wasser',
      es: 'seguridad-en-el-agua',
      fr: 'securite-dans-leau',
      sv: 'sakert-i-vattnet',
    },
  ),
  tag(
    'kit',
    {
      nl: 'Pak en spullen',
      en: 'Suit and kit',
      de: 'Anzug und Ausrüstung',
      es: 'Bañador y equipo',
      fr: 'Maillot et équipement',
      sv: 'Dräkt och utrustning',
    },
    {
      nl: 'pak-en-spullen',
      en: 'suit-and-kit',
      de: 'anzug-und-ausruestung',
      es: 'banador-y-equipo',
      fr: 'maillot-et-equipement',
      sv: 'drakt-och-utrustning',
    },
  ),
];

const byZwotter = {
  author: 'Zwotter',
  authorRole: {
    nl: 'Redactie',
    en: 'Editorial team',
    de: 'Redaktion',
    es: 'Redacción',
    fr: 'La rédaction',
    sv: 'Redaktionen',
  },
  authorPicture: 'brand/author.webp',
};

export const articles: SeedArticle[] = [
  {
    ...byZwotter,
    key: 'first-swim',
    picture: 'scenes/article-first-swim.webp',
    tags: ['start', 'kit'],
    publishedOn: '2026-05-18',
    updatedOn: '2026-09-14',
    text: { nl: firstSwimNl, en: firstSwimEn, de: firstSwimDe, es: firstSwimEs, fr: firstSwimFr, sv: firstSwimSv },
  },
  {
    ...byZwotter,
    key: 'arms-reach',
    picture: 'scenes/at-the-pool.webp',
    tags: ['safety'],
    publishedOn: '2026-06-03',
    text: armsReach,
  },
  {
    ...byZwotter,
    key: 'holiday-pool',
    picture: 'scenes/home-hero.webp',
    tags: ['safety', 'kit'],
    publishedOn: '2026-06-29',
    text: holidayPool,
  },
  {
    ...byZwotter,
    key: 'right-size',
    picture: 'scenes/size-guide.webp',
    tags: ['kit'],
    publishedOn: '2026-08-10',
    text: rightSize,
  },
  {
    ...byZwotter,
    key: 'bath-games',
    picture: 'scenes/learning-at-home.webp',
    tags: ['start', 'practice'],
    publishedOn: '2026-09-21',
    text: bathGames,
  },
  {
    ...byZwotter,
    key: 'water-games',
    picture: 'scenes/level-float-and-glide.webp',
    tags: ['practice'],
    publishedOn: '2026-10-12',
    text: waterGames,
  },
  {
    ...byZwotter,
    key: 'afraid-of-water',
    picture: 'scenes/level-water-confidence.webp',
    tags: ['start', 'practice'],
    publishedOn: '2026-11-02',
    text: afraidOfWater,
  },
  {
    ...byZwotter,
    key: 'swim-badges',
    picture: 'scenes/level-first-strokes.webp',
    tags: ['start', 'kit'],
    publishedOn: '2026-11-16',
    text: swimBadges,
  },
];
