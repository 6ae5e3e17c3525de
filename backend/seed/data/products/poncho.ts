import type { SeedProduct } from '../../types';
import { maker } from '../company';
import { paths, productSlugs } from '../paths';

export const poncho: SeedProduct = {
  key: 'poncho',
  type: 'physical',
  listed: true,
  position: 4,
  picture: 'products/towel-poncho-front.webp',
  gallery: [{ picture: 'products/towel-poncho-front.webp' }, { picture: 'products/towel-poncho-back.webp' }],
  googleCategory: 'Home & Garden > Linens & Bedding > Towels > Beach Towels',
  maker,
  conformity: { model: 'ZW-PONCHO' },
  sizeGuide: [],
  variants: [{ sku: 'ZW-PONCHO', price: 29.95, stock: 25 }],
  text: {
    nl: {
      title: 'Zwotter badponcho met capuchon',
      slug: productSlugs.poncho.nl,
      summary: 'Dikke badstof, grote capuchon. Voor rillende otters die nog niet naar huis willen.',
      introTitle: 'Uit het water, in de warmte',
      introText: 'Over het hoofd en klaar. De poncho droogt, verwarmt en is ook een kleedhokje.',
      body: `## Warm in één beweging

Met een natte huid koelt je kind na het zwemmen snel af. De poncho gaat zo over het hoofd en sluit om het hele lijf. Eronder kan je kind zich omkleden, ook op het strand.

- Dikke, zachte badstof van katoen
- Ruime capuchon met otteroren, zonder koordjes
- Zak op de buik voor koude handen
- Past bij een lengte van ongeveer 95 tot 130 cm

Leuk samen met een [Zwotter Pro](${paths.nl.pro}) voor dagen dat het water nog fris is.`,
      details: [
        { label: 'Materiaal', text: '100% katoen, badstof van 400 g/m²' },
        { label: 'Maat', text: 'Eén maat, 60 × 60 cm, voor ongeveer 95 tot 130 cm' },
        {
          label: 'Wassen',
          text: 'Wassen op 60 °C, droger op lage stand. Was hem eerst: dan neemt hij meer water op.',
        },
      ],
      warnings: [
        'Draag de poncho op het droge, niet in het water.',
        'Doe je kind de poncho uit voordat het klimt of op speeltoestellen speelt.',
        'Houd hem weg van vuur.',
      ],
      seo: {
        title: 'Badponcho met capuchon voor kinderen',
        description:
          'Warme badponcho van dikke katoenen badstof met ruime capuchon. Voor kinderen van ongeveer 95 tot 130 cm.',
      },
    },
    en: {
      title: 'Zwotter hooded towel poncho',
      slug: productSlugs.poncho.en,
      summary: 'Thick towelling and a big hood, for shivery otters who are not ready to go home.',
      introTitle: 'Out of the water, into the warm',
      introText: 'Over the head and done. The poncho dries, warms and doubles as a changing room.',
      body: `## Warm in one go

Wet skin loses heat fast. The poncho slips over the head and wraps around the whole body, and your child can change underneath it in peace, even on a busy beach.

- Thick, soft cotton towelling
- Roomy hood with otter ears and no cords
- Front pocket for cold hands
- Fits children of roughly 95 to 130 cm

Pairs nicely with the [Zwotter Pro](${paths.en.pro}) when the water is still chilly.`,
      details: [
        { label: 'Material', text: '100% cotton towelling, 400 g/m²' },
        { label: 'Size', text: 'One size, 60 × 60 cm, for roughly 95 to 130 cm' },
        {
          label: 'Care',
          text: 'Machine wash at 60 °C, tumble dry on low. Wash once before use and it will soak up more.',
        },
      ],
      warnings: [
        'Wear the poncho on dry land, never in the water.',
        'Take it off before climbing or using playground equipment.',
        'Keep away from fire.',
      ],
      seo: {
        title: 'Hooded towel poncho for children',
        description: 'Warm poncho in thick cotton towelling with a roomy hood. For children roughly 95 to 130 cm tall.',
      },
    },
    de: {
      title: 'Zwotter Badeponcho mit Kapuze',
      slug: productSlugs.poncho.de,
      summary: 'Dickes Frottee, große Kapuze. Für bibbernde Otter, die noch nicht nach Hause wollen.',
      introTitle: 'Raus aus dem Wasser, rein ins Warme',
      introText: 'Über den Kopf, fertig. Der Poncho trocknet, wärmt und ist zugleich Umkleidekabine.',
      body: `## Mit einem Handgriff warm

Über nasse Haut geht viel Wärme verloren. Der Poncho ist sofort übergezogen und umhüllt den ganzen Körper. Darunter kann sich dein Kind in Ruhe umziehen, auch am vollen Strand.

- Dickes, weiches Frottee aus Baumwolle
- Große Kapuze mit Otterohren, ohne Kordeln
- Bauchtasche für kalte Hände
- Passt bei einer Körpergröße von etwa 95 bis 130 cm

Passt gut zum [Zwotter Pro](${paths.de.pro}), wenn das Wasser noch kühl ist.`,
      details: [
        { label: 'Material', text: '100 % Baumwolle, Frottee mit 400 g/m²' },
        { label: 'Größe', text: 'Einheitsgröße, 60 × 60 cm, für Kinder von etwa 95 bis 130 cm' },
        {
          label: 'Pflege',
          text: 'Maschinenwäsche bei 60 °C, Trockner auf niedriger Stufe. Vor dem ersten Gebrauch waschen, dann saugt er besser.',
        },
      ],
      warnings: [
        'Den Poncho nur an Land tragen, nicht im Wasser.',
        'Vor dem Klettern und Spielen auf Spielgeräten ausziehen.',
        'Von Feuer fernhalten.',
      ],
      seo: {
        title: 'Badeponcho mit Kapuze für Kinder',
        description:
          'Warmer Badeponcho aus dickem Baumwollfrottee mit großer Kapuze. Für Kinder von etwa 95 bis 130 cm.',
      },
    },
    es: {
      title: 'Poncho toalla Zwotter con capucha',
      slug: productSlugs.poncho.es,
      summary: 'Rizo grueso y capucha grande, para nutrias que tiritan y aún no quieren irse a casa.',
      introTitle: 'Fuera del agua, a entrar en calor',
      introText: 'Se mete por la cabeza, seca, abriga y hace de vestuario.',
      body: `## Calor en un solo gesto

Con la piel mojada se pierde calor muy deprisa. El poncho se pone en un segundo y envuelve todo el cuerpo. Debajo, tu hijo puede cambiarse tranquilo, también en una playa llena.

- Rizo de algodón grueso y suave
- Capucha amplia con orejas de nutria, sin cordones
- Bolsillo delantero para las manos frías
- Para una estatura de unos 95 a 130 cm

Combina muy bien con el [Zwotter Pro](${paths.es.pro}) cuando el agua todavía está fresca.`,
      details: [
        { label: 'Material', text: '100 % algodón, rizo de 400 g/m²' },
        { label: 'Talla', text: 'Talla única, 60 × 60 cm, para unos 95 a 130 cm' },
        {
          label: 'Cuidados',
          text: 'Lávalo a 60 °C y sécalo en la secadora a baja temperatura. Dale un primer lavado antes de usarlo: absorberá mejor.',
        },
      ],
      warnings: [
        'Es para fuera del agua, nunca para bañarse.',
        'Quítaselo antes de trepar o subir a los columpios.',
        'Mantener alejado del fuego.',
      ],
      seo: {
        title: 'Poncho toalla con capucha para niños',
        description: 'Poncho calentito de rizo grueso de algodón con capucha amplia. Para niños de unos 95 a 130 cm.',
      },
    },
    fr: {
      title: 'Poncho de bain Zwotter à capuche',
      slug: productSlugs.poncho.fr,
      summary: 'Éponge épaisse et grande capuche, pour les petites loutres qui grelottent mais refusent de rentrer.',
      introTitle: 'Sortir de l’eau, rester au chaud',
      introText: 'Il s’enfile par la tête, sèche votre enfant, le réchauffe et lui sert de cabine.',
      body: `## Au chaud en un geste

Une peau mouillée perd vite sa chaleur. Le poncho s’enfile en une seconde et enveloppe tout le corps. Dessous, votre enfant se change tranquillement, même sur une plage bondée.

- Éponge de coton épaisse et douce
- Grande capuche à oreilles de loutre, sans cordon
- Poche ventrale pour les mains froides
- Pour une stature d’environ 95 à 130 cm

Le compagnon idéal du [Zwotter Pro](${paths.fr.pro}) quand l’eau est encore fraîche.`,
      details: [
        { label: 'Matière', text: '100 % coton, éponge de 400 g/m²' },
        { label: 'Taille', text: 'Taille unique, 60 × 60 cm, pour environ 95 à 130 cm' },
        {
          label: 'Entretien',
          text: 'Lavage à 60 °C, sèche-linge à basse température. Un premier lavage améliore l’absorption.',
        },
      ],
      warnings: [
        'À porter au sec, jamais dans l’eau.',
        'Retirez-le avant de grimper ou de jouer sur une aire de jeux.',
        'Tenir éloigné du feu.',
      ],
      seo: {
        title: 'Poncho de bain à capuche pour enfant',
        description:
          'Poncho chaud en éponge de coton épaisse, avec grande capuche. Pour les enfants d’environ 95 à 130 cm.',
      },
    },
    sv: {
      title: 'Zwotter badponcho med luva',
      slug: productSlugs.poncho.sv,
      summary: 'Tjock frotté och stor luva, för frusna uttrar som inte vill hem än.',
      introTitle: 'Upp ur vattnet, in i värmen',
      introText: 'Dra den bara över huvudet. Ponchon torkar, värmer och fungerar som omklädningsrum.',
      body: `## Varm på en gång

Blöt hud förlorar snabbt värme. Ponchon är på i ett nafs och omsluter hela kroppen. Under den kan barnet byta om i lugn och ro, även på en full strand.

- Tjock, mjuk bomullsfrotté
- Rymlig luva med utteröron, utan snören
- Ficka på magen för kalla händer
- Passar ungefär 95–130 cm

Passar fint ihop med [Zwotter Pro](${paths.sv.pro}) när vattnet fortfarande är kyligt.`,
      details: [
        { label: 'Material', text: '100 % bomull, frotté på 400 g/m²' },
        { label: 'Storlek', text: 'En storlek, 60 × 60 cm, för ungefär 95–130 cm' },
        {
          label: 'Skötsel',
          text: 'Tvättas i 60 °C, torktumlas på låg värme. Tvätta en gång före användning, så suger den bättre.',
        },
      ],
      warnings: [
        'Används på land, aldrig i vattnet.',
        'Ta av den innan barnet klättrar eller leker på lekplatsen.',
        'Håll borta från eld.',
      ],
      seo: {
        title: 'Badponcho med luva för barn',
        description: 'Varm badponcho i tjock bomullsfrotté med rymlig luva. För barn på ungefär 95–130 cm.',
      },
    },
  },
};
