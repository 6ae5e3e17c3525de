import type { SeedProduct } from '../../types';
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

const details = buildSuitDetails(
  {
    nl: '80% polyester, 20% elastaan. Licht en extra rekbaar, droogt snel.',
    en: '80% polyester, 20% elastane. Light, extra stretchy and quick to dry.',
    de: '80 % Polyester, 20 % Elasthan. Leicht, besonders dehnbar und schnell trocken.',
    es: '80 % poliéster, 20 % elastano. Ligero, muy elástico y de secado rápido.',
    fr: '80 % polyester, 20 % élasthanne. Léger, très extensible et vite sec.',
    sv: '80 % polyester, 20 % elastan. Lätt, extra stretchigt och snabbtorkande.',
  },
  {
    nl: 'Rits en brede schouderbanden die op hun plaats blijven.',
    en: 'Zip, with broad shoulder straps that stay where they belong.',
    de: 'Reißverschluss und breite Träger, die an ihrem Platz bleiben.',
    es: 'Cremallera y tirantes anchos que no se mueven de su sitio.',
    fr: 'Fermeture éclair et larges bretelles qui restent en place.',
    sv: 'Dragkedja och breda axelband som sitter kvar där de ska.',
  },
);

export const mini: SeedProduct = {
  key: 'mini',
  type: 'physical',
  listed: true,
  position: 2,
  picture: 'products/suit-mini-pink-front.webp',
  gallery: buildSuitGallery('mini'),
  googleCategory: suitCategory,
  maker,
  conformity: buildConformity('ZW-MINI', 1201),
  hasDocuments: true,
  bonusLevels: [1],
  sizeGuide: suitSizes,
  suitability: { minAge: 3, waterFrom: 30, indoorPool: true },
  variants: buildSuitVariants('mini', 39.95, 41.95, { 'pink-xxxl': 0 }),
  text: {
    nl: {
      title: 'Zwotter Mini drijfpak',
      slug: productSlugs.mini.nl,
      summary:
        'Licht, mouwloos en zo aangetrokken. Fijn voor de jongsten vanaf 3 jaar, voor de eerste zwembeurten in warm water.',
      introTitle: 'Klein pak, grote plons',
      introText:
        'Met brede schouderbanden en zonder mouwen is dit het lichtste pak dat we maken. Voor wie nog moet wennen, in water vanaf ongeveer 30 °C.',
      body: `## Voor de eerste kennismaking

Kinderen die net 3 zijn, willen vooral bewegen. De Mini laat de armen helemaal vrij en weegt weinig. De acht drijvers helpen je kind in balans te blijven, zodat jullie rustig kunnen wennen: lopen, plonzen, bellen blazen.

## Licht en handig

- Zo aan en uit, ook als het pak nat is
- Droogt snel, dus morgen weer klaar
- Lichte stof met UPF 50+
- Brede banden die niet in de huid snijden

## Blijf dichtbij

Ook met een drijfpak blijf je zelf in het water, binnen armlengte. De [gratis videolessen](${paths.nl.academy}) laten zien hoe je je kind vasthoudt en wanneer je kunt loslaten. Welke maat je nodig hebt, zie je in de [maattabel](${paths.nl.sizeGuide}).`,
      details: details.nl,
      warnings: suitWarnings.nl,
      safety: suitSafety.nl,
      seo: {
        title: 'Zwotter Mini: licht drijfpak zonder mouwen',
        description:
          'Mouwloos drijfpak met brede schouderbanden voor kinderen vanaf 3 jaar. Acht uitneembare drijvers, snel droog, in blauw en roze.',
      },
    },
    en: {
      title: 'Zwotter Mini float suit',
      slug: productSlugs.mini.en,
      summary:
        'Light, sleeveless and on in a moment. Lovely for the youngest, from age 3, and for first visits in warm water.',
      introTitle: 'Small suit, big splash',
      introText:
        'With broad shoulder straps and no sleeves, this is the lightest suit we make. Perfect for children who are still getting used to water and to wearing a suit.',
      body: `## For that very first splash

Children who have just turned three mostly want to move. The Mini leaves the arms completely free and weighs very little. Its eight floats help your child to stay balanced while you take things slowly: walking, splashing, blowing bubbles.

## Easy on you, too

- Quick to put on and take off, even when wet
- Dries fast, so it is ready again tomorrow
- Light fabric with UPF 50+
- Broad straps that do not dig in

## Stay close

Float suit or not, be in the water yourself, within arm’s reach. The [free video lessons](${paths.en.academy}) show you how to hold your child and when you can let go. The [size guide](${paths.en.sizeGuide}) tells you which size to choose.`,
      details: details.en,
      warnings: suitWarnings.en,
      safety: suitSafety.en,
      seo: {
        title: 'Zwotter Mini: light, sleeveless float suit',
        description:
          'Sleeveless float suit with broad straps for children aged 3 and over. Eight removable floats, quick-drying, in blue and pink.',
      },
    },
    de: {
      title: 'Zwotter Mini Schwimmlernanzug',
      slug: productSlugs.mini.de,
      summary:
        'Leicht, ärmellos und ruckzuck angezogen. Ideal für die Jüngsten ab 3 Jahren und für Wasser ab etwa 30 °C.',
      introTitle: 'Kleiner Anzug, großer Planschspaß',
      introText:
        'Ohne Ärmel und mit breiten Trägern ist er unser leichtester Anzug. Genau richtig für Kinder, die sich erst noch an das Wasser und den Anzug gewöhnen.',
      body: `## Für die erste Begegnung mit dem Wasser

Kinder, die gerade drei geworden sind, wollen vor allem spielen. Der Mini lässt die Arme ganz frei und wiegt fast nichts. Die acht Schwimmkörper helfen deinem Kind, im Gleichgewicht zu bleiben, während ihr lauft, planscht und blubbert.

## Praktisch im Alltag

- Schnell an- und ausgezogen, auch wenn er nass ist
- Trocknet flott und ist am nächsten Tag wieder einsatzbereit
- Leichter Stoff mit UPF 50+
- Breite Träger, die nicht einschneiden

## Bleib ganz nah

Auch mit Schwimmlernanzug gehst du mit ins Wasser und bleibst in Griffweite. Die [kostenlosen Videolektionen](${paths.de.academy}) zeigen dir, wie du dein Kind hältst und wann du loslassen kannst. Welche Größe passt, steht in der [Größentabelle](${paths.de.sizeGuide}).`,
      details: details.de,
      warnings: suitWarnings.de,
      safety: suitSafety.de,
      seo: {
        title: 'Zwotter Mini: leichter Schwimmlernanzug ohne Ärmel',
        description:
          'Ärmelloser Schwimmlernanzug mit breiten Trägern für Kinder ab 3 Jahren. Acht herausnehmbare Schwimmkörper, schnell trocken, in Blau und Rosa.',
      },
    },
    es: {
      title: 'Bañador flotador Zwotter Mini',
      slug: productSlugs.mini.es,
      summary:
        'Ligero, sin mangas y listo en un momento. Para los más pequeños, desde los 3 años, y en agua de unos 30 °C o más.',
      introTitle: 'Bañador pequeño, gran chapuzón',
      introText:
        'Sin mangas y con tirantes anchos: es nuestro bañador más ligero. Perfecto para quien todavía se está acostumbrando al agua y al bañador.',
      body: `## Para el primer chapuzón

Un niño de tres años recién cumplidos quiere, sobre todo, moverse. El Mini deja los brazos totalmente libres y apenas pesa. Sus ocho flotadores ayudan a mantener el equilibrio mientras os lo tomáis con calma: caminar, salpicar, hacer burbujas.

## Práctico para ti

- Se pone y se quita en un momento, incluso mojado
- Se seca rápido: al día siguiente está listo otra vez
- Tejido ligero con UPF 50+
- Tirantes anchos que no se clavan

## Siempre cerca

Con bañador flotador o sin él, quédate en el agua con tu hijo, a un brazo de distancia. Las [videoclases gratis](${paths.es.academy}) te enseñan cómo sujetar a tu hijo y cuándo puedes soltarlo. En la [guía de tallas](${paths.es.sizeGuide}) verás cuál es la suya.`,
      details: details.es,
      warnings: suitWarnings.es,
      safety: suitSafety.es,
      seo: {
        title: 'Zwotter Mini: bañador flotador ligero y sin mangas',
        description:
          'Bañador flotador sin mangas y con tirantes anchos, a partir de 3 años. Ocho flotadores extraíbles, secado rápido, en azul y rosa.',
      },
    },
    fr: {
      title: 'Maillot flotteur Zwotter Mini',
      slug: productSlugs.mini.fr,
      summary:
        'Léger, sans manches, enfilé en un instant. Parfait pour les plus jeunes, dès 3 ans, et les premières baignades en eau chaude.',
      introTitle: 'Petit maillot, grand plouf',
      introText:
        'Sans manches, avec de larges bretelles : c’est notre maillot le plus léger. Idéal pour s’habituer en douceur à l’eau.',
      body: `## Pour les tout premiers ploufs

À trois ans tout juste, on veut surtout bouger. Le Mini laisse les bras entièrement libres et ne pèse presque rien. Ses huit flotteurs aident à garder l’équilibre pendant que vous prenez votre temps : marcher, éclabousser, faire des bulles.

## Pratique pour vous

- Vite mis, vite retiré, même mouillé
- Sèche rapidement : prêt pour le lendemain
- Tissu léger, UPF 50+
- De larges bretelles qui ne marquent pas la peau

## Restez tout près

Avec ou sans maillot flotteur, restez dans l’eau avec votre enfant, à portée de bras. Les [leçons vidéo offertes](${paths.fr.academy}) vous montrent comment le tenir et quand le lâcher. Pour la taille, suivez le [guide des tailles](${paths.fr.sizeGuide}).`,
      details: details.fr,
      warnings: suitWarnings.fr,
      safety: suitSafety.fr,
      seo: {
        title: 'Zwotter Mini : maillot flotteur léger sans manches',
        description:
          'Maillot flotteur sans manches à larges bretelles, dès 3 ans. Huit flotteurs amovibles, séchage rapide, en bleu et en rose.',
      },
    },
    sv: {
      title: 'Zwotter Mini flytdräkt',
      slug: productSlugs.mini.sv,
      summary:
        'En lätt, ärmlös dräkt som är på i ett nafs. Skön för de yngsta, från 3 år, vid de första baden i varmt vatten.',
      introTitle: 'Liten dräkt, stort plask',
      introText:
        'Utan ärmar och med breda axelband är det här vår lättaste dräkt. Den passar fint för den som vänjer sig vid både vatten och dräkt.',
      body: `## För det allra första plasket

Barn som just fyllt tre vill framför allt röra på sig. Mini lämnar armarna helt fria och väger nästan ingenting. De åtta flytkuddarna hjälper barnet att hålla balansen medan ni i lugn och ro går, plaskar och blåser bubblor.

## Smidig för dig

- Lätt att ta av och på, även när den är blöt
- Torkar snabbt och är redo igen nästa dag
- Tunt tyg med UPF 50+
- Breda band som inte skär in

## Håll dig nära

Med eller utan flytdräkt är du med i vattnet, inom en armlängds avstånd. I våra [gratis videolektioner](${paths.sv.academy}) ser du hur du håller barnet och när du kan släppa taget. Rätt storlek hittar du i [storleksguiden](${paths.sv.sizeGuide}).`,
      details: details.sv,
      warnings: suitWarnings.sv,
      safety: suitSafety.sv,
      seo: {
        title: 'Zwotter Mini: lätt flytdräkt utan ärmar',
        description:
          'Ärmlös flytdräkt med breda axelband för barn från 3 år. Åtta löstagbara flytkuddar, torkar snabbt, i blått och rosa.',
      },
    },
  },
};
