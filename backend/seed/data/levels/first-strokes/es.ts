import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.es;

export const firstStrokesEs: LevelText = {
  level: {
    title: 'Primeras brazadas',
    slug: levelSlugs.firstStrokes.es,
    summary:
      'Espalda, crol, respirar de lado y braza. Con los dos últimos flotadores y después con el bañador vacío: nadar sin ayuda, contigo al lado.',
    body: `## ¿Para quién?

Para niños que nadan tres metros hasta el bordillo y se giran boca arriba cuando se cansan. ¿Todavía no? En [Piernas y brazos](${paths.es.legsAndArms}) encontraréis el ejercicio que os ayudará.

## Qué haréis en este nivel

Las primeras brazadas de verdad son cortas y tranquilas. Unas pocas bien hechas y, luego, a flotar y descansar. Quedan dos flotadores en el bañador. Si el bañador es nuevo para tu hijo, empezad con los ocho y quitadlos de dos en dos, como dicen las instrucciones. Cuando la cuarta clase le salga sin tensión y sin ayuda tres baños seguidos, se sacan también esos dos últimos, el del pecho y el de la espalda: entonces empezad otra vez donde haga pie. **Un bañador sin flotadores ya no ofrece ningún apoyo.**

A partir de aquí, lo mejor es seguir en un cursillo con monitor. Los diplomas de natación se consiguen allí, no aquí.

${supervision}`,
    learn: [
      'Espalda y crol con los brazos estirados y sin prisa',
      'Respirar de lado sin levantar la cabeza',
      'Braza: brazos, aire, piernas, deslizarse',
      'Recoger un aro y descansar boca arriba, ya sin flotadores',
    ],
    seo: {
      title: 'Primeras brazadas: videoclases de natación en familia',
      description:
        'Cinco videoclases: espalda, crol, respiración, braza y recoger un aro. Para familias que se meten en el agua. Con juegos y señales para parar.',
    },
  },
  lessons: [
    {
      title: 'Espalda: un brazo y luego el otro junto a la oreja',
      slug: 'espalda-brazos',
      description:
        'Un brazo sube junto a la oreja y el otro empuja el agua hacia los pies. Boca arriba se respira con más facilidad, así que aquí empiezan las brazadas de verdad. Tú caminas detrás de su cabeza, con una mano lista para protegerla del bordillo.',
      goal: 'Tu hijo nada cuatro metros de espalda con los brazos estirados y la cabeza quieta.',
      cues: ['El pulgar sale primero.', 'Brazo estirado junto a la oreja.', 'Barriga arriba, las piernas siguen.'],
      game: {
        title: 'El molino',
        text: 'Tú eres el viento. Si sopla flojo, el molino gira despacio; si sopla fuerte, más deprisa. Cuando no hay viento, el molino flota panza arriba y mira las nubes.',
      },
      stopSigns: [
        'Se tuerce o acerca la cabeza al bordillo: mano en medio y un descanso.',
        stop.tired,
        stop.distracted,
      ],
      material: [bring.suit(2), 'Cinco metros libres junto al bordillo, donde tu hijo haga pie', bring.towel],
      captions: [
        'Boca arriba, piernas en marcha.',
        'Un brazo sube, junto a la oreja.',
        'El brazo empuja hacia los pies.',
        'Ahora el otro. Por turnos.',
      ],
      summary:
        'Las primeras brazadas de espalda: un brazo sube y el otro empuja. Boca arriba cuesta menos respirar. Con el juego del molino.',
    },
    {
      title: 'Crol: estirar el brazo, cara en el agua',
      slug: 'crol-brazos',
      description:
        'El crol empieza por estirar bien el brazo: la mano entra muy adelante y lleva el agua hacia atrás, por debajo de la barriga. La cara mira al fondo y las piernas siguen con una patada pequeña. Con cinco brazadas basta; después tu hijo se gira boca arriba para respirar.',
      goal: 'Tu hijo da cinco brazadas de crol con la cara en el agua y se gira para respirar.',
      cues: [
        'Estira el brazo, como para llegar al estante de arriba.',
        'Mira al fondo y haz burbujas.',
        '¿Ya? Gírate boca arriba y respira.',
      ],
      game: {
        title: 'Coger manzanas',
        text: 'Cada brazada coge una manzana muy adelante y la guarda en la cesta de la cadera. Con cinco se llena la cesta: gírate boca arriba, respira y descansa. No hay que ir deprisa, sino estirarse bien.',
      },
      stopSigns: [
        'Sube la cabeza y se hunden las piernas: volved a deslizaros y a hacer burbujas.',
        stop.cough,
        stop.tired,
      ],
      material: [bring.suit(2), 'Un espacio libre donde tu hijo haga pie', bring.towel],
      captions: [
        'Deslizarse, cara en el agua.',
        'Una mano llega muy adelante.',
        'Y lleva el agua hacia atrás.',
        'Izquierda, derecha: manzanas.',
      ],
      summary:
        'El crol en pasos pequeños: estirar el brazo, mirar al fondo, hacer burbujas. Cinco brazadas y a respirar boca arriba.',
    },
    {
      title: 'Crol: respirar de lado',
      slug: 'crol-respirar',
      description:
        'Para respirar sin pararse hay que girar la cabeza, no levantarla. Una oreja se queda en el agua y la boca sale lo justo. Practicad primero en el bordillo: una de tus manos en su espalda y la otra bajo la barriga. Luego, con la tabla. Y contad: uno, dos, aire. El lado cambia cada vez: camina hacia atrás delante de tu hijo y verás cada respiración.',
      goal: 'Tu hijo respira de lado cada tres brazadas, con una oreja en el agua.',
      cues: ['Uno, dos, aire.', 'Oreja en el agua, mira al lado.', 'Cara al agua y suelta el aire.'],
      game: {
        title: 'El secreto de la foca',
        text: 'En cada respiración susurras un animal. Con una oreja dentro y otra fuera, tu hijo tiene que entenderlo. En el bordillo los dice todos.',
      },
      stopSigns: [
        'Levanta toda la cabeza o busca aire con ansia: abrázalo hasta que respire tranquilo.',
        stop.cough,
        stop.tired,
      ],
      material: [bring.suit(2), bring.board, 'Un bordillo para agarrarse, donde tu hijo haga pie'],
      captions: [
        'Uno: suelta el aire.',
        'Dos: bien estirado.',
        'Tres: gira la cabeza y aire.',
        'Una oreja sigue en el agua.',
        'Cara al agua y adelante.',
      ],
      summary:
        'Respirar de lado en crol: girar en vez de levantar, con una oreja en el agua. Primero en el bordillo y luego nadando.',
    },
    {
      title: 'Braza: brazos, aire, piernas, deslizarse',
      slug: 'braza',
      description:
        'En la braza, el orden es la mitad del trabajo: brazos, aire, piernas, deslizarse. Las manos dibujan un corazón pequeño y los pies miran hacia fuera, como los de una rana. Después se desliza contando hasta tres. Cuando le salga sin tensión y sin ayuda tres baños seguidos, saca los dos últimos flotadores y empezad otra vez donde haga pie.',
      goal: 'Tu hijo nada cinco metros a braza y se desliza después de cada brazada.',
      cues: ['Brazos, aire, piernas, deslízate.', 'Dibuja un corazón pequeño.', 'Pies hacia fuera, como una rana.'],
      game: {
        title: 'Con pocas brazadas',
        text: 'Contad juntos las brazadas hasta el bordillo; tú caminas a su lado, a un brazo de distancia, y él respira en cada brazada. Si hoy hacen falta menos que la última vez, ha batido su propio récord. El secreto es deslizarse.',
      },
      stopSigns: [
        'Brazos y piernas van a la vez y no queda tiempo para respirar: una brazada y a flotar.',
        stop.tired,
        stop.depth,
      ],
      material: [bring.suit(2), 'Agua poco profunda para la primera vez sin flotadores', bring.towel],
      captions: [
        'Brazos estirados, mira adelante.',
        'Un corazón pequeño, y aire.',
        'Talones al culete, pies afuera.',
        'Piernas en círculo y juntas.',
        'Deslízate: uno, dos, tres.',
      ],
      summary: 'La braza en su orden: brazos, aire, piernas, deslizarse. Con el plan para los dos últimos flotadores.',
    },
    {
      title: 'Recoger un aro y descansar boca arriba',
      slug: 'recoger-un-aro',
      description:
        'El bañador está vacío y ya no ofrece ningún apoyo. Tu hijo recoge un aro del fondo, sube, se gira boca arriba y descansa, al principio con tu mano bajo la espalda. Esto último es lo más importante del nivel, porque quien sabe descansar mantiene mejor la calma. Tú estás al lado, a un brazo de distancia, siempre.',
      goal: 'Tu hijo recoge un aro del fondo, sube y flota diez segundos boca arriba.',
      cues: ['Coge aire y mira el aro.', 'Cógelo y sube enseguida.', 'Gírate boca arriba y descansa.'],
      game: {
        title: 'El tesoro de la nutria',
        text: 'Deja tres aros en el fondo. La nutria recoge uno cada vez, descansa panza arriba con el aro en la barriga y cuenta lo que ha encontrado. Solo entonces va a por el siguiente.',
      },
      stopSigns: ['Sube y se agita en vez de flotar: sujétalo y, por hoy, ya está.', stop.cough, stop.distracted],
      material: [bring.emptySuit, bring.ring, 'Agua hasta el pecho del niño'],
      captions: [
        'Coge aire, mira el aro.',
        'Hacia abajo, ojos abiertos.',
        'Aro en la mano: ¡arriba!',
        'Boca arriba y respira.',
        'Descansa, contigo a su lado.',
      ],
      summary:
        'Sin flotadores: recoger un aro, subir y descansar boca arriba, contigo a un brazo de distancia. Con tres frases y señales para parar.',
    },
  ],
};
