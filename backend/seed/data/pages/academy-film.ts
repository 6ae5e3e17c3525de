import type { L, SeedBlock } from '../../types';

/** The video of the first lesson, which is free, playable on this page. */
const film = (title: string, text: string): SeedBlock => ({ kind: 'video', title, text, film: 'lesson-1-1' });

export const academyFilm: L<SeedBlock> = {
  nl: film(
    'Kijk hoe een les eruitziet',
    'De eerste les begint thuis, in bad. Dit is de video die erbij hoort, met ondertiteling.',
  ),
  en: film(
    'See what a lesson looks like',
    'The first lesson starts at home, in the bath. Here is the video that goes with it, with captions.',
  ),
  de: film(
    'So sieht eine Lektion aus',
    'Die erste Lektion beginnt zu Hause, in der Badewanne. Hier ist das Video dazu, mit Untertiteln.',
  ),
  es: film(
    'Mira cómo es una clase',
    'La primera clase empieza en casa, en la bañera. Este es su vídeo, con subtítulos.',
  ),
  fr: film(
    'Voyez à quoi ressemble une leçon',
    'La première leçon commence à la maison, dans le bain. Voici sa vidéo, avec sous-titres.',
  ),
  sv: film('Så ser en lektion ut', 'Den första lektionen börjar hemma, i badkaret. Här är videon, med undertexter.'),
};
