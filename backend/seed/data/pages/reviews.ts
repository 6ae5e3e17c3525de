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
      description: 'Wat ouders over onze drijfpakken schrijven: alle beoordelingen van kopers, goede en slechte.',
    },
    en: {
      title: 'Reviews',
      description: 'What parents write about our float suits: every review by a buyer, the good and the bad.',
    },
    de: {
      title: 'Bewertungen',
      description:
        'Was Eltern über unsere Schwimmlernanzüge schreiben: alle Bewertungen von Käufern, gute wie schlechte.',
    },
    es: {
      title: 'Opiniones',
      description:
        'Lo que escriben las familias sobre nuestros bañadores flotadores: todas las opiniones, buenas y malas.',
    },
    fr: {
      title: 'Avis',
      description:
        'Ce que les parents écrivent sur nos maillots flotteurs : tous les avis d’acheteurs, bons et mauvais.',
    },
    sv: {
      title: 'Omdömen',
      description: 'Vad föräldrar skriver om våra flytdräkter: alla omdömen från kunder, bra som dåliga.',
    },
  },
  {
    nl: list('Beoordelingen', 'Geschreven door ouders die hier kochten. We plaatsen ze allemaal, ook de kritische.'),
    en: list('Reviews', 'Written by parents who bought here. We publish all of them, the critical ones too.'),
    de: list(
      'Bewertungen',
      'Geschrieben von Eltern, die hier gekauft haben. Wir veröffentlichen alle, auch die kritischen.',
    ),
    es: list('Opiniones', 'Escritas por familias que compraron aquí. Las publicamos todas, también las más críticas.'),
    fr: list('Avis', 'Écrits par des parents qui ont acheté ici. Nous les publions tous, même les plus sévères.'),
    sv: list('Omdömen', 'Skrivna av föräldrar som har handlat här. Vi publicerar alla, även de kritiska.'),
  },
);
