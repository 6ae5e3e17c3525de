import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.es;

export const waterConfidenceEs: LevelText = {
  level: {
    title: 'Confianza en el agua',
    slug: levelSlugs.waterConfidence.es,
    summary:
      'Acostumbrarse al agua jugando: mojarse la cara, hacer burbujas y flotar por primera vez. Desde los 3 años y contigo.',
    body: `## ¿Para quién?

Para niños a partir de 3 años que aún no saben nadar y para el adulto que entra en el agua con ellos. Es normal tener un poco de miedo: empezamos en casa, en la bañera.

## Cómo usar las clases

Ved una clase en casa, juntos. En el agua, no mires más que a tu hijo: el móvil se queda en la bolsa. Practicad una cosa cada vez y pasad a la siguiente cuando salga sin esfuerzo.

${supervision}

¿Todavía sin bañador? Empieza por la [guía de tallas](${paths.es.sizeGuide}).`,
    learn: [
      'Disfrutar del agua en la cara (o, al menos, que no le moleste)',
      'Caminar, agacharse y dar saltitos donde cubre poco',
      'Soltar el aire dentro del agua',
      'Flotar boca arriba con calma, con todos los flotadores puestos',
      'Darse la vuelta y agarrarse solo al bordillo',
    ],
    seo: {
      title: 'Confianza en el agua: primeros pasos',
      description:
        'Cinco videoclases para que tu hijo se acostumbre al agua jugando: mojarse la cara, hacer burbujas y flotar. A partir de 3 años.',
    },
  },
  lessons: [
    {
      title: 'Empezar en casa: bañera y ducha',
      slug: 'empezar-en-casa',
      description:
        'La primera clase de natación es en vuestro cuarto de baño. Verás cómo dejar caer agua por los hombros, el pelo y la cara con un vaso, una esponja y una canción, cada vez un poco más. Aprenderás la cuenta atrás que luego servirá en la piscina, para que tu hijo sepa siempre lo que viene. Y haréis las primeras burbujas en la superficie. Las gafas pueden esperar: quien sabe que no pasa nada por tener agua en los ojos mantiene mejor la calma si un día se le mueven. Quédate todo el tiempo justo al lado de la bañera y vacíala en cuanto acabe el juego.',
      goal: 'Tu hijo deja que el agua le caiga por el pelo y la cara sin asustarse.',
      cues: [
        'Tres, dos, uno: ¡allá va el agua!',
        'Mírame y suelta el aire despacito.',
        'Sopla, como si la sopa quemara.',
      ],
      game: {
        title: 'La nube de lluvia',
        text: 'Haz unos agujeros en un vaso de yogur. Primero tu hijo hace llover sobre tu cabeza y luego la nube eres tú. Él decide dónde llueve: en la rodilla, en el hombro o en la nariz.',
      },
      stopSigns: [
        'Aguanta mucho la respiración o se frota los ojos sin parar: volved a los hombros y la barriga.',
        stop.refusal,
        stop.cold,
      ],
      material: [
        'Un vaso, una esponja y un vaso de yogur con agujeros',
        'Bañera con agua templada, como mucho hasta el ombligo',
        'El bañador flotador, para después: probarlo en seco y andar un rato con él, nunca en la bañera',
      ],
      captions: [
        'Primero, un vaso por los hombros.',
        'Tres, dos, uno: ahora, por el pelo.',
        'Un momentito también por la cara.',
        'Labios al agua: ¡burbujas!',
      ],
      summary:
        'La confianza empieza en casa: con un vaso, una canción y una cuenta atrás, tu hijo se acostumbra al agua en el pelo y la cara.',
    },
    {
      title: 'Donde cubre poco: caminar, salpicar, saltar',
      slug: 'donde-cubre-poco',
      description:
        'Ahora entráis juntos en el agua, con el bañador puesto y los ocho flotadores en su sitio. Sujétalo primero por debajo de las axilas, cara a cara; después, de las dos manos y, al final, de una sola. Camináis como cigüeñas y saltáis como ranas. Aprenderás a ver en los hombros y las manos si está relajado, y qué hacer si se agobia. Pisa firme, quédate a un brazo de distancia y practica con él donde haga pie.',
      goal: 'De tu mano, tu hijo camina y salta donde cubre poco y se lo pasa bien.',
      cues: ['Rodillas arriba, como una cigüeña.', 'Agáchate y ¡hop!, como una rana.', 'Dame la mano, estoy aquí.'],
      game: {
        title: 'El zoo',
        text: 'Por turnos, imitad un animal sin decir cuál es: una cigüeña, una rana, un cangrejo o un elefante que echa agua con la trompa. Quien lo adivina elige el siguiente. Seguid siempre uno al lado del otro.',
      },
      stopSigns: ['Se aferra a ti y no se suelta: sentaos juntos en la escalera.', stop.tense, stop.suit],
      material: [bring.suit(8), 'Agua templada y poco profunda, donde tu hijo haga pie', bring.towel],
      captions: [
        'Entrad juntos, de la mano.',
        'Rodillas arriba: eres una cigüeña.',
        'Paso a paso, sin prisa.',
        'Abajo: ahora eres una rana.',
        '¡Y hop! Tu mano sigue ahí.',
      ],
      summary:
        'La primera vez juntos donde cubre poco: cómo sujetarlo, caminar como cigüeñas y saltar como ranas, con todos los flotadores.',
    },
    {
      title: 'Flotar como una nutria: boca arriba',
      slug: 'flotar-como-una-nutria',
      description:
        'Flotar es el secreto de nadar. En esta clase, tu hijo se tumba boca arriba, con la cabeza en tu hombro, mirando al techo. Verás cómo ir quitando apoyo poco a poco: de dos manos a una, de una mano a dos dedos. Lo sueltas solo unos segundos y tus manos siguen muy cerca. Los ocho flotadores se quedan puestos por ahora.',
      goal: 'Tu hijo flota tres segundos boca arriba, relajado, con tus manos justo debajo.',
      cues: ['La cabeza en mi hombro.', 'Orejas en el agua, mira al techo.', 'Barriga arriba, brazos abiertos.'],
      game: {
        title: 'La nutria dormida',
        text: 'Tararea bajito: mientras suena la canción, la nutria duerme panza arriba. Si paras, se despierta y te salpica. Alarga la canción un poco cada vez.',
      },
      stopSigns: [
        'Levanta la cabeza de golpe y se le hunde el culete: vuelve a apoyarlo en tu hombro.',
        stop.tense,
        stop.cold,
      ],
      material: [bring.suit(8), 'Un rincón tranquilo de la piscina poco profunda', bring.towel],
      captions: [
        'La cabeza descansa en tu hombro.',
        'Orejas mojadas, mirada al techo.',
        'Dos manos en la espalda; luego, una.',
        'Ahora dos dedos, muy suaves.',
        'Suelta un instante, manos muy cerca.',
      ],
      summary:
        'Así aprende tu hijo a flotar boca arriba: primero en tu hombro y luego con cada vez menos apoyo. Con todos los flotadores.',
    },
    {
      title: 'Burbujas: barbilla, boca y toda la cara',
      slug: 'hacer-burbujas',
      description:
        'Si sueltas el aire bajo el agua, entra menos agua por la nariz. La cara se moja en tres pasitos: primero la barbilla, luego la boca y después toda la cara. Tú le enseñas solo la barbilla y la boca, sin apartar los ojos de él; tu hijo te imita y marca el ritmo. Los niños hacen lo que ven: si tú haces burbujas y te ríes, es un juego.',
      goal: 'Tu hijo hace burbujas durante tres segundos con toda la cara en el agua.',
      cues: ['Primero, la barbilla mojada.', 'Coge aire y sopla suave.', 'Cara al agua y contamos hasta tres.'],
      game: {
        title: 'Hablar con los peces',
        text: 'Tu hijo dice una palabra en el agua, entre burbujas, y saca la cara. ¿Adivinas qué les ha contado a los peces? Después te toca a ti, con la boca a ras del agua y sin dejar de mirarlo.',
      },
      stopSigns: ['Se tapa la nariz: volved solo a la barbilla.', stop.cough, stop.refusal],
      material: [bring.suit(8), 'Una pajita o una pelota de ping-pong para soplar', bring.towel],
      captions: [
        'Barbilla al agua, respira tranquilo.',
        'También la boca: burbujas.',
        'Y ahora toda la cara, hasta tres.',
        'Arriba: miraos y sonreíd.',
      ],
      summary:
        'Hacer burbujas en tres pasitos: barbilla, boca y toda la cara. Así aprende tu hijo a soltar el aire en el agua.',
    },
    {
      title: 'Darse la vuelta y agarrar el bordillo',
      slug: 'darse-la-vuelta-y-agarrar-el-bordillo',
      description:
        'Quizá sea el ejercicio más importante de todo el nivel: tu hijo aprende a girarse y a agarrarse solo al bordillo. Empezad a medio metro del bordillo y aumentad la distancia solo cuando le salga sin pensar. Quédate siempre a un brazo de distancia. Cuando le salga sin tensión y sin ayuda tres baños seguidos, saca un flotador del pecho y otro de la espalda. Probadlo primero donde haga pie.',
      goal: 'Tu hijo se gira, agarra el bordillo y se sujeta, contigo justo al lado.',
      cues: [
        'Mira, ¿dónde está el bordillo?',
        'Date la vuelta y estira el brazo.',
        'Las dos manos en el bordillo, bien fuerte.',
      ],
      game: {
        title: 'El cangrejo vuelve a casa',
        text: 'Deja tres juguetes en el bordillo, a un metro uno de otro. El cangrejo se gira, se agarra y avanza mano a mano de juguete en juguete. Tú caminas justo detrás.',
      },
      stopSigns: ['No acierta con el bordillo o se desorienta: empezad más cerca.', stop.tired, stop.distracted],
      material: [bring.suit(8), 'Tres juguetes pequeños para el bordillo', bring.towel],
      captions: [
        'De espaldas al bordillo, tú enfrente.',
        'Mira: ¿dónde está el bordillo?',
        'Gira, tu mano le ayuda.',
        'Brazo estirado y a agarrarse.',
        'Dos manos, bien fuerte. ¡Muy bien!',
      ],
      summary:
        'Tu hijo aprende a girarse y a agarrarse solo al bordillo, algo que siempre viene bien. Con un juego y señales para parar.',
    },
  ],
};
