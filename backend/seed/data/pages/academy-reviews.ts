import type { L, SeedBlock } from '../../types';

const reviews = (
  title: string,
  text: string,
  ...items: [quote: string, name: string, detail: string][]
): SeedBlock => ({
  kind: 'reviews',
  title,
  text,
  items: items.map(([quote, name, detail]) => ({ quote, name, detail })),
});

/** Examples, and said to be so: invented customers would mislead (Directive 2005/29/EC, annex I, 23b and 23c). */
export const academyReviews: L<SeedBlock> = {
  nl: reviews(
    'Zo kan het gaan',
    'Voorbeelden van ervaringen, door onszelf geschreven. Zodra klanten ons schrijven, staan hier hun woorden, en alleen van wie de lessen echt kocht.',
    [
      'We keken de les op de bank en wisten in het zwembad precies wat we gingen doen. Drie zinnetjes, meer hoef je niet te onthouden.',
      'Een moeder',
      'met een dochter van 4',
    ],
    [
      'Het spel met de bellen was een schot in de roos. Na een week ging zijn gezicht vanzelf in het water.',
      'Een vader',
      'met een zoon van 3',
    ],
    [
      'Fijn dat er bij staat wanneer je moet stoppen. Dat had ik zelf nooit durven zeggen.',
      'Een oma',
      'met twee kleinkinderen',
    ],
  ),
  en: reviews(
    'How it can go',
    'Examples of experiences, written by ourselves. As soon as customers write to us, their words go here, and only from people who really bought the lessons.',
    [
      'We watched the lesson on the sofa and knew exactly what to do in the pool. Three short cues, that is all you have to remember.',
      'A mother',
      'with a daughter aged 4',
    ],
    [
      'The bubble game was a hit. After a week his face went into the water all by itself.',
      'A father',
      'with a son aged 3',
    ],
    [
      'I like that it says when to stop. I would never have dared to call it a day.',
      'A grandmother',
      'with two grandchildren',
    ],
  ),
  de: reviews(
    'So kann es gehen',
    'Beispiele für Erfahrungen, von uns selbst geschrieben. Sobald uns Kundinnen und Kunden schreiben, stehen hier ihre Worte, und nur von denen, die die Lektionen wirklich gekauft haben.',
    [
      'Wir haben die Lektion auf dem Sofa geschaut und wussten im Schwimmbad genau, was zu tun ist. Drei kurze Sätze, mehr muss man sich nicht merken.',
      'Eine Mutter',
      'mit einer Tochter, 4',
    ],
    [
      'Das Spiel mit den Blubberblasen war ein Volltreffer. Nach einer Woche ging das Gesicht ganz von allein ins Wasser.',
      'Ein Vater',
      'mit einem Sohn, 3',
    ],
    [
      'Gut, dass dabeisteht, wann man aufhören soll. Das hätte ich mich selbst nie getraut.',
      'Eine Oma',
      'mit zwei Enkelkindern',
    ],
  ),
  es: reviews(
    'Así puede ir',
    'Ejemplos de experiencias escritos por nosotros. En cuanto nos escriban clientes, aquí estarán sus palabras, y solo de quienes de verdad hayan comprado las clases.',
    [
      'Vimos la clase en el sofá y en la piscina sabíamos exactamente qué hacer. Tres frases cortas: no hay que recordar nada más.',
      'Una madre',
      'con una hija de 4 años',
    ],
    [
      'El juego de las burbujas fue todo un acierto. A la semana metía la cara en el agua él solo.',
      'Un padre',
      'con un hijo de 3 años',
    ],
    ['Me gusta que diga cuándo parar. Yo nunca me habría atrevido a dejarlo.', 'Una abuela', 'con dos nietos'],
  ),
  fr: reviews(
    'Voilà comment cela peut se passer',
    'Des exemples d’expériences, écrits par nous. Dès que des clients nous écriront, leurs mots seront ici, et uniquement ceux de personnes qui ont vraiment acheté les leçons.',
    [
      'Nous avons regardé la leçon sur le canapé et, à la piscine, nous savions exactement quoi faire. Trois petites phrases, rien de plus à retenir.',
      'Une maman',
      'avec une fille de 4 ans',
    ],
    [
      'Le jeu des bulles a tout changé. Au bout d’une semaine, il mettait le visage dans l’eau tout seul.',
      'Un papa',
      'avec un fils de 3 ans',
    ],
    [
      'J’aime que l’on dise quand s’arrêter. Je n’aurais jamais osé de moi-même.',
      'Une grand-mère',
      'avec deux petits-enfants',
    ],
  ),
  sv: reviews(
    'Så kan det gå',
    'Exempel på upplevelser, skrivna av oss själva. Så snart kunder skriver till oss står deras ord här, och bara från dem som verkligen köpt lektionerna.',
    [
      'Vi tittade på lektionen i soffan och visste precis vad vi skulle göra i bassängen. Tre korta påminnelser, mer behöver man inte komma ihåg.',
      'En mamma',
      'med en dotter på 4 år',
    ],
    [
      'Leken med bubblorna gick hem direkt. Efter en vecka gick ansiktet ner i vattnet av sig själv.',
      'En pappa',
      'med en son på 3 år',
    ],
    ['Bra att det står när man ska sluta. Det hade jag aldrig vågat själv.', 'En mormor', 'med två barnbarn'],
  ),
};
