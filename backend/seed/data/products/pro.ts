import type { SeedProduct, Size } from '../../types';
import { maker } from '../company';
import { paths, productSlugs } from '../paths';
import {
  buildConformity,
  buildSuitDetails,
  buildSuitGallery,
  buildSuitVariants,
  suitCategory,
  suitSafety,
  suitSizes,
  suitWarnings,
} from './suit-common';

/** The Pro is cut close to the body: chest in whole centimetres, demo data. */
const chests: Record<Size, { chestMin: number; chestMax: number }> = {
  xs: { chestMin: 51, chestMax: 54 },
  s: { chestMin: 54, chestMax: 56 },
  m: { chestMin: 56, chestMax: 58 },
  l: { chestMin: 58, chestMax: 61 },
  xl: { chestMin: 61, chestMax: 65 },
  xxl: { chestMin: 65, chestMax: 69 },
  xxxl: { chestMin: 69, chestMax: 76 },
};

const details = buildSuitDetails(
  {
    nl: '2 mm neopreen met een zachte voering van gerecycled polyester.',
    en: '2 mm neoprene with a soft lining of recycled polyester.',
    de: '2 mm Neopren mit weichem Futter aus recyceltem Polyester.',
    es: 'Neopreno de 2 mm con forro suave de poliéster reciclado.',
    fr: 'Néoprène de 2 mm, doublure douce en polyester recyclé.',
    sv: '2 mm neopren med mjukt foder av återvunnen polyester.',
  },
  {
    nl: 'Lange rits met een beschermflapje bij de hals.',
    en: 'Long zip with a soft guard at the neck.',
    de: 'Langer Reißverschluss mit weichem Kinnschutz.',
    es: 'Cremallera larga con protección suave en el cuello.',
    fr: 'Longue fermeture éclair, avec protection douce au col.',
    sv: 'Lång dragkedja med mjukt skydd vid halsen.',
  },
);

