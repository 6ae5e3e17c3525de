import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.es;

export const floatAndGlideEs: LevelText = {
  level: {
    title: 'Flotar y deslizarse',
    slug: levelSlugs.floatAndGlide.es,
    summary:
      'Una estrella boca arriba, una estrella boca abajo, rodar como un tronco y deslizarse como un cohete. Con seis flotadores al empezar y cuatro al terminar.',
    body: `## ¿Para quién?

Para niños que disfrutan en el agua, hacen burbujas con la cara dentro y flotan boca arriba relajados, también cuando tus manos los sueltan un momento. ¿Todavía no? Los ocho flotadores se quedan puestos: seguid sin prisa en [Confianza en el agua](${paths.es.waterConfidence}).

## Qué haréis en este nivel

En este nivel tu hijo descubre que el agua lo sostiene, boca arriba y boca abajo. Después llega la velocidad: impulsarse, deslizarse y saltar. El bañador lleva seis flotadores. Si el bañador es nuevo para tu hijo, empezad con los ocho y quitadlos de dos en dos, como dicen las instrucciones. Cuando la última clase le salga sin tensión y sin ayuda tres baños seguidos, saca uno del pecho y otro de la espalda. Probadlo primero sin saltos, donde haga pie.

${supervision}`,
    learn: [
      'Flotar como una estrella, boca arriba y boca abajo',
      'Rodar de boca abajo a boca arriba para respirar',
      'Impulsarse en la pared y deslizarse',
      'Saltar al agua y girarse hacia el bordillo',
    ],
    seo: {
      title: 'Flotar y deslizarse: videoclases para niños',
      description:
        'Cinco videoclases para familias: flotar boca arriba y boca abajo, rodar, deslizarse y saltar. Con juegos, señales para parar y plan de flotadores.',
    },
  },
  lessons: [
    {
      title: 'La estrella boca arriba',
      slug: 'estrella-boca-arriba',
      description:
        'Brazos y piernas abiertos, barriga arriba: así flota mejor una estrella. Pones la palma de la mano bajo su espalda y solo la retiras cuando respira tranquilo. Para terminar, practicad juntos cómo volver a ponerse de pie.',
      goal: 'Tu hijo flota cinco segundos como una estrella, con tu mano muy cerca.',
      cues: ['Brazos y piernas abiertos.', 'La barriga, hacia el techo.', 'Respira tranquilo, estoy aquí.'],
      game: {
        title: 'Contar estrellas',
        text: 'La estrella cuenta las luces o las nubes de arriba. Cada vez que repite, cuenta una más. Tú eres la luna, que se queda muy cerquita.',
      },
      stopSigns: [
        'Suben las rodillas y se hunde el culete: vuelve a poner la mano bajo la espalda.',
        stop.tense,
        stop.cold,
      ],
      material: [bring.suit(6), 'Agua tranquila y templada, donde haga pie', bring.towel],
      captions: [
        'La palma bajo la espalda.',
        'Brazos y piernas: una estrella.',
        'Barriga arriba, respira tranquilo.',
        'La mano se va, pero queda cerca.',
      ],
      summary:
        'Tu hijo aprende a flotar boca arriba como una estrella, con tu mano muy cerca. Con tres frases, un juego y señales para parar.',
    },
    {
      title: 'La estrella boca abajo',
      slug: 'estrella-boca-abajo',
      description:
        'Ahora la estrella mira al fondo. Con la cara en el agua, las piernas suben con más facilidad. Tu hijo hace burbujas, levanta la cabeza para respirar y vuelve a apoyarla. Menos es más: dos segundos relajado valen más que diez en tensión.',
      goal: 'Tu hijo flota tres segundos boca abajo con la cara en el agua y luego respira tranquilo.',
      cues: ['La nariz mira al fondo.', 'Brazos y piernas bien estirados.', 'Cabeza arriba, respira y otra vez.'],
      game: {
        title: '¿Qué hay en el fondo?',
        text: 'Deja tres cosas en el fondo, donde él haga pie: un aro, una cuchara y un pez de juguete. ¿Dónde está cada una? La estrella mira, sale y te lo cuenta.',
      },
      stopSigns: [
        'Levanta la cabeza todo el rato y patalea para no hundirse: abrázalo. Más tarde, otra vez, dándole las dos manos.',
        stop.cough,
        stop.tense,
      ],
      material: [bring.suit(6), bring.ring, bring.towel],
      captions: [
        'De las manos, coge aire.',
        'Cara al agua, mira hacia abajo.',
        'Brazos y piernas: una estrella.',
        'Cabeza arriba, respira tranquilo.',
      ],
      summary:
        'Flotar boca abajo con la cara en el agua: así las piernas suben mejor. Cortito, relajado y con un juego de mirar.',
    },
    {
      title: 'Rodar como un tronco',
      slug: 'rodar-como-un-tronco',
      description:
        'A quien sabe girarse de boca abajo a boca arriba le cuesta menos respirar. Verás que primero gira la cabeza y el cuerpo la sigue, y cómo ayudarle con dos dedos en el hombro. Que ruede primero de boca abajo a boca arriba, luego al revés y, al final, una vuelta entera.',
      goal: 'Tu hijo rueda de boca abajo a boca arriba y ahí respira tranquilo.',
      cues: ['Mira por encima del hombro.', 'Rueda con los brazos estirados.', 'Cara arriba: respira.'],
      game: {
        title: 'La tortita',
        text: 'Tú eres el cocinero. Cuando dices «¡vuelta!», la tortita se gira y cuenta qué lleva por encima. También puede cocinar él y decir cuándo toca la vuelta, contigo al lado.',
      },
      stopSigns: ['Se queda a medias, de lado: ayúdale a girar, con la mano en su hombro.', stop.cough, stop.tired],
      material: [bring.suit(6), 'Sitio para girar, dos metros alrededor, donde tu hijo haga pie', bring.towel],
      captions: [
        'Boca abajo, con la cara al agua.',
        'La cabeza gira, el cuerpo sigue.',
        'Boca arriba: a respirar.',
        'Y otra vuelta más.',
      ],
      summary:
        'Rodar de boca abajo a boca arriba para respirar: un gesto pequeño que da mucha calma. Paso a paso y con el juego de la tortita.',
    },
    {
      title: 'Deslizarse como un cohete',
      slug: 'deslizarse-como-un-cohete',
      description:
        'Impulsarse, estirarse y no hacer nada: deslizarse da velocidad sin esfuerzo. Tu hijo se impulsa en la pared y se desliza, primero un metro y luego dos, contigo siempre a un brazo de distancia. Aprenderás a acompañarlo con las manos preparadas y por qué quedarse quieto es más rápido que patalear.',
      goal: 'Tu hijo se impulsa y se desliza con los brazos estirados y la cara en el agua, contigo al lado.',
      cues: ['Los pies en la pared.', 'Brazos estirados, la cabeza en medio.', 'Empuja y no hagas nada.'],
      game: {
        title: 'El cartero del agua',
        text: 'Tu hijo lleva una carta que flota desde el bordillo hasta un buzón: una pelota o un aro en el agua. Tú caminas a su lado, a un brazo de distancia. El correo solo llega si el cohete no patalea.',
      },
      stopSigns: ['Se impulsa sin esperar tu señal: primero, otra cuenta atrás juntos.', stop.tired, stop.distracted],
      material: [
        bring.suit(6),
        'Agua donde tu hijo haga pie',
        'Una carta en una bolsita con cierre y una pelota o un aro que floten',
        bring.towel,
      ],
      captions: [
        'Pies en la pared, brazos rectos.',
        'Empuja y estírate.',
        'A deslizarse.',
        '¡Ya está! Respira tranquilo.',
      ],
      summary:
        'Impulsarse en la pared y deslizarse como un cohete: así nota tu hijo que el agua lo lleva. Con el juego del cartero del agua.',
    },
    {
      title: 'Saltar, salir y volver al bordillo',
      slug: 'saltar-y-volver-al-bordillo',
      description:
        'Se puede saltar, pero siempre con un plan: saltar, salir a flote, girarse y agarrar el bordillo. Tú estás en el agua, a un brazo de distancia, y das la señal. Antes, mira con tu hijo si ahí está permitido saltar, si cubre lo suficiente para él, si tú haces pie y si no hay nadie nadando. Cuando le salga sin tensión y sin ayuda tres baños seguidos, saca un flotador del pecho y otro de la espalda. Probadlo primero sin saltos, donde haga pie.',
      goal: 'Tu hijo espera tu señal, salta, sale a flote y se gira hacia el bordillo.',
      cues: ['Espera mi señal.', 'Los pies primero, mírame.', 'Date la vuelta y agárrate.'],
      game: {
        title: 'La rana con equipaje',
        text: 'La rana salta con las manos vacías, coge del agua una pieza que flota, se gira y la deja en el bordillo. Con cinco piezas hay torre. Si salta sin tu señal, se acaban los saltos por hoy.',
      },
      stopSigns: ['Salta antes de que des la señal: por hoy, se acabaron los saltos.', stop.cough, stop.suit],
      material: [bring.suit(6), 'Profundidad comprobada y agua libre delante', 'Cinco piezas que floten'],
      captions: [
        'Pies en el bordillo y a esperar.',
        'Tu señal: ¡los pies primero!',
        'Sale a flote y respira.',
        'Se gira, tú sigues muy cerca.',
        'Agarrado al bordillo. ¡Listo!',
      ],
      summary:
        'Aprender a saltar con un plan: esperar la señal, pies primero, salir y volver al bordillo. Con el plan de los siguientes flotadores.',
    },
  ],
};
