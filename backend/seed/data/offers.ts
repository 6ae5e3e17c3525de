import type { SeedOffers } from '../types';

/** Products of the academy: every lesson that is no preview, every level, and the bundle. */
export const offers: SeedOffers = {
  picture: 'scenes/academy.webp',
  lesson: {
    sku: 'ZW-LES',
    price: 4.95,
    text: {
      nl: {
        title: 'Losse videoles',
        slug: 'losse-videoles',
        summary:
          'Eén les van de academy: video met ondertiteling, drie zinnen voor in het water, een spel en stopsignalen.',
      },
      en: {
        title: 'Single video lesson',
        slug: 'single-video-lesson',
        summary: 'One lesson of the academy: a video with captions, three cues for the pool, a game and when to stop.',
      },
      de: {
        title: 'Einzelne Videolektion',
        slug: 'einzelne-videolektion',
        summary: 'Eine Lektion der Academy: Video mit Untertiteln, drei Sätze fürs Wasser, ein Spiel und Stoppzeichen.',
      },
      es: {
        title: 'Videoclase suelta',
        slug: 'videoclase-suelta',
        summary:
          'Una clase de la Academy: vídeo con subtítulos, tres frases para el agua, un juego y señales para parar.',
      },
      fr: {
        title: 'Leçon vidéo à l’unité',
        slug: 'lecon-a-l-unite',
        summary:
          'Une leçon de l’Academy : une vidéo sous-titrée, trois phrases à dire dans l’eau, un jeu et les signes qui disent stop.',
      },
      sv: {
        title: 'Enskild videolektion',
        slug: 'enskild-videolektion',
        summary:
          'En lektion i Academy: video med undertexter, tre fraser att säga i vattnet, en lek och stoppsignaler.',
      },
    },
  },
  level: {
    sku: 'ZW-LEVEL',
    price: 16.95,
    text: {
      nl: {
        title: 'Heel niveau',
        slug: 'heel-niveau',
        summary:
          'Alle videolessen van één niveau, in de volgorde waarin je kind leert, ook de lessen die er later bijkomen.',
      },
      en: {
        title: 'Whole level',
        slug: 'whole-level',
        summary:
          'All the video lessons of one level, in the order in which children learn, including those added later.',
      },
      de: {
        title: 'Ganze Stufe',
        slug: 'ganze-stufe',
        summary:
          'Alle Videolektionen einer Stufe, in der Reihenfolge, in der Kinder lernen, auch die, die später dazukommen.',
      },
      es: {
        title: 'Nivel completo',
        slug: 'nivel-completo',
        summary:
          'Todas las videoclases de un nivel, en el orden en que aprenden los niños, también las que se añadan más adelante.',
      },
      fr: {
        title: 'Niveau complet',
        slug: 'niveau-complet',
        summary: 'Toutes les leçons vidéo d’un niveau, dans l’ordre où l’enfant apprend, y compris celles à venir.',
      },
      sv: {
        title: 'Hel nivå',
        slug: 'hel-niva',
        summary: 'Alla videolektioner på en nivå, i den ordning barn lär sig, även de som kommer senare.',
      },
    },
  },
  bundle: {
    sku: 'ZW-ACADEMY',
    price: 59,
    text: {
      nl: {
        title: 'Complete zwemacademy',
        slug: 'complete-zwemacademy',
        summary:
          'Alle niveaus en alle videolessen, van de eerste plons tot de eerste slagen, ook wat er later bijkomt.',
      },
      en: {
        title: 'Complete swimming academy',
        slug: 'complete-swimming-academy',
        summary:
          'All levels and all video lessons, from the first splash to the first strokes, including those added later.',
      },
      de: {
        title: 'Komplette Schwimm-Academy',
        slug: 'komplette-schwimm-academy',
        summary:
          'Alle Stufen und alle Videolektionen, vom ersten Planschen bis zu den ersten Zügen, auch die, die später dazukommen.',
      },
      es: {
        title: 'Academy de natación completa',
        slug: 'academy-de-natacion-completa',
        summary:
          'Todos los niveles y todas las videoclases, del primer chapuzón a las primeras brazadas, también las que se añadan.',
      },
      fr: {
        title: 'Academy de natation complète',
        slug: 'academy-de-natation-complete',
        summary:
          'Tous les niveaux et toutes les leçons vidéo, du premier plouf aux premières nages, y compris celles à venir.',
      },
      sv: {
        title: 'Hela Academy',
        slug: 'hela-simakademin',
        summary:
          'Alla nivåer och alla videolektioner, från första plasket till de första simtagen, även det som kommer senare.',
      },
    },
  },
};
