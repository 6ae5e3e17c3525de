import type { Color, L, SeedConformity, SeedPicture, SeedProduct, SeedVariant, Size } from '../../types';

type Detail = { label: string; text: string };

const sizes: Size[] = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];
const colors: Color[] = ['blue', 'pink'];
const largeSizes = new Set<Size>(['xl', 'xxl', 'xxxl']);

/** Whole kilograms; every size starts where the one before ends. Buoyancy in newtons is demo data. */
export const suitSizes: SeedProduct['sizeGuide'] = [
  { size: 'xs', weightMin: 11, weightMax: 14, heightMin: 86, heightMax: 97, buoyancy: 25 },
  { size: 's', weightMin: 15, weightMax: 17, heightMin: 98, heightMax: 105, buoyancy: 29 },
  { size: 'm', weightMin: 18, weightMax: 20, heightMin: 106, heightMax: 113, buoyancy: 33 },
  { size: 'l', weightMin: 21, weightMax: 24, heightMin: 114, heightMax: 121, buoyancy: 38 },
  { size: 'xl', weightMin: 25, weightMax: 28, heightMin: 122, heightMax: 130, buoyancy: 44 },
  { size: 'xxl', weightMin: 29, weightMax: 33, heightMin: 131, heightMax: 139, buoyancy: 50 },
  { size: 'xxxl', weightMin: 34, weightMax: 42, heightMin: 140, heightMax: 152, buoyancy: 60 },
];

/** Both colours in all sizes; `stock` names the skus (without prefix) that differ from the usual amount. */
export function buildSuitVariants(
  model: string,
  price: number,
  largePrice: number,
  stock: Record<string, number>,
): SeedVariant[] {
  const usual = [12, 24, 120, 60, 28, 18, 10];
  return colors.flatMap((color, colorIndex) =>
    sizes.map((size, index) => {
      const name = `${color}-${size}`;
      return {
        sku: `ZW-${model}-${name}`.toUpperCase(),
        color,
        size,
        price: largeSizes.has(size) ? largePrice : price,
        stock: stock[name] ?? (usual[index] ?? 0) - colorIndex * 2,
      };
    }),
  );
}

export const suitCategory =
  'Sporting Goods > Outdoor Recreation > Boating & Water Sports > Swimming > Child Swimming Aids';

export function buildSuitGallery(model: string): { picture: SeedPicture; color: Color }[] {
  return colors.flatMap((color) =>
    ['front', 'back', 'side', 'detail'].map((view) => ({
      picture: `products/suit-${model}-${color}-${view}.webp`,
      color,
    })),
  );
}

