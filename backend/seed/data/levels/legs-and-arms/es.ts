import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.es;

export const legsAndArmsEs: LevelText = {
  level: {
    title: 'Piernas y brazos',
    slug: levelSlugs.legsAndArms.es,
    summary:
      'Patalear en el bordillo, con la tabla boca abajo y boca arriba, y nadar a lo perrito. Con cuatro flotadores, hasta nadar los tres primeros metros, contigo al lado.',
    body: `## ¿Para quién?

Para niños que flotan como una estrella, ruedan de boca abajo a boca arriba y se deslizan unos segundos. ¿Tu hijo aún no está del todo relajado? Por ahora disfrutará más en [Flotar y deslizarse](${paths.es.floatAndGlide}).

## Qué haréis en este nivel

Llega el movimiento. Primero las piernas, sentado en el bordillo y luego con la tabla; después, los brazos. Al final tu hijo nada sus primeros metros, de ti al bordillo. Tú caminas a su lado, a un brazo de distancia. El bañador lleva cuatro flotadores. Si el bañador es nuevo para tu hijo, empezad con los ocho y quitadlos de dos en dos, como dicen las instrucciones. Cuando la última clase le salga sin tensión y sin ayuda tres baños seguidos, saca un flotador del pecho y otro de la espalda: queda uno delante y otro detrás. Probadlo primero donde haga pie.

${supervision}`,
    learn: [
      'Patalear con las piernas estiradas y los tobillos sueltos',
      'Avanzar con la tabla, boca abajo y boca arriba',
      'Empujar el agua con las manos, como un cachorro',
      'Nadar los tres primeros metros, contigo al lado',
    ],
    seo: {
      title: 'Piernas y brazos: aprender a nadar con tu hijo',
      description:
        'Cinco videoclases: patalear, la tabla, remar y los primeros metros de ti al bordillo. Con tres frases por clase, juegos y señales para parar.',
    },
  },
  lessons: [
    {
      title: 'Patalear en el bordillo',
      slug: 'patalear-en-el-bordillo',
      description:
        'Sentado en el bordillo, tu hijo siente qué tienen que hacer las piernas sin pensar en respirar ni en flotar. El movimiento sale de la cadera, las rodillas quedan casi estiradas y los tobillos sueltos. Basta con salpicaduras pequeñas y rápidas. Tú estás delante, en el agua, y notas con las manos si los pies empujan el agua.',
      goal: 'Tu hijo patalea diez segundos con las piernas estiradas y salpicaduras pequeñas y rápidas.',
      cues: [
        'Piernas estiradas, pies sueltos.',
        'Pequeño y rápido, como una olla hirviendo.',
        'Patalea desde la cadera.',
      ],
      game: {
        title: 'Hierve la sopa',
        text: 'Tú manejas el fuego: flojito, a hervir, ¡se sale! Tu hijo patalea a ese ritmo. Con «apagado», el agua se queda quieta. Después es tu hijo quien dice cuánto hierve. Tú sigues delante, en el agua.',
      },
      stopSigns: [
        'Se va escurriendo hacia delante y podría caer del bordillo: que se siente más atrás.',
        'La patada se descontrola o tu hijo se cansa: por hoy, basta.',
        stop.cold,
      ],
      material: [bring.suit(4), 'Un bordillo sin esquinas, contigo delante en el agua', bring.towel],
      captions: [
        'Tu hijo, en el bordillo, manos a los lados.',
        'Piernas estiradas, pies sueltos.',
        'Salpica poquito, cada vez más rápido.',
        'Tus manos notan cómo empuja.',
      ],
      summary:
        'La patada empieza en el bordillo: ahí, sentado, tu hijo aprende a soltar los tobillos. Con el juego de la sopa y señales para parar.',
    },
    {
      title: 'Patada boca abajo, con la tabla',
      slug: 'patada-con-tabla',
      description:
        'La tabla mantiene los brazos estirados y las piernas hacen el trabajo. Tu hijo mete la cara, hace burbujas y levanta la cabeza para respirar. Tú vas delante, caminando hacia atrás, y si hace falta sujetas la punta de la tabla.',
      goal: 'Tu hijo avanza cuatro metros con los brazos estirados en la tabla y respira tranquilo.',
      cues: ['Brazos estirados en la tabla.', 'Nariz al agua, burbujas.', 'Cabeza arriba, respira y sigue.'],
      game: {
        title: 'El remolcador',
        text: 'La tabla lleva carga: un vaso, un patito de goma, una esponja. El remolcador lo lleva todo al otro lado sin mojarlo. Una cosa cada vez; tú eres el práctico y vas siempre a un brazo de distancia.',
      },
      stopSigns: [
        'Se le hunden las piernas y empuja la tabla hacia abajo: flotad un momento y volved a empezar.',
        stop.cough,
        stop.tired,
      ],
      material: [bring.suit(4), 'Agua donde tu hijo haga pie', bring.board, 'Un vaso, un patito de goma y una esponja'],
      captions: [
        'Manos en la tabla, brazos estirados.',
        'Patalea desde la cadera.',
        'Barbilla baja, respira tranquilo.',
        '¿Sale bien? Cara al agua, burbujas.',
      ],
      summary:
        'Avanzar con la tabla: brazos estirados, patada y respiración tranquila. Tres frases para el agua y el juego del remolcador.',
    },
    {
      title: 'Patada boca arriba, tabla en la barriga',
      slug: 'patada-boca-arriba',
      description:
        'Boca arriba la cara queda libre: ideal para practicar más rato. Tu hijo abraza la tabla sobre la barriga, mira arriba y patalea. Las rodillas no salen del agua: si ves que pedalea, ponle un momento la mano bajo la espalda.',
      goal: 'Tu hijo avanza cuatro metros boca arriba, abrazado a la tabla y con las orejas en el agua.',
      cues: ['Abraza la tabla.', 'Orejas mojadas, barriga arriba.', 'Los pies hacen fuentecitas.'],
      game: {
        title: 'La nutria y su concha',
        text: 'La nutria lleva su concha en la barriga. Poned un juguete en la tabla y cruzad uno al lado del otro sin que se caiga. Si se cae, la nutria se ríe y vuelve a empezar.',
      },
      stopSigns: [
        'Salen las rodillas y levanta la cabeza: mano bajo la espalda y a flotar con calma.',
        stop.tense,
        stop.distracted,
      ],
      material: [bring.suit(4), 'Agua donde tu hijo haga pie', bring.board, 'Un juguete pequeño para la tabla'],
      captions: [
        'La tabla en la barriga, bien sujeta.',
        'Orejas mojadas, mira arriba.',
        'Fuentecitas con los pies.',
        'Sigue tranquilo: tú caminas con él.',
      ],
      summary:
        'Patada boca arriba con la tabla en la barriga: se respira mejor y se practica más rato. Con el juego de la nutria y su concha.',
    },
    {
      title: 'Nadar a lo perrito',
      slug: 'remar-como-un-cachorro',
      description:
        'Ahora participan las manos. Bajo el agua, tu hijo empuja con la izquierda y la derecha por turnos, como un cachorro que nada hacia su pelota. Gestos pequeños, dedos estirados y un ritmo tranquilo. Al principio lo sujetas por la cadera y cada vez sueltas un poco más.',
      goal: 'Tu hijo rema dos metros con las manos bajo el agua y la cabeza quieta.',
      cues: ['Manos como palitas.', 'Por turnos: izquierda, derecha.', 'Barbilla en el agua, respira tranquilo.'],
      game: {
        title: '¡Busca la pelota!',
        text: 'Deja una pelotita en el agua, a un metro. El cachorro rema hasta ella, contigo a su lado, y la trae empujándola con la nariz. Su dueño, contentísimo, va contando pelotas.',
      },
      stopSigns: [
        'Da manotazos y levanta la cabeza de golpe: otra vez juntos, tus manos en su cadera.',
        stop.tired,
        stop.cough,
      ],
      material: [bring.suit(4), 'Agua donde tu hijo haga pie', 'Una pelotita ligera', bring.towel],
      captions: [
        'Barbilla en el agua, manos debajo.',
        'Izquierda y derecha, como palitas.',
        'Las piernas acompañan.',
        '¡Un poquito más!',
      ],
      summary:
        'Nadar a lo perrito: las manos empujan bajo el agua y las piernas acompañan. La primera vez que avanza con su propia fuerza.',
    },
    {
      title: 'Los primeros metros: de ti al bordillo',
      slug: 'los-primeros-metros',
      description:
        'Son tres metros, y son suyos. Tu hijo se impulsa apoyando los pies en ti, rema, patalea y agarra el bordillo. Tú caminas al lado, a un brazo de distancia y con las manos listas. Cuando le salga sin tensión y sin ayuda tres baños seguidos, saca un flotador del pecho y otro de la espalda y empezad otra vez con un metro, donde haga pie.',
      goal: 'Tu hijo nada tres metros hasta el bordillo y se agarra, contigo a un brazo de distancia.',
      cues: [
        'Mira el bordillo: vas hacia allí.',
        'Rema tranquilo, patalea tranquilo.',
        '¿Cansado? Gírate boca arriba.',
      ],
      game: {
        title: 'El transbordador',
        text: 'El barco va de la isla (tú) al puerto (el bordillo) y toca la bocina al llegar; tú lo acompañas a un brazo de distancia. En cada viaje sube un pasajero imaginario. ¿Quién es hoy?',
      },
      stopSigns: ['Ya no mira al bordillo, sino a ti: dale la mano y vuelve con él.', stop.tired, stop.depth],
      material: [bring.suit(4), 'Agua donde haga pie y camino libre hasta el bordillo', bring.towel],
      captions: [
        'Mira: ahí está el bordillo.',
        'Se impulsa con los pies.',
        'Rema y patalea.',
        'Tú, a un brazo de distancia.',
        '¡Bordillo! Tres metros.',
      ],
      summary:
        'Los tres primeros metros, de ti al bordillo, contigo a un brazo de distancia. Con el plan para los dos flotadores siguientes.',
    },
  ],
};
