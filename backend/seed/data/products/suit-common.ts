import type { Color, L, SeedPicture, SeedProduct, SeedVariant, Size } from '../../types';
import { company } from '../company';

type Detail = { label: string; text: string };

const sizes: Size[] = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];
const colors: Color[] = ['blue', 'pink'];
const largeSizes = new Set<Size>(['xl', 'xxl', 'xxxl']);

/** Whole kilograms; every size starts where the one before ends. */
export const suitSizes: SeedProduct['sizeGuide'] = [
  { size: 'xs', weightMin: 11, weightMax: 14, heightMin: 86, heightMax: 97 },
  { size: 's', weightMin: 15, weightMax: 17, heightMin: 98, heightMax: 105 },
  { size: 'm', weightMin: 18, weightMax: 20, heightMin: 106, heightMax: 113 },
  { size: 'l', weightMin: 21, weightMax: 24, heightMin: 114, heightMax: 121 },
  { size: 'xl', weightMin: 25, weightMax: 28, heightMin: 122, heightMax: 130 },
  { size: 'xxl', weightMin: 29, weightMax: 33, heightMin: 131, heightMax: 139 },
  { size: 'xxxl', weightMin: 34, weightMax: 42, heightMin: 140, heightMax: 152 },
];

/** Both colours in all sizes; `stock` names the skus (without prefix) that differ from the usual amount. */
export function buildSuitVariants(
  model: string,
  price: number,
  largePrice: number,
  stock: Record<string, number>,
): SeedVariant[] {
  const usual = [12, 24, 36, 40, 28, 18, 10];
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

export function buildSuitGallery(model: string): { picture: SeedPicture; color: Color }[] {
  return colors.flatMap((color) =>
    ['front', 'back', 'side', 'detail'].map((view) => ({
      picture: `products/suit-${model}-${color}-${view}.webp`,
      color,
    })),
  );
}

const maker = `${company.name}, ${company.street}, ${company.city}`;

/** What all suits share; material and closure differ per model. */
export function buildSuitDetails(material: L, closure: L): L<Detail[]> {
  return {
    nl: [
      { label: 'Materiaal', text: material.nl },
      {
        label: 'Drijvers',
        text: 'Acht uitneembare drijvers van geslotencellig schuim, in afsluitbare vakjes. Je haalt ze er één voor één uit naarmate je kind beter zelf drijft.',
      },
      { label: 'Zonbescherming', text: 'UPF 50+ op de huid die het pak bedekt. Smeer de rest in met zonnebrand.' },
      { label: 'Sluiting', text: closure.nl },
      {
        label: 'Wassen',
        text: 'Na het zwemmen uitspoelen met schoon water. Drijvers eruit, handwas op 30 °C, in de schaduw laten drogen. Niet in de droger, niet bleken.',
      },
      {
        label: 'Norm',
        text: 'EN 13138-1, klasse B: drijfhulpmiddel dat je kind aan het lichaam draagt, om te leren zwemmen. Persoonlijk beschermingsmiddel volgens Verordening (EU) 2016/425, met CE-markering.',
      },
      { label: 'Leeftijd en gewicht', text: 'Vanaf 3 jaar, van 11 tot en met 42 kg. Kies de maat op gewicht.' },
      { label: 'Gemaakt door', text: `${maker}, Nederland, ${company.email}` },
    ],
    en: [
      { label: 'Material', text: material.en },
      {
        label: 'Floats',
        text: 'Eight removable floats of closed-cell foam in pockets that close. You take them out one at a time as your child learns to float unaided.',
      },
      { label: 'Sun protection', text: 'UPF 50+ wherever the suit covers the skin. Use sun cream everywhere else.' },
      { label: 'Fastening', text: closure.en },
      {
        label: 'Care',
        text: 'Rinse in fresh water after swimming. Take the floats out, hand wash at 30 °C and dry in the shade. Do not tumble dry or bleach.',
      },
      {
        label: 'Standard',
        text: 'EN 13138-1, class B: a buoyant aid worn on the body for learning to swim. Personal protective equipment under Regulation (EU) 2016/425, CE marked.',
      },
      { label: 'Age and weight', text: 'From 3 years, from 11 up to and including 42 kg. Choose the size by weight.' },
      { label: 'Made by', text: `${maker}, the Netherlands, ${company.email}` },
    ],
    de: [
      { label: 'Material', text: material.de },
      {
        label: 'Schwimmkörper',
        text: 'Acht herausnehmbare Schwimmkörper aus geschlossenzelligem Schaum in verschließbaren Taschen. Du nimmst sie einen nach dem anderen heraus, je besser dein Kind sich selbst über Wasser hält.',
      },
      { label: 'Sonnenschutz', text: 'UPF 50+ überall dort, wo der Anzug die Haut bedeckt. Den Rest bitte eincremen.' },
      { label: 'Verschluss', text: closure.de },
      {
        label: 'Pflege',
        text: 'Nach dem Schwimmen mit klarem Wasser ausspülen. Schwimmkörper herausnehmen, Handwäsche bei 30 °C, im Schatten trocknen. Nicht in den Trockner, nicht bleichen.',
      },
      {
        label: 'Norm',
        text: 'EN 13138-1, Klasse B: am Körper getragene Auftriebshilfe für das Schwimmenlernen. Persönliche Schutzausrüstung nach Verordnung (EU) 2016/425 mit CE-Kennzeichnung.',
      },
      {
        label: 'Alter und Gewicht',
        text: 'Ab 3 Jahren, von 11 bis einschließlich 42 kg. Die Größe richtet sich nach dem Gewicht.',
      },
      { label: 'Hersteller', text: `${maker}, Niederlande, ${company.email}` },
    ],
    es: [
      { label: 'Material', text: material.es },
      {
        label: 'Flotadores',
        text: 'Ocho flotadores extraíbles de espuma de célula cerrada, en bolsillos con cierre. Se sacan de uno en uno a medida que el niño aprende a flotar solo.',
      },
      { label: 'Protección solar', text: 'UPF 50+ en la piel que cubre el bañador. En el resto, crema solar.' },
      { label: 'Cierre', text: closure.es },
      {
        label: 'Cuidados',
        text: 'Aclara con agua dulce después de cada baño. Saca los flotadores, lava a mano a 30 °C y seca a la sombra. Ni secadora ni lejía.',
      },
      {
        label: 'Norma',
        text: 'EN 13138-1, clase B: ayuda a la flotación que se lleva puesta para aprender a nadar. Equipo de protección individual según el Reglamento (UE) 2016/425, con marcado CE.',
      },
      { label: 'Edad y peso', text: 'A partir de 3 años, de 11 a 42 kg inclusive. La talla se elige por el peso.' },
      { label: 'Fabricante', text: `${maker}, Países Bajos, ${company.email}` },
    ],
    fr: [
      { label: 'Matière', text: material.fr },
      {
        label: 'Flotteurs',
        text: 'Huit flotteurs amovibles en mousse à cellules fermées, dans des poches qui se ferment. On les retire un à un, à mesure que l’enfant apprend à flotter seul.',
      },
      {
        label: 'Protection solaire',
        text: 'UPF 50+ sur la peau couverte par le maillot. Ailleurs, pensez à la crème solaire.',
      },
      { label: 'Fermeture', text: closure.fr },
      {
        label: 'Entretien',
        text: 'Rincer à l’eau claire après chaque baignade. Retirer les flotteurs, laver à la main à 30 °C et sécher à l’ombre. Ni sèche-linge, ni javel.',
      },
      {
        label: 'Norme',
        text: 'EN 13138-1, classe B : aide à la flottabilité portée sur le corps pour l’apprentissage de la natation. Équipement de protection individuelle au sens du règlement (UE) 2016/425, marqué CE.',
      },
      {
        label: 'Âge et poids',
        text: 'Dès 3 ans, de 11 à 42 kg inclus. La taille se choisit en fonction du poids.',
      },
      { label: 'Fabricant', text: `${maker}, Pays-Bas, ${company.email}` },
    ],
    sv: [
      { label: 'Material', text: material.sv },
      {
        label: 'Flytkuddar',
        text: 'Åtta löstagbara flytkuddar av skum med slutna celler, i fickor som går att stänga. Du tar ut dem en i taget allteftersom barnet lär sig flyta själv.',
      },
      { label: 'Solskydd', text: 'UPF 50+ på den hud som dräkten täcker. Smörj in resten med solkräm.' },
      { label: 'Stängning', text: closure.sv },
      {
        label: 'Skötsel',
        text: 'Skölj i rent vatten efter badet. Ta ut flytkuddarna, handtvätta i 30 °C och torka i skugga. Tål inte torktumling eller blekmedel.',
      },
      {
        label: 'Standard',
        text: 'EN 13138-1, klass B: flythjälpmedel som bärs på kroppen för att lära sig simma. Personlig skyddsutrustning enligt förordning (EU) 2016/425, CE-märkt.',
      },
      { label: 'Ålder och vikt', text: 'Från 3 år, från 11 till och med 42 kg. Välj storlek efter vikt.' },
      { label: 'Tillverkare', text: `${maker}, Nederländerna, ${company.email}` },
    ],
  };
}

export const suitSafety: L = {
  nl: 'Waarschuwing: dit drijfpak is een hulpmiddel om te leren zwemmen. Het is geen reddingsvest en geen speelgoed, en het beschermt niet tegen verdrinking. Gebruik het alleen onder voortdurend toezicht van een volwassene die binnen armlengte blijft. Geschikt vanaf 3 jaar en alleen binnen het gewicht van de gekozen maat. Controleer vóór elk gebruik of het pak strak aansluit, goed dicht is en geen schade heeft.',
  en: 'Warning: this float suit is an aid for learning to swim. It is not a life jacket and not a toy, and it does not protect against drowning. Use it only under the constant supervision of an adult who stays within arm’s reach. For children aged 3 and over, and only within the weight range of the chosen size. Before every use, check that the suit fits snugly, is fully fastened and shows no damage.',
  de: 'Warnung: Dieser Anzug ist eine Hilfe zum Schwimmenlernen. Er ist keine Rettungsweste und kein Spielzeug und schützt nicht vor Ertrinken. Nur unter ständiger Aufsicht eines Erwachsenen verwenden, der in Griffweite bleibt. Ab 3 Jahren und nur innerhalb des Gewichtsbereichs der gewählten Größe. Prüfe vor jedem Gebrauch, ob der Anzug eng anliegt, vollständig geschlossen und unbeschädigt ist.',
  es: 'Advertencia: este bañador es una ayuda para aprender a nadar. No es un chaleco salvavidas ni un juguete y no protege contra el ahogamiento. Úsalo únicamente bajo la vigilancia constante de un adulto que permanezca a un brazo de distancia. A partir de 3 años y solo dentro del peso indicado para la talla elegida. Antes de cada uso, comprueba que queda ajustado, bien cerrado y que no tiene daños.',
  fr: 'Avertissement : ce maillot est une aide à l’apprentissage de la natation. Ce n’est ni un gilet de sauvetage ni un jouet, et il ne protège pas contre la noyade. À utiliser uniquement sous la surveillance constante d’un adulte qui reste à portée de bras. Dès 3 ans, et seulement dans la plage de poids de la taille choisie. Avant chaque utilisation, vérifiez que le maillot est bien ajusté, entièrement fermé et en bon état.',
  sv: 'Varning: flytdräkten är ett hjälpmedel för att lära sig simma. Den är varken en flytväst eller en leksak och skyddar inte mot drunkning. Används endast under ständig uppsikt av en vuxen som är inom en armlängds avstånd. Från 3 år och bara inom viktintervallet för vald storlek. Kontrollera före varje användning att dräkten sitter tätt, är ordentligt stängd och är hel.',
};