/** Shared by all suits; material and closure differ per model. */
export function buildSuitDetails(material: L, closure: L): L<Detail[]> {
  return {
    nl: [
      { label: 'Materiaal', text: material.nl },
      {
        label: 'Drijvers',
        text: 'Acht uitneembare drijvers van geslotencellig schuim, in afsluitbare vakjes. Haal er pas twee uit, één uit de borst en één uit de rug, als je kind drie zwembeurten op rij ontspannen en zonder hulp drijft. Een leeg pak geeft geen drijfvermogen.',
      },
      { label: 'Zonbescherming', text: 'UPF 50+ op de huid die het pak bedekt. Smeer de rest in met zonnebrand.' },
      { label: 'Sluiting', text: closure.nl },
      {
        label: 'Wassen',
        text: 'Na het zwemmen uitspoelen met schoon water. Drijvers eruit, handwas op 30 °C, in de schaduw drogen. Daarna drijvers terug en de vakjes dicht. Niet in de droger, niet bleken.',
      },
    ],
    en: [
      { label: 'Material', text: material.en },
      {
        label: 'Floats',
        text: 'Eight removable floats of closed-cell foam in pockets that close. They come out in pairs, one from the chest and one from the back, only after your child has been relaxed and unaided on three visits in a row. Without floats the suit gives no buoyancy.',
      },
      { label: 'Sun protection', text: 'UPF 50+ where the suit covers the skin. Use sun cream elsewhere.' },
      { label: 'Fastening', text: closure.en },
      {
        label: 'Care',
        text: 'Rinse in fresh water after swimming. Take the floats out, hand wash at 30 °C and dry in the shade. Then put the floats back and close the pockets. Do not tumble dry or bleach.',
      },
    ],
    de: [
      { label: 'Material', text: material.de },
      {
        label: 'Schwimmkörper',
        text: 'Acht herausnehmbare Schwimmkörper aus geschlossenzelligem Schaum in verschließbaren Taschen. Du nimmst sie paarweise heraus, je einen aus Brust- und Rückenteil, und erst, wenn dein Kind bei drei Schwimmbadbesuchen hintereinander entspannt und ohne Hilfe im Wasser liegt. Ohne Schwimmkörper gibt der Anzug keinen Auftrieb.',
      },
      { label: 'Sonnenschutz', text: 'UPF 50+ überall dort, wo der Anzug die Haut bedeckt. Den Rest bitte eincremen.' },
      { label: 'Verschluss', text: closure.de },
      {
        label: 'Pflege',
        text: 'Nach dem Schwimmen mit klarem Wasser ausspülen. Schwimmkörper herausnehmen, Handwäsche bei 30 °C, im Schatten trocknen. Danach Schwimmkörper wieder einsetzen und Taschen schließen. Nicht in den Trockner, nicht bleichen.',
      },
    ],
    es: [
      { label: 'Material', text: material.es },
      {
        label: 'Flotadores',
        text: 'Ocho flotadores extraíbles de espuma de célula cerrada, en bolsillos con cierre. Se sacan de dos en dos, uno del pecho y otro de la espalda, y solo tras tres baños seguidos sin tensión y sin ayuda. Sin flotadores, el bañador no da flotabilidad.',
      },
      { label: 'Protección solar', text: 'UPF 50+ en la piel que cubre el bañador. En el resto, crema solar.' },
      { label: 'Cierre', text: closure.es },
      {
        label: 'Cuidados',
        text: 'Aclara con agua dulce después de cada baño. Saca los flotadores, lava a mano a 30 °C y seca a la sombra. Después, vuelve a poner los flotadores y cierra los bolsillos. Ni secadora ni lejía.',
      },
    ],
    fr: [
      { label: 'Matière', text: material.fr },
      {
        label: 'Flotteurs',
        text: 'Huit flotteurs amovibles en mousse à cellules fermées, dans des poches qui se ferment. On les retire par deux, un sur la poitrine et un dans le dos, et seulement après trois baignades de suite sans tension ni aide. Sans flotteur, le maillot n’apporte aucune flottabilité.',
      },
      {
        label: 'Protection solaire',
        text: 'UPF 50+ sur la peau couverte par le maillot. Ailleurs, pensez à la crème solaire.',
      },
      { label: 'Fermeture', text: closure.fr },
      {
        label: 'Entretien',
        text: 'Rincer à l’eau claire après chaque baignade. Retirer les flotteurs, laver à la main à 30 °C et sécher à l’ombre. Remettre ensuite les flotteurs et fermer les poches. Ni sèche-linge, ni javel.',
      },
    ],
    sv: [
      { label: 'Material', text: material.sv },
      {
        label: 'Flytkuddar',
        text: 'Åtta löstagbara flytkuddar av skum med slutna celler, i fickor som går att stänga. Du tar ut dem parvis, en fram och en bak, och först när det har gått avslappnat och utan hjälp vid tre bad i rad. Utan flytkuddar ger dräkten ingen flytkraft.',
      },
      { label: 'Solskydd', text: 'UPF 50+ på all hud som dräkten täcker. Smörj in resten med solkräm.' },
      { label: 'Stängning', text: closure.sv },
      {
        label: 'Skötsel',
        text: 'Skölj i rent vatten efter badet. Ta ut flytkuddarna, handtvätta i 30 °C och torka i skugga. Sätt sedan tillbaka flytkuddarna och stäng fickorna. Tål inte torktumling eller blekmedel.',
      },
    ],
  };
}

