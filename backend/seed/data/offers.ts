import type { SeedOffers } from '../types';

/** What the academy sells: every lesson that is no preview, every level, and everything together. */
export const offers: SeedOffers = {
  picture: 'scenes/academy.webp',
  lesson: {
    sku: 'ZW-LES',
    price: 4.95,
    text: {
      nl: { title: 'Losse videoles', slug: 'losse-videoles', summary: 'Eén videoles van de zwemacademie.' },
      en: { title: 'Single video lesson', slug: 'single-video-lesson', summary: 'One video lesson of the academy.' },
      de: { title: 'Einzelne Videolektion', slug: 'einzelne-videolektion', summary: 'Eine Lektion der Academy.' },
      es: { title: 'Lección suelta en vídeo', slug: 'leccion-suelta', summary: 'Una lección de la academia.' },
      fr: { title: 'Leçon vidéo à l’unité', slug: 'lecon-a-l-unite', summary: 'Une leçon vidéo de l’Academy.' },
      sv: { title: 'Enskild videolektion', slug: 'enskild-videolektion', summary: 'En videolektion ur akademin.' },
    },
  },
  level: {
    sku: 'ZW-LEVEL',
    price: 19.95,
    text: {
      nl: { title: 'Heel niveau', slug: 'heel-niveau', summary: 'Alle videolessen van één niveau.' },
      en: { title: 'Whole level', slug: 'whole-level', summary: 'All video lessons of one level.' },
      de: { title: 'Ganze Stufe', slug: 'ganze-stufe', summary: 'Alle Videolektionen einer Stufe.' },
      es: { title: 'Nivel completo', slug: 'nivel-completo', summary: 'Todas las lecciones de un nivel.' },
      fr: { title: 'Niveau complet', slug: 'niveau-complet', summary: 'Toutes les leçons vidéo d’un niveau.' },
      sv: { title: 'Hel nivå', slug: 'hel-niva', summary: 'Alla videolektioner på en nivå.' },
    },
  },
  bundle: {
    sku: 'ZW-ACADEMY',
    price: 59,
    text: {
      nl: {
        title: 'Complete zwemacademie',
        slug: 'complete-zwemacademie',
        summary: 'Alle niveaus en alle videolessen, ook die er later bij komen.',
      },
      en: {
        title: 'Complete swimming academy',
        slug: 'complete-swimming-academy',
        summary: 'All levels and all video lessons, including those added later.',
      },
      de: {
        title: 'Komplette Schwimm-Academy',
        slug: 'komplette-schwimm-academy',
        summary: 'Alle Stufen und alle Videolektionen, auch die, die später dazukommen.',
      },
      es: {
        title: 'Academia de natación completa',
        slug: 'academia-de-natacion-completa',
        summary: 'Todos los niveles y todas las lecciones en vídeo, también las que se añadan más adelante.',
      },
      fr: {
        title: 'Academy de natation complète',
        slug: 'academy-de-natation-complete',
        summary: 'Tous les niveaux et toutes les leçons vidéo, y compris celles à venir.',
      },
      sv: {
        title: 'Hela simakademin',
        slug: 'hela-simakademin',
        summary: 'Alla nivåer och alla videolektioner, även de som kommer senare.',
      },
    },
  },
};
