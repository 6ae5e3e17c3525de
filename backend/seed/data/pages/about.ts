import type { SeedBlock, SeedPage } from '../../types';
import { pageSlugs, paths } from '../paths';

interface AboutText {
  title: string;
  intro: string;
  story: string;
  quote: string;
  quoteSource: string;
  pictureTitle: string;
  pictureText: string;
  cta: string;
  ctaText: string;
  label: string;
  path: string;
}

const blocks = (t: AboutText): SeedBlock[] => [
  { kind: 'intro', title: t.title, text: t.intro, picture: 'scenes/contact-otter.webp' },
  { kind: 'rich-text', body: t.story },
  { kind: 'quote', text: t.quote, source: t.quoteSource },
  { kind: 'image-text', title: t.pictureTitle, text: t.pictureText, picture: 'scenes/at-the-pool.webp', side: 'right' },
  { kind: 'call-to-action', title: t.cta, text: t.ctaText, link: { label: t.label, path: t.path } },
];

export const aboutPage: SeedPage = {
  key: 'about',
  text: {
    nl: {
      title: 'Over ons',
      slug: pageSlugs.about.nl,
      seo: {
        title: 'Over ons',
        description:
          'Zwotter maakt drijfpakken en zwemlessen waarmee kinderen in hun eigen tempo leren zwemmen. Maak kennis met ons.',
      },
      blocks: blocks({
        title: 'Zwemmen leer je niet in één keer',
        intro:
          'Een otterjong kan niet zwemmen als het geboren wordt. Het drijft, het kijkt, het oefent, met zijn moeder er vlak naast. Precies zo leren kinderen het ook.',
        quote: 'Eerst drijven, dan zwemmen. Geen otter doet het andersom.',
        quoteSource: 'Wat wij aan de badrand zeggen',
        story: `Daarom heet ons merk Zwotter: een beetje zwemmen, een beetje otter. Vanuit Utrecht maken we drijfpakken die meegaan met wat je kind kan. Eerst met acht drijvers, dan met zes, dan met vier. Elk paar dat eruitgaat, is een klein feestje.

## Waar we voor staan

- **Eigen tempo.** Geen kind leert sneller omdat het moet. Wij geven stappen, jullie bepalen wanneer.
- **Eerlijk over veiligheid.** Een drijfpak is een hulpmiddel. Het vervangt geen toezicht en geen zwemles, en dat zeggen we overal.
- **Gemaakt om door te geven.** Stevige ritsen en uitneembare drijvers: na het ene kind kan het volgende erin, zolang alles heel is, de maat klopt en het pak hooguit vijf jaar oud is.`,
        pictureTitle: 'Samen in het water',
        pictureText:
          'Het mooiste moment is niet het diploma. Het is de blik van een kind dat merkt: het water draagt mij. Daar doen we het voor, en daar hoor jij bij te zijn: in het water, binnen armlengte.',
        cta: 'Benieuwd hoe je begint?',
        ctaText: 'In de academy zie je de eerste stappen.',
        label: 'Naar de academy',
        path: paths.nl.academy,
      }),
    },
    en: {
      title: 'About us',
      slug: pageSlugs.about.en,
      seo: {
        title: 'About us',
        description:
          'Zwotter makes float suits and swimming lessons that let children learn at their own pace. Get to know us.',
      },
      blocks: blocks({
        title: 'Nobody learns to swim in a day',
        intro:
          'Otter pups cannot swim when they are born. They float, watch and practise, with their mother right beside them. Children learn in much the same way.',
        quote: 'Float first, then swim. No otter ever did it the other way round.',
        quoteSource: 'What we say at the poolside',
        story: `That is where our name comes from: “zwemmen” is Dutch for swimming, and the rest is otter. From our base in Utrecht we make float suits that keep pace with your child. Eight floats at first, then six, then four. Every pair that comes out is a small celebration.

## What we stand for

- **Your own pace.** No child learns faster under pressure. We offer the steps; you decide when to take them.
- **Honest about safety.** A float suit is an aid. It replaces neither supervision nor swimming lessons, and we say so everywhere.
- **Made to be handed down.** Sturdy zips and separate floats: once one child has outgrown it, the next can step in, as long as everything is intact, the size is right and the suit is no more than five years old.`,
        pictureTitle: 'In the water together',
        pictureText:
          'The best moment is not the badge. It is the look on a child’s face when they notice: the water is holding me up. That is what we do it for, and you should be there to see it, in the water and within arm’s reach.',
        cta: 'Wondering where to begin?',
        ctaText: 'The academy shows you the first steps.',
        label: 'Visit the academy',
        path: paths.en.academy,
      }),
    },
    de: {
      title: 'Über uns',
      slug: pageSlugs.about.de,
      seo: {
        title: 'Über uns',
        description:
          'Zwotter macht Schwimmlernanzüge und Lektionen, mit denen Kinder in ihrem Tempo schwimmen lernen. Lern uns kennen.',
      },
      blocks: blocks({
        title: 'Schwimmen lernt niemand an einem Tag',
        intro:
          'Otterjunge können bei der Geburt nicht schwimmen. Sie lassen sich treiben, schauen zu und üben, die Mutter immer dicht daneben. Genau so lernen es auch Kinder.',
        quote: 'Erst treiben, dann schwimmen. Kein Otter macht es andersherum.',
        quoteSource: 'Was wir am Beckenrand sagen',
        story: `Daher unser Name: „zwemmen“ ist Niederländisch für „schwimmen“, der Rest ist Otter. In Utrecht machen wir Anzüge, die sich dem Können deines Kindes anpassen. Erst stecken acht Schwimmkörper darin, dann sechs, dann vier, und jedes Paar, das herauskommt, ist ein kleines Fest.

## Wofür wir stehen

- **Das eigene Tempo.** Kein Kind lernt schneller, weil es muss. Wir zeigen die Schritte, ihr entscheidet, wann.
- **Ehrlich bei der Sicherheit.** Ein Schwimmlernanzug ist eine Hilfe. Er ersetzt weder Aufsicht noch Schwimmkurs, und das sagen wir überall.
- **Gemacht zum Weitergeben.** Der Reißverschluss ist stabil, und die Schwimmkörper sind herausnehmbar. Wächst ein Kind heraus, schlüpft das nächste hinein, solange alles heil ist, die Größe stimmt und der Anzug höchstens fünf Jahre alt ist.`,
        pictureTitle: 'Gemeinsam im Wasser',
        pictureText:
          'Der schönste Moment ist nicht das Seepferdchen, sondern der Blick eines Kindes, das merkt, dass das Wasser trägt. Dafür machen wir das. Sei dabei, im Wasser und in Griffweite.',
        cta: 'Wie fangt ihr am besten an?',
        ctaText: 'In der Academy siehst du die ersten Schritte.',
        label: 'Zur Academy',
        path: paths.de.academy,
      }),
    },
    es: {
      title: 'Sobre nosotros',
      slug: pageSlugs.about.es,
      seo: {
        title: 'Sobre nosotros',
        description:
          'En Zwotter hacemos bañadores flotadores y clases para que los niños aprendan a nadar a su ritmo. Conócenos.',
      },
      blocks: blocks({
        title: 'A nadar no se aprende en un día',
        intro:
          'Las crías de nutria no nacen sabiendo nadar. Flotan, miran y practican, siempre con su madre al lado. Los niños aprenden igual.',
        quote: 'Primero flotar, después nadar. Ninguna nutria lo hace al revés.',
        quoteSource: 'Lo que decimos a pie de piscina',
        story: `De ahí viene nuestro nombre: «zwemmen» es nadar en neerlandés, y lo demás es nutria («otter»). Desde Utrecht hacemos bañadores que se adaptan a lo que tu hijo ya sabe. Primero ocho flotadores, luego seis, luego cuatro. Cada par que sale es una pequeña fiesta.

## En qué creemos

- **Cada uno a su ritmo.** Nadie aprende antes porque le metan prisa. Nosotros proponemos los pasos; el ritmo lo marca tu hijo.
- **Seguridad sin rodeos.** Un bañador flotador es una ayuda. No sustituye la vigilancia ni las clases de natación, y lo decimos en todas partes.
- **Pensados para que se hereden.** Cremalleras resistentes y flotadores extraíbles: cuando a un niño se le queda pequeño, le sirve al siguiente, siempre que esté en buen estado, sea de su talla y no tenga más de cinco años.`,
        pictureTitle: 'Juntos en el agua',
        pictureText:
          'El mejor momento no es el diploma. Es la cara de un niño cuando se da cuenta de que el agua lo sostiene. Por eso hacemos lo que hacemos, y tú tienes que estar ahí para verlo: dentro del agua y a un brazo de distancia.',
        cta: '¿Por dónde se empieza?',
        ctaText: 'En la Academy te enseñamos los primeros pasos.',
        label: 'Ir a la Academy',
        path: paths.es.academy,
      }),
    },
    fr: {
      title: 'À propos',
      slug: pageSlugs.about.fr,
      seo: {
        title: 'À propos de Zwotter',
        description:
          'Zwotter crée des maillots flotteurs et des leçons pour que les enfants apprennent à nager à leur rythme. Faisons connaissance.',
      },
      blocks: blocks({
        title: 'On n’apprend pas à nager en un jour',
        intro:
          'Un bébé loutre ne sait pas nager à la naissance. Il flotte, il observe, il s’exerce, avec sa mère tout contre lui. Les enfants apprennent exactement de la même façon.',
        quote: 'D’abord flotter, ensuite nager. Aucune loutre ne fait l’inverse.',
        quoteSource: 'Ce que nous disons au bord du bassin',
        story: `D’où notre nom : « zwemmen » signifie nager en néerlandais, et le reste, c’est la loutre (« otter »). À Utrecht, nous créons des maillots qui suivent les progrès de votre enfant. D’abord huit flotteurs, puis six, puis quatre. Chaque paire retirée est une petite fête.

## Ce qui compte pour nous

- **À son rythme.** Aucun enfant n’apprend plus vite sous la contrainte. Nous proposons les étapes, vous choisissez le moment.
- **La franchise sur la sécurité.** Un maillot flotteur est une aide. Il ne remplace ni la surveillance ni les cours de natation, et nous le disons partout.
- **Fait pour être transmis.** Fermetures solides, flotteurs séparés : quand un enfant a grandi, le suivant peut l’enfiler, à condition que tout soit intact, que la taille convienne et que le maillot n’ait pas plus de cinq ans.`,
        pictureTitle: 'Ensemble dans l’eau',
        pictureText:
          'Le plus beau moment n’est pas celui de l’attestation. C’est le regard d’un enfant qui comprend que l’eau le porte. C’est pour cela que nous faisons ce métier, et vous devez être là pour le voir : dans l’eau, à portée de bras.',
        cta: 'Par où commencer ?',
        ctaText: 'L’Academy vous montre les premiers pas.',
        label: 'Découvrir l’Academy',
        path: paths.fr.academy,
      }),
    },
    sv: {
      title: 'Om oss',
      slug: pageSlugs.about.sv,
      seo: {
        title: 'Om oss',
        description:
          'Zwotter gör flytdräkter och videolektioner som låter barn lära sig simma i sin egen takt. Lär känna oss.',
      },
      blocks: blocks({
        title: 'Ingen lär sig simma på en dag',
        intro:
          'En utterunge kan inte simma när den föds. Den flyter, tittar och övar, med mamma tätt intill. Precis så lär sig barn också.',
        quote: 'Först flyta, sedan simma. Ingen utter gör tvärtom.',
        quoteSource: 'Det vi säger vid bassängkanten',
        story: `Därav namnet: ”zwemmen” betyder simma på nederländska, och resten är utter (”otter”). I Utrecht gör vi flytdräkter som följer med i barnets utveckling. Först sitter det åtta flytkuddar i, sedan sex, sedan fyra, och varje par som åker ut är värt att fira.

## Det här tror vi på

- **Egen takt.** Inget barn lär sig snabbare av press. Vi visar stegen, ni bestämmer när.
- **Ärliga om säkerhet.** En flytdräkt är ett flythjälpmedel. Den ersätter varken uppsikt eller simskola, och det säger vi överallt.
- **Gjord för att ärvas.** Dragkedjan är stadig och flytkuddarna är löstagbara. När ett barn har vuxit ur dräkten kan nästa ta över, så länge allt är helt, storleken stämmer och dräkten är högst fem år gammal.`,
        pictureTitle: 'Tillsammans i vattnet',
        pictureText:
          'Det finaste ögonblicket är inte simmärket, utan blicken hos ett barn som upptäcker att vattnet bär. Det är därför vi håller på. Var med i vattnet, inom en armlängds avstånd.',
        cta: 'Undrar du hur ni börjar?',
        ctaText: 'I Academy visar vi de första stegen.',
        label: 'Till Academy',
        path: paths.sv.academy,
      }),
    },
  },
};
