import type { SeedProduct } from '../../types';
import { maker } from '../company';
import { paths, productSlugs } from '../paths';

export const goggles: SeedProduct = {
  key: 'goggles',
  type: 'physical',
  listed: true,
  position: 5,
  picture: 'products/swim-goggles-front.webp',
  gallery: [{ picture: 'products/swim-goggles-front.webp' }, { picture: 'products/swim-goggles-side.webp' }],
  googleCategory: 'Sporting Goods > Outdoor Recreation > Boating & Water Sports > Swimming > Swim Goggles & Masks',
  maker,
  conformity: { model: 'ZW-GOGGLES', standard: 'EN ISO 18527-3', protective: false, ceMarked: true },
  letterboxPieces: 2,
  sizeGuide: [],
  variants: [{ sku: 'ZW-GOGGLES', price: 14.95, stock: 60 }],
  text: {
    nl: {
      title: 'Zwotter kinderzwembril',
      slug: productSlugs.goggles.nl,
      summary: 'Zachte siliconen randen en een band die je met één hand verstelt.',
      introTitle: 'Onder water durven kijken',
      introText:
        'Wie onder water kan kijken, durft vaak ook zijn gezicht nat te maken. Deze bril past op kleine gezichten.',
      body: `## Een bril die blijft zitten

De zachte siliconen randen passen zich aan het gezicht aan, zonder te knellen. De band verstel je met één hand, ook als die nat is.

- Heldere glazen met anticondenslaag
- UV-filter voor buiten
- Zonder latex

Begin een paar keer zónder bril: in les 1 van [Watervrij](${paths.nl.waterConfidence}) zie je waarom.`,
      details: [
        { label: 'Materiaal', text: 'Glazen van polycarbonaat, randen en band van siliconen, zonder latex' },
        {
          label: 'Onderhoud',
          text: 'Afspoelen met schoon water, aan de lucht drogen. Wrijf niet over de binnenkant van de glazen.',
        },
      ],
      warnings: [
        'Voor zwemmen aan de oppervlakte; niet om mee te duiken of van de kant te springen.',
        'Trek de bril nooit aan de glazen naar voren: hij kan terugschieten en de ogen verwonden.',
        'Een zwembril houdt je kind niet boven water: blijf binnen armlengte.',
      ],
      seo: {
        title: 'Zwembril voor kinderen vanaf 3 jaar',
        description:
          'Kinderzwembril met zachte siliconen randen, heldere glazen en UV-filter. Met één hand te verstellen, zonder latex.',
      },
    },
    en: {
      title: 'Zwotter kids’ swim goggles',
      slug: productSlugs.goggles.en,
      summary: 'Soft silicone seals and a strap you can adjust with one hand.',
      introTitle: 'Brave enough to look underwater',
      introText: 'Once children can see underwater, getting their face wet is often less scary. Made for small faces.',
      body: `## Goggles that stay on

Soft silicone seals follow the shape of the face without pinching. The strap adjusts with one hand, even a wet one.

- Clear lenses with anti-fog coating
- UV filter for outdoor swimming
- Latex free

Try without goggles first: lesson 1 of [Water confidence](${paths.en.waterConfidence}) explains why.`,
      details: [
        { label: 'Material', text: 'Polycarbonate lenses, silicone seals and strap, latex free' },
        { label: 'Care', text: 'Rinse in fresh water and leave to dry. Do not rub the inside of the lenses.' },
      ],
      warnings: [
        'For swimming at the surface, not for diving or jumping in.',
        'Never pull the goggles forward by the lenses: they can snap back and injure the eyes.',
        'Goggles do not keep a child afloat: stay within arm’s reach.',
      ],
      seo: {
        title: 'Swim goggles for children aged 3 and over',
        description:
          'Kids’ goggles with soft silicone seals, clear lenses and a UV filter. One-handed adjustment, latex free.',
      },
    },
    de: {
      title: 'Zwotter Schwimmbrille für Kinder',
      slug: productSlugs.goggles.de,
      summary: 'Weiche Silikondichtungen und ein Band, das sich mit einer Hand verstellen lässt.',
      introTitle: 'Trau dich, unter Wasser zu schauen',
      introText:
        'Wer unter Wasser etwas sieht, traut sich oft auch mit dem Gesicht hinein. Die Brille ist für kleine Gesichter gemacht.',
      body: `## Eine Brille, die sitzt

Die weichen Silikondichtungen passen sich dem Gesicht an, ohne zu drücken. Das Band verstellst du mit einer Hand, auch mit nassen Fingern.

- Klare Gläser, die nicht so schnell beschlagen
- UV-Filter für draußen
- Latexfrei

Probiert es zuerst ein paar Mal ohne Brille: Warum, zeigt dir Lektion 1 der [Wassergewöhnung](${paths.de.waterConfidence}).`,
      details: [
        { label: 'Material', text: 'Gläser aus Polycarbonat, Dichtung und Band aus Silikon, latexfrei' },
        {
          label: 'Pflege',
          text: 'Mit klarem Wasser abspülen und an der Luft trocknen. Die Innenseite der Gläser nicht abreiben.',
        },
      ],
      warnings: [
        'Zum Schwimmen an der Oberfläche, nicht zum Tauchen oder Springen.',
        'Die Brille nie an den Gläsern nach vorn ziehen: Sie kann zurückschnellen und die Augen verletzen.',
        'Eine Schwimmbrille hält dein Kind nicht über Wasser. Bleib in Griffweite.',
      ],
      seo: {
        title: 'Schwimmbrille für Kinder ab 3 Jahren',
        description:
          'Kinderschwimmbrille mit weichen Silikondichtungen, klaren Gläsern und UV-Filter. Mit einer Hand verstellbar, latexfrei.',
      },
    },
    es: {
      title: 'Gafas de natación infantiles Zwotter',
      slug: productSlugs.goggles.es,
      summary: 'Bordes de silicona suave y una cinta que se ajusta con una sola mano.',
      introTitle: 'Atreverse a mirar bajo el agua',
      introText:
        'Quien ve bajo el agua suele perder antes el miedo a mojarse la cara. Estas gafas están hechas para caras pequeñas.',
      body: `## Unas gafas que no se mueven

Los bordes de silicona se adaptan a la cara sin apretar. La cinta se ajusta con una sola mano, aunque esté mojada.

- Lentes transparentes con tratamiento antivaho
- Filtro UV para el aire libre
- Sin látex

Antes de estrenarlas, que tu hijo se moje la cara varias veces sin ellas: en la clase 1 de [Confianza en el agua](${paths.es.waterConfidence}) verás por qué.`,
      details: [
        { label: 'Material', text: 'Lentes de policarbonato, bordes y cinta de silicona, sin látex' },
        {
          label: 'Cuidados',
          text: 'Acláralas con agua dulce y déjalas secar al aire. No frotes el interior de las lentes.',
        },
      ],
      warnings: [
        'Para nadar en la superficie; no son para bucear ni para tirarse al agua.',
        'No tires nunca de las lentes hacia delante: pueden volver de golpe y dañar los ojos.',
        'Las gafas no ayudan a flotar: quédate a un brazo de distancia.',
      ],
      seo: {
        title: 'Gafas de natación para niños a partir de 3 años',
        description:
          'Gafas infantiles con bordes de silicona suave, lentes transparentes y filtro UV. Se ajustan con una mano, sin látex.',
      },
    },
    fr: {
      title: 'Lunettes de natation Zwotter pour enfant',
      slug: productSlugs.goggles.fr,
      summary: 'Des joints en silicone tout doux et une sangle qui se règle d’une seule main.',
      introTitle: 'Oser regarder sous l’eau',
      introText:
        'Quand on voit sous l’eau, on ose souvent plus vite y mettre le visage. Ces lunettes sont conçues pour les petits visages.',
      body: `## Des lunettes qui tiennent

Les joints en silicone épousent le visage sans le serrer. La sangle se règle d’une seule main, même mouillée.

- Verres transparents traités antibuée
- Filtre UV pour l’extérieur
- Sans latex

Essayez d’abord quelques fois sans lunettes : la leçon 1 d’[Aisance aquatique](${paths.fr.waterConfidence}) vous explique pourquoi.`,
      details: [
        { label: 'Matière', text: 'Verres en polycarbonate, joints et sangle en silicone, sans latex' },
        {
          label: 'Entretien',
          text: 'Rincer à l’eau claire et laisser sécher à l’air. Ne pas frotter l’intérieur des verres.',
        },
      ],
      warnings: [
        'Pour nager en surface ; elles ne conviennent ni à la plongée ni aux sauts.',
        'Ne tirez jamais les lunettes vers l’avant par les verres : elles peuvent revenir brusquement et blesser les yeux.',
        'Des lunettes n’aident pas à flotter : restez à portée de bras.',
      ],
      seo: {
        title: 'Lunettes de natation pour enfant, dès 3 ans',
        description:
          'Lunettes enfant à joints en silicone doux, verres transparents et filtre UV. Réglables d’une main, sans latex.',
      },
    },
    sv: {
      title: 'Zwotter simglasögon för barn',
      slug: productSlugs.goggles.sv,
      summary: 'Mjuka silikonkanter och ett band som justeras med en hand.',
      introTitle: 'Våga titta under ytan',
      introText:
        'Den som ser något under vattnet vågar ofta lättare doppa ansiktet. De här simglasögonen är gjorda för små ansikten.',
      body: `## Glasögon som sitter kvar

De mjuka silikonkanterna följer ansiktet utan att klämma. Bandet justerar du med en hand, även när den är blöt.

- Klara linser med imskydd
- UV-filter för bad utomhus
- Utan latex

Prova några gånger utan glasögon först: i lektion 1 på nivån [Vattenvana](${paths.sv.waterConfidence}) ser du varför.`,
      details: [
        { label: 'Material', text: 'Linser av polykarbonat, kanter och band av silikon, utan latex' },
        { label: 'Skötsel', text: 'Skölj i rent vatten och låt lufttorka. Gnugga inte linsernas insida.' },
      ],
      warnings: [
        'För simning vid ytan, inte för dykning eller hopp.',
        'Dra aldrig glasögonen framåt i linserna: de kan slå tillbaka och skada ögonen.',
        'Simglasögon är inget flythjälpmedel: håll dig inom en armlängds avstånd.',
      ],
      seo: {
        title: 'Simglasögon för barn från 3 år',
        description:
          'Simglasögon för barn med mjuka silikonkanter, klara linser och UV-filter. Justeras med en hand, utan latex.',
      },
    },
  },
};
