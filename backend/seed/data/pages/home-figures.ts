import type { L, SeedBlock } from '../../types';

/** Four figures that the shop can prove: its suits, its academy, its sizes and the law. */
const figures = (title: string, floats: string, lessons: string, weight: string, days: string): SeedBlock => ({
  kind: 'statistics',
  title,
  items: [
    { value: 8, label: floats },
    { value: 20, label: lessons },
    { value: 42, unit: 'kg', label: weight },
    { value: 14, label: days },
  ],
});

export const homeFigures: L<SeedBlock> = {
  nl: figures(
    'Zwotter in vier getallen',
    'drijvers in elk pak, die je er een voor een uithaalt',
    'korte videolessen, van eerste plons tot eerste slagen',
    'weegt het grootste kind dat in onze pakken past',
    'dagen om je te bedenken nadat het pak binnen is',
  ),
  en: figures(
    'Zwotter in four figures',
    'floats in every suit, to be taken out one by one',
    'short video lessons, from first splash to first strokes',
    'is the top weight for our largest suit',
    'days to change your mind once the suit has arrived',
  ),
  de: figures(
    'Zwotter in vier Zahlen',
    'Schwimmkörper in jedem Anzug, die ihr nach und nach herausnehmt',
    'kurze Videolektionen, vom ersten Platscher bis zu den ersten Zügen',
    'wiegt das größte Kind, das in unsere Anzüge passt',
    'Tage Zeit, es dir anders zu überlegen, sobald der Anzug da ist',
  ),
  es: figures(
    'Zwotter en cuatro cifras',
    'flotadores en cada bañador, que se quitan uno a uno',
    'videoclases cortas, del primer chapuzón a las primeras brazadas',
    'pesa el niño más grande que cabe en nuestros bañadores',
    'días para pensártelo mejor desde que llega el bañador',
  ),
  fr: figures(
    'Zwotter en quatre chiffres',
    'flotteurs dans chaque maillot, à retirer un par un',
    'courtes leçons vidéo, du premier plouf aux premières brasses',
    'de poids maximal pour notre plus grande taille',
    'jours pour changer d’avis une fois le maillot reçu',
  ),
  sv: figures(
    'Zwotter i fyra siffror',
    'flytkuddar i varje dräkt, som ni tar ut en efter en',
    'korta videolektioner, från första plasket till de första simtagen',
    'väger det största barnet som får plats i våra dräkter',
    'dagar att ångra dig när dräkten väl har kommit',
  ),
};
