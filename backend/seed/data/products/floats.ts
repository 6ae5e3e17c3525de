import type { SeedProduct, Size } from '../../types';
import { maker } from '../company';
import { paths, productSlugs } from '../paths';
import { suitCategory, suitSizes } from './suit-common';

/** Usual stock per size, smallest first. */
const stock = [20, 30, 40, 40, 30, 20, 12];
const variantOf = (size: Size, index: number) => ({
  sku: `ZW-FLOAT-${size}`.toUpperCase(),
  size,
  price: 7.95,
  stock: stock[index] ?? 0,
});

/**
 * Two floats of the size of the suit. A part that the suit's protection depends on is protective equipment itself
 * (Regulation (EU) 2016/425, art. 3(1)(b)): it has the suits' manual and declaration.
 */
export const floats: SeedProduct = {
  key: 'floats',
  type: 'physical',
  listed: true,
  position: 6,
  picture: 'products/spare-floats-pair.webp',
  gallery: [{ picture: 'products/spare-floats-pair.webp' }, { picture: 'products/spare-floats-edge.webp' }],
  googleCategory: suitCategory,
  maker,
  conformity: {
    model: 'ZW-FLOAT',
    standard: 'EN 13138-1:2021',
    performanceClass: 'B',
    protective: true,
    ceMarked: true,
    notifiedBody: '0000 (demo)',
    certificates: [{ number: 'DEMO-2026-1401' }],
  },
  hasDocuments: true,
  letterboxPieces: 1,
  // The size is that of the suit, not of the child.
  sizeGuide: [],
  variants: suitSizes.map(({ size }, index) => variantOf(size, index)),
  text: {
    nl: {
      title: 'Zwotter reservedrijvers (2 stuks)',
      slug: productSlugs.floats.nl,
      summary: 'Twee nieuwe drijvers voor je drijfpak: één voor de borst en één voor de rug.',
      introTitle: 'Weer compleet het water in',
      introText: 'Is een drijver hard, gescheurd, ingedrukt of kwijt? Met een nieuw paar is het pak weer compleet.',
      body: `## Kies de maat van het pak

De maat staat op het label van het drijfpak. De drijvers van één maat passen in de Classic, de Mini en de Pro, en in elk vakje van die maat.

- Geslotencellig schuim dat geen water opneemt
- Per paar, zodat borst en rug in balans blijven
- Heb je er maar één nodig? Bewaar de andere droog en donker

Hoeveel drijvers er per les in het pak zitten, zie je in de [academy](${paths.nl.academy}). Is er een drijver stukgegaan die heel had moeten blijven? [Laat het ons weten](${paths.nl.contact}), dan hoef je geen nieuw paar te kopen.`,
      details: [
        { label: 'Inhoud', text: 'Twee drijvers van dezelfde maat' },
        { label: 'Materiaal', text: 'Geslotencellig schuim' },
        { label: 'Past in', text: 'Zwotter Classic, Mini en Pro van dezelfde maat' },
        { label: 'Onderhoud', text: 'Afspoelen met schoon water, in de schaduw drogen. Niet op de verwarming leggen.' },
      ],
      warnings: [
        'Alleen voor gebruik in een Zwotter drijfpak van dezelfde maat, onder voortdurend toezicht en binnen armlengte. Beschermt niet tegen verdrinking.',
        'Los zijn drijvers geen drijfhulpmiddel en geen speelgoed.',
        'Doe nooit meer dan één drijver in een vakje, en altijd evenveel in de borst als in de rug.',
      ],
      safety:
        'Controleer vóór elk gebruik of alle drijvers heel zijn en of de vakjes dicht zijn. Nieuwe drijvers maken een oud pak niet nieuw: vervang het pak uiterlijk na vijf jaar.',
      seo: {
        title: 'Reservedrijvers voor je drijfpak, per paar',
        description:
          'Twee losse drijvers voor de Zwotter Classic, Mini en Pro: één voor de borst, één voor de rug. In de maten XS tot en met 3XL.',
      },
    },
    en: {
      title: 'Zwotter spare floats (pair)',
      slug: productSlugs.floats.en,
      summary: 'Two new floats for your float suit: one for the chest and one for the back.',
      introTitle: 'Complete again, back in the water',
      introText: 'Is a float hard, torn, crushed or lost? A new pair makes the suit complete again.',
      body: `## Choose the size of the suit

You find it on the label in the float suit. Floats of one size fit the Classic, the Mini and the Pro, and every pocket of that size.

- Closed-cell foam that takes up no water
- Sold in pairs, so that chest and back stay in balance
- Need only one? Keep the other somewhere dry and dark

The [academy](${paths.en.academy}) shows how many floats are in the suit in each lesson. If a float broke that should not have, [let us know](${paths.en.contact}): you need not buy a new pair.`,
      details: [
        { label: 'Contents', text: 'Two floats of the same size' },
        { label: 'Material', text: 'Closed-cell foam' },
        { label: 'Fits', text: 'Zwotter Classic, Mini and Pro of the same size' },
        { label: 'Care', text: 'Rinse in fresh water and dry in the shade. Do not put on a radiator.' },
      ],
      warnings: [
        'Only for use in a Zwotter float suit of the same size, under constant supervision and within arm’s reach. Will not protect against drowning.',
        'On their own, floats are not a buoyant aid and not a toy.',
        'Never put more than one float in a pocket, and always keep as many in the chest as in the back.',
      ],
      safety:
        'Before every use, check that all floats are undamaged and the pockets are closed. New floats do not make an old suit new: replace the suit after five years at most.',
      seo: {
        title: 'Spare floats for your float suit, in pairs',
        description:
          'Two separate floats for the Zwotter Classic, Mini and Pro: one for the chest, one for the back. In sizes XS to 3XL.',
      },
    },
    de: {
      title: 'Zwotter Ersatz-Schwimmkörper (2 Stück)',
      slug: productSlugs.floats.de,
      summary: 'Zwei neue Schwimmkörper für deinen Schwimmlernanzug: einer für die Brust, einer für den Rücken.',
      introTitle: 'Wieder vollständig ins Wasser',
      introText:
        'Ist ein Schwimmkörper hart, eingerissen, zusammengedrückt oder verloren? Mit einem neuen Paar ist der Anzug wieder vollständig.',
      body: `## Wähle die Größe des Anzugs

Sie steht auf dem Etikett im Schwimmlernanzug. Schwimmkörper einer Größe passen in den Classic, den Mini und den Pro, und dort in jede Tasche.

- Geschlossenzelliger Schaum, der kein Wasser aufnimmt
- Als Paar, damit Brust und Rücken im Gleichgewicht bleiben
- Du brauchst nur einen? Bewahre den anderen trocken und dunkel auf

Wie viele Schwimmkörper in welcher Lektion im Anzug stecken, siehst du in der [Academy](${paths.de.academy}). Ist ein Schwimmkörper kaputtgegangen, der hätte halten müssen? [Sag uns Bescheid](${paths.de.contact}), dann musst du kein neues Paar kaufen.`,
      details: [
        { label: 'Inhalt', text: 'Zwei Schwimmkörper derselben Größe' },
        { label: 'Material', text: 'Geschlossenzelliger Schaum' },
        { label: 'Passt in', text: 'Zwotter Classic, Mini und Pro derselben Größe' },
        {
          label: 'Pflege',
          text: 'Mit klarem Wasser abspülen und im Schatten trocknen. Nicht auf die Heizung legen.',
        },
      ],
      warnings: [
        'Nur zur Verwendung in einem Zwotter Schwimmlernanzug derselben Größe, unter ständiger Aufsicht und in Griffweite. Schützt nicht vor Ertrinken.',
        'Einzeln sind Schwimmkörper weder Auftriebshilfe noch Spielzeug.',
        'Nie mehr als einen Schwimmkörper in eine Tasche stecken, und immer gleich viele in Brust- und Rückenteil.',
      ],
      safety:
        'Prüfe vor jedem Gebrauch, ob alle Schwimmkörper unbeschädigt und die Taschen geschlossen sind. Neue Schwimmkörper machen einen alten Anzug nicht neu: Ersetze ihn spätestens nach fünf Jahren.',
      seo: {
        title: 'Ersatz-Schwimmkörper für den Schwimmlernanzug',
        description:
          'Zwei Schwimmkörper für Zwotter Classic, Mini und Pro: einer für die Brust, einer für den Rücken. In den Größen XS bis 3XL.',
      },
    },
    es: {
      title: 'Flotadores de repuesto Zwotter (2 unidades)',
      slug: productSlugs.floats.es,
      summary: 'Dos flotadores nuevos para tu bañador flotador: uno para el pecho y otro para la espalda.',
      introTitle: 'Completo de nuevo y al agua',
      introText:
        '¿Un flotador está duro, roto o aplastado, o se ha perdido? Con un par nuevo, el bañador vuelve a estar completo.',
      body: `## Elige la talla del bañador

La encontrarás en la etiqueta del bañador flotador. Los flotadores de una talla sirven para el Classic, el Mini y el Pro, y para cualquiera de sus bolsillos.

- Espuma de célula cerrada, que no absorbe agua
- De dos en dos, para que el pecho y la espalda sigan equilibrados
- ¿Solo necesitas uno? Guarda el otro en un lugar seco y oscuro

En la [Academy](${paths.es.academy}) verás cuántos flotadores lleva el bañador en cada clase. ¿Se ha roto un flotador que debería haber aguantado? [Cuéntanoslo](${paths.es.contact}) y no tendrás que comprar otro par.`,
      details: [
        { label: 'Contenido', text: 'Dos flotadores de la misma talla' },
        { label: 'Material', text: 'Espuma de célula cerrada' },
        { label: 'Compatible con', text: 'Zwotter Classic, Mini y Pro de la misma talla' },
        { label: 'Cuidados', text: 'Aclara con agua dulce y seca a la sombra. No los pongas sobre un radiador.' },
      ],
      warnings: [
        'Usar solo en un bañador flotador Zwotter de la misma talla, bajo vigilancia constante y a un brazo de distancia. No protege contra el ahogamiento.',
        'Sueltos, los flotadores no son una ayuda a la flotación ni un juguete.',
        'Nunca pongas más de un flotador en un bolsillo y lleva siempre tantos en el pecho como en la espalda.',
      ],
      safety:
        'Antes de cada uso, comprueba que todos los flotadores están en buen estado y los bolsillos, cerrados. Unos flotadores nuevos no renuevan un bañador viejo: cámbialo, como máximo, a los cinco años.',
      seo: {
        title: 'Flotadores de repuesto para el bañador, de dos en dos',
        description:
          'Dos flotadores sueltos para Zwotter Classic, Mini y Pro: uno para el pecho y otro para la espalda. De la talla XS a la 3XL.',
      },
    },
    fr: {
      title: 'Flotteurs de rechange Zwotter (lot de 2)',
      slug: productSlugs.floats.fr,
      summary: 'Deux flotteurs neufs pour votre maillot : un pour la poitrine, un pour le dos.',
      introTitle: 'Au complet, et de retour dans l’eau',
      introText:
        'Un flotteur est dur, déchiré, écrasé ou perdu ? Avec deux flotteurs neufs, le maillot est de nouveau complet.',
      body: `## Choisissez la taille du maillot

Elle figure sur l’étiquette du maillot flotteur. Les flotteurs d’une taille vont dans le Classic, le Mini et le Pro, et dans chacune de leurs poches.

- Mousse à cellules fermées, qui n’absorbe pas l’eau
- Vendus par deux, pour que poitrine et dos restent en équilibre
- Il ne vous en faut qu’un ? Gardez l’autre au sec, à l’abri de la lumière

L’[Academy](${paths.fr.academy}) indique combien de flotteurs restent dans le maillot à chaque leçon. Un flotteur s’est abîmé alors qu’il aurait dû tenir ? [Dites-le-nous](${paths.fr.contact}) : vous n’aurez pas à en racheter.`,
      details: [
        { label: 'Contenu', text: 'Deux flotteurs de la même taille' },
        { label: 'Matière', text: 'Mousse à cellules fermées' },
        { label: 'Compatible avec', text: 'Zwotter Classic, Mini et Pro de la même taille' },
        { label: 'Entretien', text: 'Rincer à l’eau claire et sécher à l’ombre. Ne pas poser sur un radiateur.' },
      ],
      warnings: [
        'À utiliser uniquement dans un maillot flotteur Zwotter de la même taille, sous surveillance constante et à portée de bras. Ne protège pas contre la noyade.',
        'Seuls, les flotteurs ne sont ni une aide à la flottabilité ni un jouet.',
        'Jamais plus d’un flotteur par poche, et toujours autant sur la poitrine que dans le dos.',
      ],
      safety:
        'Avant chaque utilisation, vérifiez que tous les flotteurs sont intacts et les poches fermées. Des flotteurs neufs ne rajeunissent pas un vieux maillot : remplacez-le au plus tard au bout de cinq ans.',
      seo: {
        title: 'Flotteurs de rechange pour maillot, vendus par deux',
        description:
          'Deux flotteurs pour Zwotter Classic, Mini et Pro : un pour la poitrine, un pour le dos. De la taille XS à la 3XL.',
      },
    },
    sv: {
      title: 'Zwotter extra flytkuddar (2-pack)',
      slug: productSlugs.floats.sv,
      summary: 'Två nya flytkuddar till din flytdräkt: en fram och en bak.',
      introTitle: 'Komplett igen, och tillbaka i vattnet',
      introText: 'Är en flytkudde hård, trasig, hoptryckt eller borta? Med ett nytt par är dräkten komplett igen.',
      body: `## Välj dräktens storlek

Den står på etiketten i flytdräkten. Flytkuddar av en storlek passar i Classic, Mini och Pro, och i alla fickor i den storleken.

- Skum med slutna celler som inte suger upp vatten
- Säljs parvis, så att fram och bak förblir i balans
- Behöver du bara en? Spara den andra torrt och mörkt

Hur många flytkuddar som sitter i dräkten i varje lektion ser du i [Academy](${paths.sv.academy}). Har en flytkudde gått sönder som borde ha hållit? [Hör av dig](${paths.sv.contact}), så behöver du inte köpa nya.`,
      details: [
        { label: 'Innehåll', text: 'Två flytkuddar i samma storlek' },
        { label: 'Material', text: 'Skum med slutna celler' },
        { label: 'Passar i', text: 'Zwotter Classic, Mini och Pro i samma storlek' },
        { label: 'Skötsel', text: 'Skölj i rent vatten och torka i skugga. Lägg dem inte på ett element.' },
      ],
      warnings: [
        'Används endast i en Zwotter flytdräkt i samma storlek, under ständig uppsikt och inom en armlängds avstånd. Skyddar inte mot drunkning.',
        'Lösa flytkuddar är varken ett flythjälpmedel eller en leksak.',
        'Sätt aldrig mer än en flytkudde i en ficka, och alltid lika många fram som bak.',
      ],
      safety:
        'Kontrollera före varje användning att alla flytkuddar är hela och att fickorna är stängda. Nya flytkuddar gör inte en gammal dräkt ny: byt ut den efter högst fem år.',
      seo: {
        title: 'Extra flytkuddar till flytdräkten, i par',
        description:
          'Två lösa flytkuddar till Zwotter Classic, Mini och Pro: en fram och en bak. I storlekarna XS till 3XL.',
      },
    },
  },
};
