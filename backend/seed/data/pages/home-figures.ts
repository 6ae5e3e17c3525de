import type { L, SeedBlock } from '../../types';

/** Four figures that can be substantiated: its suits, its academy, its sizes and the law. */
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
    'drijvers in elk pak, die je er twee aan twee uithaalt',
    'korte videolessen, van eerste plons tot eerste slagen',
    'mag je kind hooguit wegen in maat 3XL',
    'dagen om je te bedenken nadat het pak binnen is',
  ),
  en: figures(
    'Zwotter in four figures',
    'floats in every suit, to be taken out two at a time',
    'short video lessons, from first splash to first strokes',
    'maximum weight for our largest size',
    'days to change your mind once the suit has arrived',
  ),
  de: figures(
    'Zwotter in vier Zahlen',
    'Schwimmkörper in jedem Anzug, die ihr paarweise herausnehmt',
    'kurze Videolektionen, vom ersten Planschen bis zu den ersten Zügen',
    'ist das Höchstgewicht für 3XL',
    'Tage Zeit, es dir anders zu überlegen, sobald der Anzug da ist',
  ),
  es: figures(
    'Zwotter en cuatro cifras',
    'flotadores en cada bañador, que se quitan de dos en dos',
    'videoclases cortas, del primer chapuzón a las primeras brazadas',
    'de peso máximo en nuestra talla más grande',
    'días para pensártelo mejor desde que llega el bañador',
  ),
  fr: figures(
    'Zwotter en quatre chiffres',
    'flotteurs dans chaque maillot, à retirer deux par deux',
    'courtes leçons vidéo, du premier plouf aux premières nages',
    'de poids maximal pour notre plus grande taille',
    'jours pour changer d’avis une fois le maillot reçu',
  ),
  sv: figures(
    'Zwotter i fyra siffror',
    'flytkuddar i varje dräkt, som ni tar ut två och två',
    'korta videolektioner, från första plasket till de första simtagen',
    'maxvikt för vår största storlek',
    'dagars ångerrätt från det att du fått dräkten',
  ),
};