/** Worded after EN 13138-1: limits of the aid, supervision and intended users. */
export const suitWarnings: L<string[]> = {
  nl: [
    'Beschermt niet tegen verdrinking. Alleen gebruiken onder voortdurend toezicht: laat een kind nooit alleen in of bij het water en blijf binnen armlengte.',
    'Dit drijfpak is een drijfhulpmiddel om te leren zwemmen. Het is geen reddingsvest en geen speelgoed.',
    'Alleen voor kinderen vanaf 3 jaar en alleen binnen het gewicht van de gekozen maat.',
  ],
  en: [
    'Will not protect against drowning. Use only under constant supervision: never leave a child alone in or near water, and stay within arm’s reach.',
    'This float suit is a buoyant aid for learning to swim. It is not a life jacket and not a toy.',
    'Only for children aged 3 and over, and only within the weight range of the chosen size.',
  ],
  de: [
    'Schützt nicht vor Ertrinken. Nur unter ständiger Aufsicht verwenden: Kinder nie allein im oder am Wasser lassen und in Griffweite bleiben.',
    'Dieser Anzug ist eine Auftriebshilfe für das Schwimmenlernen. Er ist keine Rettungsweste und kein Spielzeug.',
    'Nur für Kinder ab 3 Jahren und nur innerhalb des Gewichtsbereichs der gewählten Größe.',
  ],
  es: [
    'No protege contra el ahogamiento. Usar solo bajo vigilancia constante: nunca dejes a un niño solo dentro o cerca del agua y quédate a un brazo de distancia.',
    'Este bañador es una ayuda a la flotación para aprender a nadar. No es un chaleco salvavidas ni un juguete.',
    'Solo para niños a partir de 3 años y dentro del peso indicado para la talla elegida.',
  ],
  fr: [
    'Ne protège pas contre la noyade. À utiliser uniquement sous surveillance constante : ne laissez jamais un enfant seul dans l’eau ou à proximité, et restez à portée de bras.',
    'Ce maillot est une aide à la flottabilité pour l’apprentissage de la natation. Ce n’est ni un gilet de sauvetage ni un jouet.',
    'Réservé aux enfants à partir de 3 ans, dans la plage de poids de la taille choisie.',
  ],
  sv: [
    'Skyddar inte mot drunkning. Använd endast under ständig uppsikt: lämna aldrig ett barn ensamt i eller vid vattnet och håll dig inom en armlängds avstånd.',
    'Flytdräkten är ett flythjälpmedel för den som lär sig simma. Den är varken en flytväst eller en leksak.',
    'Endast för barn från 3 år och inom viktintervallet för vald storlek.',
  ],
};

export const suitSafety: L = {
  nl: 'Controleer vóór elk gebruik of het pak strak aansluit en heel is, of rits en vakjes dicht zijn en of er evenveel drijvers in de borst zitten als in de rug. Gebruik een beschadigd pak niet.',
  en: 'Before every use, check that the suit fits snugly and shows no damage, that zip and pockets are closed, and that there are as many floats in the chest as in the back. Do not use a damaged suit.',
  de: 'Prüfe vor jedem Gebrauch, ob der Anzug eng anliegt und unbeschädigt ist, ob Reißverschluss und Taschen ganz geschlossen sind und ob in Brust- und Rückenteil gleich viele Schwimmkörper stecken. Einen beschädigten Anzug nicht verwenden.',
  es: 'Antes de cada uso, comprueba que queda ajustado y no tiene daños, que la cremallera y los bolsillos están cerrados y que hay tantos flotadores en el pecho como en la espalda. No uses un bañador dañado.',
  fr: 'Avant chaque utilisation, vérifiez que le maillot est bien ajusté et en bon état, que la fermeture et les poches sont fermées et qu’il y a autant de flotteurs sur la poitrine que dans le dos. N’utilisez pas un maillot abîmé.',
  sv: 'Kontrollera före varje användning att dräkten sitter tätt och är hel, att dragkedja och fickor är stängda och att det sitter lika många flytkuddar fram som bak. Använd inte en skadad dräkt.',
};

/** Fictitious numbers: a real shop enters those of its own certification. */
export const buildConformity = (model: string, first: number): SeedConformity => ({
  model,
  standard: 'EN 13138-1:2021',
  performanceClass: 'B',
  protective: true,
  ceMarked: true,
  notifiedBody: '0000 (demo)',
  certificates: colors.map((color, index) => ({ number: `DEMO-2026-${first + index}`, color })),
});