export const pro: SeedProduct = {
  key: 'pro',
  type: 'physical',
  listed: true,
  position: 3,
  picture: 'products/suit-pro-blue-front.webp',
  gallery: buildSuitGallery('pro'),
  googleCategory: suitCategory,
  maker,
  conformity: buildConformity('ZW-PRO', 1301),
  hasDocuments: true,
  bonusLevels: [1],
  sizeGuide: suitSizes.map((row) => ({ ...row, ...chests[row.size] })),
  suitability: { minAge: 3, waterFrom: 20, indoorPool: true, outdoorPool: true, openWater: true },
  variants: buildSuitVariants('pro', 59.95, 62.95, {}),
  text: {
    nl: {
      title: 'Zwotter Pro drijfpak',
      slug: productSlugs.pro.nl,
      summary: 'Lange mouwen en pijpen van zacht neopreen, langer warm in koel water.',
      introTitle: 'Wie warm is, leert makkelijker',
      introText:
        'Kou leidt af. Daarom houdt de Pro je kind langer warm, van pols tot enkel, met dezelfde acht drijvers als onze andere pakken.',
      body: `## Voor koel water en buitenbaden

In een buitenbad of een bewaakt zwemmeer koelt een kind snel af. De Pro is gemaakt voor kalm water van 20 tot ongeveer 28 °C. Het zachte neopreen van 2 mm houdt de warmte vast en blijft soepel genoeg om echt te bewegen. Houd het toch kort, met pauzes op de kant, en ga eruit zodra je kind rilt. Zwem in open water alleen waar dat mag, in rustig, ondiep, helder en bewaakt water, en blijf binnen armlengte.

## Alles bedekt

- Lange mouwen en pijpen: warm en beschermd tegen de zon (UPF 50+)
- Acht drijvers, verdeeld over borst en rug
- Zachte voering die makkelijk over een natte huid glijdt
- Versterkte knieën voor wie graag over de rand klautert

## Even wennen

Neopreen zit strakker dan een gewoon badpak, en dat hoort zo. Weeg je kind en kies de maat uit de [maattabel](${paths.nl.sizeGuide}). In de [academy](${paths.nl.academy}) zie je hoe je rustig begint.`,
      details: details.nl,
      passport: {
        spareParts: 'Drijvers zijn per paar na te bestellen in onze winkel.',
        endOfLife:
          'Haal de drijvers eruit. Breng pak en drijvers naar de milieustraat of volg de regels van je gemeente.',
      },
      warnings: suitWarnings.nl,
      safety: suitSafety.nl,
      seo: {
        title: 'Zwotter Pro: warm drijfpak met lange mouwen',
        description:
          'Drijfpak van 2 mm neopreen met lange mouwen en pijpen voor kinderen vanaf 3 jaar. Acht uitneembare drijvers, UPF 50+, in blauw en roze.',
      },
    },
    en: {
      title: 'Zwotter Pro float suit',
      slug: productSlugs.pro.en,
      summary: 'Long sleeves and legs in soft neoprene: warm and snug, even in cool water.',
      introTitle: 'A warm child learns more easily',
      introText:
        'Shivering gets in the way of learning. So the Pro keeps arms, legs and body warm, with the same eight floats as our other suits.',
      body: `## For cool water and outdoor pools

In an outdoor pool or a lifeguarded lake, children cool down quickly. The Pro is made for water of about 20 to 28 °C. Soft 2 mm neoprene holds on to their warmth and stays supple enough for real movement. Keep it short all the same, with breaks out of the water, and get out as soon as your child shivers. Open water calls for extra care: swim only where it is allowed, in calm, shallow, clear, lifeguarded water, and stay within arm’s reach.

## Covered from wrist to ankle

- Long sleeves and legs for warmth and sun protection (UPF 50+)
- Eight floats spread over chest and back
- Soft lining that slides easily over wet skin
- Reinforced knees for those who love climbing out over the edge

## A snug fit

Neoprene sits closer than an ordinary swimsuit, and that is how it should be. Weigh your child and pick the size from the [size guide](${paths.en.sizeGuide}). The [academy](${paths.en.academy}) shows you how to start gently.`,
      details: details.en,
      passport: {
        spareParts: 'Floats can be ordered in pairs from our shop.',
        endOfLife:
          'Take the floats out. Bring suit and floats to a recycling centre, or follow the rules of your local council.',
      },
      warnings: suitWarnings.en,
      safety: suitSafety.en,
      seo: {
        title: 'Zwotter Pro: warm float suit with long sleeves',
        description:
          'Float suit in 2 mm neoprene with long sleeves and legs for children aged 3 and over. Eight removable floats, UPF 50+, in blue and pink.',
      },
    },
    de: {
      title: 'Zwotter Pro Schwimmlernanzug',
      slug: productSlugs.pro.de,
      summary: 'Lange Ärmel und Beine aus weichem Neopren: schön warm, auch in kühlem Wasser.',
      introTitle: 'Wer nicht friert, lernt leichter',
      introText:
        'Kälte kostet Kraft. Deshalb wärmt der Pro vom Handgelenk bis zum Knöchel. Acht Schwimmkörper hat auch er, wie alle unsere Anzüge.',
      body: `## Für kühles Wasser und Freibäder

Im Freibad oder an einem bewachten Badesee kühlen Kinder schnell aus. Der Pro ist für ruhiges Wasser von etwa 20 bis 28 °C gemacht. Das weiche, 2 mm dünne Neopren hält die Wärme am Körper und bleibt so geschmeidig, dass sich dein Kind richtig bewegen kann. Übt trotzdem nur kurz, macht Pausen an Land und geht hinaus, sobald dein Kind zittert. Badet in offenen Gewässern nur, wo es erlaubt ist, in ruhigem, flachem, klarem und bewachtem Wasser, und bleib in Griffweite.

## Rundum bedeckt

- Lange Ärmel und Beine: warm und sonnengeschützt (UPF 50+)
- Acht Schwimmkörper, verteilt auf Brust und Rücken
- Weiches Futter, das leicht über nasse Haut gleitet
- Verstärkte Knie für alle, die gern über den Beckenrand klettern

## Eng ist richtig

Neopren sitzt enger als ein gewöhnlicher Badeanzug, und das soll es auch. Wiege dein Kind und wähle die Größe nach der [Größentabelle](${paths.de.sizeGuide}). In der [Academy](${paths.de.academy}) erfährst du, wie ihr behutsam anfangt.`,
      details: details.de,
      passport: {
        spareParts: 'Schwimmkörper kannst du in unserem Shop paarweise nachbestellen.',
        endOfLife:
          'Nimm die Schwimmkörper heraus. Gib Anzug und Schwimmkörper beim Wertstoffhof ab oder richte dich nach den Regeln deiner Gemeinde.',
      },
      warnings: suitWarnings.de,
      safety: suitSafety.de,
      seo: {
        title: 'Zwotter Pro: warmer Schwimmlernanzug mit langen Ärmeln',
        description:
          'Schwimmlernanzug aus 2 mm Neopren mit langen Ärmeln und Beinen für Kinder ab 3 Jahren. Acht herausnehmbare Schwimmkörper, UPF 50+.',
      },
    },
    es: {
      title: 'Bañador flotador Zwotter Pro',
      slug: productSlugs.pro.es,
      summary: 'Manga y pierna largas de neopreno suave: abriga también cuando el agua está fresca.',
      introTitle: 'Sin frío se aprende mejor',
      introText:
        'Un niño con frío aprende peor. Por eso el Pro abriga todo el cuerpo, de la muñeca al tobillo, con los mismos ocho flotadores que los demás modelos.',
      body: `## Para agua fresca y piscinas al aire libre

Sin climatizar, el agua enfría enseguida a un niño. El Pro está hecho para aguas tranquilas de unos 20 a 28 °C. El neopreno de 2 mm conserva el calor y es lo bastante flexible para moverse con soltura. Aun así, que los baños sean cortos y con descansos fuera del agua, y salid en cuanto tu hijo tirite. Las aguas abiertas exigen más precaución: entra con él únicamente donde esté permitido, en aguas tranquilas, claras, poco profundas y vigiladas, y quédate a un brazo de distancia.

## Todo cubierto

- Manga y pierna largas: abrigo y protección solar (UPF 50+)
- Ocho flotadores repartidos entre pecho y espalda
- Forro suave que se desliza sobre la piel mojada
- Rodillas reforzadas para quien siempre trepa por el bordillo

## Ajustado, como debe ser

El neopreno queda más ceñido que un bañador normal, y así tiene que ser. Pesa a tu hijo y elige en la [guía de tallas](${paths.es.sizeGuide}). En la [Academy](${paths.es.academy}) te contamos cómo empezar poco a poco.`,
      details: details.es,
      passport: {
        spareParts: 'Puedes pedir flotadores de dos en dos en nuestra tienda.',
        endOfLife:
          'Saca los flotadores. Lleva el bañador y los flotadores al punto limpio o sigue las normas de tu municipio.',
      },
      warnings: suitWarnings.es,
      safety: suitSafety.es,
      seo: {
        title: 'Zwotter Pro: bañador flotador de neopreno, manga larga',
        description:
          'Bañador flotador de neopreno de 2 mm, de manga y pierna largas, a partir de 3 años. Ocho flotadores extraíbles, UPF 50+, en azul y rosa.',
      },
    },
    fr: {
      title: 'Maillot flotteur Zwotter Pro',
      slug: productSlugs.pro.fr,
      summary: 'Manches et jambes longues en néoprène souple : bien au chaud, même en eau fraîche.',
      introTitle: 'Au chaud, on apprend mieux',
      introText:
        'Un enfant qui a froid apprend moins bien. Le Pro garde donc tout le corps au chaud, du poignet à la cheville, avec les mêmes huit flotteurs que nos autres modèles.',
      body: `## Pour l’eau fraîche et les bassins extérieurs

Dans un bassin extérieur ou un lac surveillé, un enfant se refroidit vite. Le Pro est fait pour une eau de 20 à 28 °C environ. Le néoprène de 2 mm conserve la chaleur tout en restant assez souple pour de vrais mouvements. Faites tout de même court, avec des pauses hors de l’eau, et sortez dès que votre enfant frissonne. En eau libre, redoublez de prudence : baignez-vous uniquement là où c’est autorisé, dans une eau calme, peu profonde, claire et surveillée, et restez à portée de bras.

## Tout est couvert

- Manches et jambes longues : chaleur et protection solaire (UPF 50+)
- Huit flotteurs répartis sur la poitrine et le dos
- Une doublure douce qui glisse sur la peau mouillée
- Des genoux renforcés pour ceux qui se hissent sur le bord

## Près du corps, c’est normal

Le néoprène serre un peu plus qu’un maillot de bain ordinaire, et c’est voulu. Pesez votre enfant et choisissez dans le [guide des tailles](${paths.fr.sizeGuide}). L’[Academy](${paths.fr.academy}) vous montre comment commencer en douceur.`,
      details: details.fr,
      passport: {
        spareParts: 'Les flotteurs sont vendus par deux dans notre boutique.',
        endOfLife:
          'Retirez les flotteurs. Le maillot se dépose dans une borne textile, les flotteurs en déchèterie ; à défaut, suivez les consignes de votre commune.',
      },
      warnings: suitWarnings.fr,
      safety: suitSafety.fr,
      seo: {
        title: 'Zwotter Pro : maillot flotteur chaud, manches longues',
        description:
          'Maillot flotteur en néoprène de 2 mm, manches et jambes longues, dès 3 ans. Huit flotteurs amovibles, UPF 50+, en bleu et en rose.',
      },
    },
    sv: {
      title: 'Zwotter Pro flytdräkt',
      slug: productSlugs.pro.sv,
      summary: 'Långa ärmar och ben i mjuk neopren: skönt varm, även i svalt vatten.',
      introTitle: 'Den som är varm lär sig lättare',
      introText:
        'Därför värmer Pro hela kroppen, från handled till ankel, med samma åtta flytkuddar som våra andra dräkter.',
      body: `## För svalt vatten och utomhusbassänger

I en utomhusbassäng eller vid en bevakad badplats blir barn snabbt kalla. Pro är gjord för lugnt vatten på ungefär 20–28 °C. Den mjuka neoprenen på 2 mm håller kvar värmen och är ändå smidig att röra sig i. Öva i korta pass med pauser på land, och gå upp så fort barnet huttrar. I öppet vatten gäller extra försiktighet: bada bara där det är tillåtet, i lugnt, grunt, klart och bevakat vatten, och håll dig inom en armlängds avstånd.

## Täcker hela kroppen

- Långa ärmar och ben som värmer och skyddar mot solen (UPF 50+)
- Åtta flytkuddar fördelade över bröst och rygg
- Mjukt foder som glider lätt över blöt hud
- Förstärkta knän för den som gärna klättrar upp över kanten

## Ska sitta tätt

Neopren sitter tajtare än en vanlig baddräkt, och så ska det vara. Väg barnet och välj storlek i [storleksguiden](${paths.sv.sizeGuide}). I vår [Academy](${paths.sv.academy}) ser du hur ni börjar i lugn takt.`,
      details: details.sv,
      passport: {
        spareParts: 'Flytkuddar kan beställas parvis i vår butik.',
        endOfLife:
          'Ta ut flytkuddarna. Lämna dräkten och flytkuddarna på återvinningscentralen eller följ kommunens regler.',
      },
      warnings: suitWarnings.sv,
      safety: suitSafety.sv,
      seo: {
        title: 'Zwotter Pro: varm flytdräkt med långa ärmar',
        description:
          'Flytdräkt i 2 mm neopren med långa ärmar och ben för barn från 3 år. Åtta löstagbara flytkuddar, UPF 50+, i blått och rosa.',
      },
    },
  },
};
