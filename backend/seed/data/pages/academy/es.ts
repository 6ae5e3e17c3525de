import type { SeedPageText } from '../../../types';
import { academyFilm } from '../academy-film';
import { pageSlugs, paths } from '../../paths';

const p = paths.es;

export const academyEs: SeedPageText = {
  title: 'Academy',
  slug: pageSlugs.academy.es,
  seo: {
    title: 'Clases de natación en vídeo para familias',
    description:
      'Veinte videoclases cortas para aprender a nadar juntos, del primer chapuzón a las primeras brazadas. Cada bañador flotador Zwotter incluye un nivel entero.',
  },
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'La Zwotter Academy',
      title: 'Aprender a nadar juntos, clase a clase',
      text: 'Videoclases cortas para familias, del primer chapuzón a las primeras brazadas. Vedlas juntos en casa, dejad el móvil en la bolsa y practicad en el agua, siempre a un brazo de distancia.',
      picture: 'scenes/academy.webp',
      primary: { label: 'Empezar con una clase gratis', path: p.firstLesson },
      secondary: { label: 'Ver los bañadores', path: p.shop },
    },
    {
      kind: 'academy-overview',
      title: 'Cuatro niveles, a vuestro ritmo',
      text: 'De ocho flotadores a ninguno. El test te dice por dónde empezar, y puedes repetir las clases cuantas veces quieras.',
    },
    academyFilm.es,
    {
      kind: 'image-text',
      title: 'Lo que aprendéis juntos',
      text: `Tú aprendes cómo sujetar a tu hijo, cuándo soltarlo y en qué se nota que ya basta por hoy. Él aprende a soltar el aire en el agua, a flotar, a girarse hacia el bordillo y, más adelante, a avanzar.

Cada clase tiene un vídeo corto con subtítulos, un objetivo, tres frases para el agua, un juego, lo que hace falta y tres señales para parar. Y te dice cuántos flotadores van en el bañador.`,
      picture: 'scenes/learning-at-home.webp',
      side: 'right',
    },
    {
      kind: 'steps',
      title: 'Así funciona',
      items: [
        {
          title: 'Ved la clase en casa',
          text: 'El vídeo dura menos de un minuto. Vedlo juntos en el sofá y probad el gesto en seco.',
        },
        {
          title: 'Guarda el móvil',
          text: 'Quédate con las tres frases de la clase. En el agua, mira solo a tu hijo.',
        },
        {
          title: 'Practicad una cosa',
          text: 'Haced el juego: diez minutos de cada baño bastan. Parad cuando todavía apetezca seguir.',
        },
        {
          title: 'Quita flotadores, de dos en dos',
          text: 'Cuando la clase que lo indica le salga sin tensión y sin ayuda tres baños seguidos, quita uno del pecho y otro de la espalda. Probadlo primero donde haga pie.',
        },
      ],
    },
    {
      kind: 'rich-text',
      title: 'Cómo funcionan los precios',
      body: `- **Por clase, por nivel o todo junto.** Un nivel cuesta menos que sus clases sueltas, y la Academy entera menos que los niveles sueltos.
- **Lo que ya has pagado cuenta.** Si más adelante compras un nivel o la Academy entera, descontamos lo que pagaste de verdad por las clases que contiene.
- **Pagas una sola vez.** Sin suscripción. Lo que ya es tuyo no se puede comprar otra vez.
- **Cada bañador flotador incluye el nivel [Confianza en el agua](${p.waterConfidence}).** Puedes verlo en cuanto el pedido esté pagado, aunque el bañador siga de camino.`,
    },
    {
      kind: 'image-text',
      title: 'Un bañador flotador no es un chaleco salvavidas',
      text: `Un bañador flotador ayuda a aprender a nadar y no protege contra el ahogamiento. Una videoclase tampoco. Por eso, métete siempre en el agua, quédate a un brazo de distancia y no mires más que a tu hijo.

Las clases no dan ningún diploma de natación. Para eso está la escuela de natación, donde todo lo que practiquéis aquí os vendrá muy bien.`,
      picture: 'scenes/at-the-pool.webp',
      side: 'left',
    },
    {
      kind: 'faq',
      title: 'Preguntas sobre la Academy',
      items: [
        {
          question: '¿Para qué edad son las clases?',
          answer:
            'Para niños a partir de 3 años y el adulto que entra en el agua con ellos. El ritmo lo marca el niño, no la edad: si todo es nuevo, empezad por Confianza en el agua y seguid adelante cuando esté relajado.',
        },
        {
          question: '¿Quién ha hecho las clases?',
          answer:
            'Las ha escrito el propio equipo de redacción de Zwotter. No las ha revisado ningún monitor ni federación de natación, y tampoco se han sometido a pruebas independientes. Tomadlas como ideas para practicar juntos, además de un cursillo de natación y nunca en su lugar.',
        },
        {
          question: '¿Necesitamos un bañador flotador?',
          answer:
            'Las clases están pensadas para un bañador con ocho flotadores extraíbles: en cada una se indica cuántos van puestos. Puedes verlas sin bañador, y la primera se hace en la bañera.',
        },
        {
          question: '¿Qué clases vienen gratis con un bañador?',
          answer: 'Todo el primer nivel, Confianza en el agua. Si compras otro, su código es para otro adulto.',
        },
        {
          question: 'Ya tengo clases sueltas. ¿Cuánto me cuesta el nivel?',
          answer:
            'Inicia sesión o abre esta página en el navegador con el que hiciste el pedido. Verás tu precio: el habitual menos lo que pagaste por esas clases.',
        },
        {
          question: '¿Puedo verlas sin cuenta?',
          answer:
            'Sí. Una vez pagado el pedido, basta con el enlace de su correo. Si más adelante inicias sesión con la misma dirección, tus clases estarán también en tu cuenta, con lo que ya has visto.',
        },
        {
          question: '¿Cuánto tiempo tengo acceso?',
          answer:
            'Mientras ofrezcamos la Academy y, como mínimo, dos años desde la compra. Puedes verlas tantas veces como quieras, en el móvil, la tableta o el ordenador.',
        },
        {
          question: '¿Puedo desistir de la compra?',
          answer:
            'Las clases que compras se abren en cuanto pagas. Por eso, al hacer el pedido te pedimos tu consentimiento aparte y pierdes el derecho de desistimiento sobre esas clases. Si desistes de la compra de un bañador, termina también el acceso a las clases gratis que lo acompañaban.',
        },
        {
          question: '¿Consigue mi hijo un diploma de natación?',
          answer: `No. Las clases os ayudan a practicar y os preparan para un cursillo de natación. Los diplomas los da una escuela con monitores. Lee más sobre los [niveles de natación](${p.swimBadges}).`,
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: '¿Todavía sin bañador?',
      text: 'Tres modelos, siete tallas y, con cada uno, el primer nivel de regalo.',
      link: { label: 'Ver los bañadores', path: p.shop },
    },
  ],
};
