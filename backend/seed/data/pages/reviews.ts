import type { SeedBlock } from '../../types';
import { buildPage } from './functional';

const list = (title: string, text: string): SeedBlock[] => [{ kind: 'review-list', title, text }];

/** Empty at first: invented customers would mislead (Directive 2005/29/EC, annex I, 23b and 23c). */
export const reviewsPage = buildPage(
  'reviews',
  false,
  {
    nl: {
      title: 'Beoordelingen',
      description: 'Wat ouders over onze drijfpakken schrijven: beoordelingen van kopers, goede en slechte.',
    },
    en: {
      title: 'Reviews',
      description: 'What parents write about our float suits: reviews by buyers, the good and the bad.',
    },
    de: {
      title: 'Bewertungen',
      description: 'Was Eltern über unsere Schwimmlernanzüge schreiben: Bewertungen von Käufern, gute wie schlechte.',
    },
    es: {
      title: 'Opiniones',
      description:
        'Lo que escriben las familias sobre nuestros bañadores flotadores: opiniones de compradores, buenas y malas.',
    },
    fr: {
      title: 'Avis',
      description: 'Ce que les parents écrivent sur nos maillots flotteurs : des avis d’acheteurs, bons et mauvais.',
    },
    sv: {
      title: 'Omdömen',
      description: 'Vad föräldrar skriver om våra flytdräkter: omdömen från kunder, bra som dåliga.',
    },
  },
  {
    nl: list('Beoordelingen', 'Geschreven door ouders die hier iets kochten. Kritische beoordelingen plaatsen we ook.'),
    en: list('Reviews', 'Written by parents who bought from us. We publish the critical ones too.'),
    de: list('Bewertungen', 'Geschrieben von Eltern, die hier gekauft haben. Wir veröffentlichen auch die kritischen.'),
    es: list('Opiniones', 'Escritas por familias que compraron aquí. Publicamos también las más críticas.'),
    fr: list('Avis', 'Écrits par des parents qui ont acheté ici. Nous publions aussi les plus sévères.'),
    sv: list('Omdömen', 'Skrivna av föräldrar som har handlat här. Vi publicerar även de kritiska.'),
  },
);
