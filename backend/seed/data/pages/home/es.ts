import type { SeedPageText } from '../../../types';
import { homeFigures } from '../home-figures';
import { pageSlugs, paths } from '../../paths';

const p = paths.es;

export const homeEs: SeedPageText = {
  title: 'Inicio',
  slug: pageSlugs.home.es,
  seo: {
    title: 'Zwotter: bañadores flotadores y clases de natación para niños',
    description:
      'Aprender a nadar con un bañador de ocho flotadores extraíbles. Desde los 3 años, con videoclases gratis. Entrega entre 1 y 3 días laborables tras el envío.',
  },
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Bañadores flotadores y clases desde los 3 años',
      title: 'Toda nutria empieza flotando',
      text: 'Ocho flotadores ayudan a tu hijo a mantener el equilibrio. Solo tras tres baños seguidos sin tensión y sin ayuda sacas dos, más adelante otros dos, y un día lo miras y no te lo crees: ¡está nadando!',
      picture: 'scenes/home-hero.webp',
      primary: { label: 'Ver los bañadores', path: p.shop },
      secondary: { label: 'Ir a la Academy', path: p.academy },
    },
    {
      kind: 'collection-list',
      title: 'Encuentra su bañador',
      text: 'Tres modelos, dos colores y siete tallas. Todos con ocho flotadores y videoclases gratis.',
      source: 'products',
      limit: 3,
      pageSize: 3,
      link: { label: 'Ver todos los productos', path: p.shop },
    },
    {
      kind: 'steps',
      title: 'Así funciona',
      items: [
        {
          title: 'Pesar',
          text: 'Pesa a tu hijo y elige la talla que le corresponde. Un bañador bien ajustado es el que más ayuda.',
        },
        {
          title: 'Ajustar',
          text: 'Ponle el bañador, súbele la cremallera y mira que le quede ajustado. Empieza con los ocho flotadores y quédate en el agua, a un brazo de distancia.',
        },
        {
          title: 'Aprender',
          text: 'Ved una videoclase en casa y practicad en el agua una sola cosa cada vez. Jugar también cuenta.',
        },
        {
          title: 'Quitar flotadores',
          text: 'Solo tras tres baños seguidos sin tensión y sin ayuda, saca un flotador del pecho y otro de la espalda. Probadlo primero donde haga pie. Vacío, el bañador no lo sostiene.',
        },
      ],
    },
    homeFigures.es,
    {
      kind: 'image-text',
      title: 'Videoclases gratis con cada bañador',
      text: `¿Cómo lo sujeto? ¿Cuándo lo suelto? La Zwotter Academy te guía con vídeos cortos y consejos paso a paso. Los veis en casa, juntos en el sofá, y después lo probáis en el agua.

Las clases os ayudan a practicar. No sustituyen a un monitor de natación ni, por supuesto, a tu vigilancia.`,
      picture: 'scenes/learning-at-home.webp',
      side: 'right',
      link: { label: 'Descubre la Academy', path: p.academy },
    },
    {
      kind: 'image-text',
      title: '¿Qué talla? Lo dice la báscula',
      text: `La talla depende del peso: los flotadores deben sostener lo suficiente y el bañador no debe subirse. Nuestras tallas van de la XS a la 3XL, para niños de 11 a 42 kg inclusive.

¿Dudas entre dos tallas? En la guía te contamos cuál elegir.`,
      picture: 'scenes/size-guide.webp',
      side: 'left',
      link: { label: 'Ver la guía de tallas', path: p.sizeGuide },
    },
    {
      kind: 'faq',
      title: 'Lo que nos preguntan las familias',
      items: [
        {
          question: '¿Es seguro un bañador flotador?',
          answer:
            'Es una ayuda a la flotación para aprender a nadar, conforme a la norma EN 13138-1, clase B. No es un chaleco salvavidas y no protege contra el ahogamiento. Quédate en el agua, a un brazo de distancia, y no pierdas de vista a tu hijo.',
        },
        {
          question: '¿A partir de qué edad se puede usar?',
          answer: 'A partir de 3 años y de 11 kg. Para niños más pequeños o más ligeros no tenemos talla.',
        },
        {
          question: '¿Cuándo saco un flotador?',
          answer:
            'Tras tres baños seguidos sin tensión y sin ayuda; si seguís las clases desde el primer nivel, espera a la que lo indica. Saca uno del pecho y otro de la espalda, primero donde haga pie, y quédate a un brazo de distancia.',
        },
        {
          question: '¿Cuánto tarda en llegar?',
          answer:
            'Tu paquete tarda de 1 a 3 días laborables en llegar desde que lo enviamos. Si recibimos el pago antes de las 15:00 de un día laborable, lo enviamos ese mismo día. Enviamos a España, los Países Bajos, Bélgica, Alemania, Francia y Suecia.',
        },
        {
          question: '¿Y si me equivoco de talla?',
          answer:
            'Si otra talla vale también por su peso, pide el cambio en la página de tu pedido; si no, pregúntanos. O desiste en los 14 días siguientes a la recepción. Pruébaselo en seco, sobre la ropa interior, y no quites las etiquetas hasta saber que le queda bien.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: '¿Listos para el primer chapuzón?',
      text: 'Elige el modelo según el agua y la talla según el peso.',
      link: { label: 'Ir a la tienda', path: p.shop },
    },
  ],
};
