import type { FilmText } from './parts';

export const filmTextEs: FilmText = {
  chapters: ['El objetivo', 'Cómo sujetarlo', 'De lado', 'Desde arriba', 'Mal y bien', 'El juego', 'Cuándo parar'],
  game: (title) => `Y ahora, jugando: «${title}». Quédate a un brazo de distancia.`,
  stop: '¿Ves alguna de estas señales? Para y haz lo que dice. Ante la duda, fuera del agua.',
  lessons: {
    'bath-time': {
      hold: 'Arrodíllate justo al lado de la bañera y no le quites la mano de encima.',
      above: 'Un poco de agua por el pelo. Tu otra mano sigue en el hombro.',
      mistake: 'Así no: agua en la cara sin avisar.',
      better: 'Así sí: cuenta atrás, y primero los hombros.',
    },
    'shallow-water': {
      hold: 'Cara a cara, tus manos bajo sus axilas, los ojos a la misma altura.',
      above: 'Después, de la mano y uno al lado del otro.',
      mistake: 'Así no: ir delante y tirar de él.',
      better: 'Así sí: cara a cara y a su ritmo.',
    },
    floating: {
      hold: 'La cabeza en tu hombro, las dos manos bajo la espalda.',
      above: 'Tus manos lo sueltan y se quedan muy cerca.',
      mistake: 'Así no: con los brazos estirados, el culete se hunde.',
      better: 'Así sí: pegado a ti, orejas mojadas, barriga arriba.',
    },
    bubbles: {
      hold: 'Dale las dos manos; tu hijo decide hasta dónde baja.',
      above: 'La cara en el agua y a soplar. Seguís frente a frente.',
      mistake: 'Así no: empujarle la cabeza bajo el agua.',
      better: 'Así sí: baja la cara él solo, tú solo le das las manos.',
    },
    'holding-the-edge': {
      hold: 'Ponte justo delante, con las dos manos en sus caderas.',
      above: 'Girar, estirar los brazos, agarrarse. Tú vas justo detrás.',
      mistake: 'Así no: demasiado lejos, la mano no llega al bordillo.',
      better: 'Así sí: empezad cerca, dos manos en el bordillo.',
    },
    'star-on-the-back': {
      hold: 'Ponte muy cerca, a su lado, con la palma bajo su espalda.',
      above: 'Brazos y piernas abiertos. Lo sueltas, pero sigues a su lado.',
      mistake: 'Así no: rodillas arriba, culete abajo.',
      better: 'Así sí: barriga arriba, tu palma bajo la espalda.',
    },
    'star-on-the-front': {
      hold: 'Ponte delante, dale las dos manos y agáchate en el agua.',
      above: 'Cara en el agua, todo abierto. Tus manos esperan muy cerca.',
      mistake: 'Así no: cabeza arriba, y las piernas se hunden.',
      better: 'Así sí: nariz hacia el fondo, y las piernas suben.',
    },
    rolling: {
      hold: 'Dos dedos en el hombro: no hace falta más ayuda.',
      above: 'Visto desde arriba: largo como un tronco, media vuelta y respira.',
      mistake: 'Así no: encogido y atascado de lado.',
      better: 'Así sí: largo y recto, tus dedos en el hombro.',
    },
    gliding: {
      hold: 'En la pared, sujétalo por la barriga y haz con él la cuenta atrás.',
      above: 'Recto como una flecha. Tú caminas a su lado, manos listas.',
      mistake: 'Así no: cabeza arriba y patadas, que frenan.',
      better: 'Así sí: cara en el agua, largo y muy quieto.',
    },
    'jumping-in': {
      hold: 'Dentro del agua, delante y con las manos arriba: nadie salta sin tu señal.',
      above: 'Salta, se gira, se agarra al bordillo. Tú vas con él.',
      mistake: 'Así no: saltar mientras miras a otro lado.',
      better: 'Así sí: pies en el bordillo, mirada en ti, y esperar.',
    },
    'kicking-on-the-edge': {
      hold: 'Tú, dentro del agua y frente a él, sujétale los pies sin apretar.',
      above: 'Piernas estiradas, arriba y abajo por turnos. Tus manos, justo delante.',
      mistake: 'Así no: sentado muy al borde y pedaleando.',
      better: 'Así sí: sentado bien atrás, piernas estiradas.',
    },
    'kicking-with-a-board': {
      hold: 'Camina hacia atrás, delante de él, y sujeta la punta de la tabla.',
      above: 'Los dos brazos estirados sobre la tabla. Tú das pasitos hacia atrás.',
      mistake: 'Así no: hunde la tabla y bajan las piernas.',
      better: 'Así sí: tabla plana, brazos estirados, patadas pequeñas.',
    },
    'kicking-on-the-back': {
      hold: 'Ponte detrás de su cabeza, con las manos bajo sus hombros.',
      above: 'La tabla abrazada y la cabeza entre tus brazos.',
      mistake: 'Así no: pedaleando, las rodillas salen del agua.',
      better: 'Así sí: rodillas bajo el agua, dedos en la superficie.',
    },
    paddling: {
      hold: 'Camina a su lado y sujétalo por las caderas con las dos manos.',
      above: 'Sus manos reman por turnos y tú lo sostienes por las caderas.',
      mistake: 'Así no: golpear el agua con la cabeza en alto.',
      better: 'Así sí: manos bajo el agua, barbilla en la superficie.',
    },
    'first-metres': {
      hold: 'Sujétalo por las caderas hasta que se impulse apoyándose en ti.',
      above: 'Hasta el bordillo caminas a su lado, con las manos listas.',
      mistake: 'Así no: mirándote a ti, con el bordillo a la espalda.',
      better: 'Así sí: ojos en el bordillo y tú justo al lado.',
    },
    backstroke: {
      hold: 'Una mano bajo la espalda, la otra entre la cabeza y el bordillo.',
      above: 'Los brazos, por turnos. Cerca del bordillo, tu mano llega antes.',
      mistake: 'Así no: torcido y con la cabeza contra el bordillo.',
      better: 'Así sí: recto, con tu mano en medio.',
    },
    'front-crawl': {
      hold: 'Camina a su lado, con una mano bajo la barriga.',
      above: 'Un brazo se estira hacia delante, luego el otro.',
      mistake: 'Así no: cabeza arriba, piernas abajo.',
      better: 'Así sí: mirar al fondo, brazos estirados, piernas arriba.',
    },
    'side-breathing': {
      hold: 'Primero en el bordillo: una mano en la espalda y otra bajo la barriga.',
      above: 'La cara gira hacia un lado, coge aire y vuelve al agua.',
      mistake: 'Así no: toda la cabeza fuera del agua.',
      better: 'Así sí: solo girar, con una oreja mojada.',
    },
    breaststroke: {
      hold: 'Una mano bajo la barriga mientras se desliza.',
      above: 'Brazos, piernas de rana y un deslizamiento muy largo.',
      mistake: 'Así no: brazos y piernas a la vez, sin deslizarse.',
      better: 'Así sí: después de cada brazada, largo y quieto.',
    },
    'fetching-a-ring': {
      hold: 'Al principio, ten una mano bajo su espalda mientras descansa.',
      above: 'El aro sobre la barriga. Más adelante sueltas a tu hijo y sigues cerca.',
      mistake: 'Así no: en vertical y agitándose.',
      better: 'Así sí: se gira boca arriba y descansa, contigo al lado.',
    },
  },
};
