import { paths } from '../../paths';
import { buildChoose, no, yes } from './build-choose';

const p = paths.de;

export const chooseDe = buildChoose('de', {
  title: 'Welcher Schwimmlernanzug?',
  seo: {
    title: 'Welcher Schwimmlernanzug? Classic, Mini und Pro im Vergleich',
    description:
      'Classic, Mini oder Pro, und was ist mit Schwimmflügeln oder Schwimmgürtel? Ein fairer Vergleich mit Tipps zu Wasser, Farbe und Lebensdauer.',
  },
  intro: [
    'Welcher Schwimmlernanzug passt zu euch?',
    'Die Größe richtet sich nach dem Gewicht, das Modell nach dem Wasser, in dem ihr übt. Hier siehst du, worin sich die drei Anzüge unterscheiden und wann Schwimmflügel oder ein Schwimmgürtel die bessere Wahl sind.',
  ],
  finder: [
    'Vier Fragen, ein Anzug',
    'Gib Gewicht und Alter deines Kindes, die Wassertemperatur und den Ort an. Dann siehst du, welches Modell in welcher Größe passt oder warum keines passt.',
  ],
  models: {
    title: 'Classic, Mini und Pro nebeneinander',
    text: 'Die acht herausnehmbaren Schwimmkörper und die Größen, XS bis 3XL für 11 bis einschließlich 42 kg, sind bei allen drei gleich. Der Unterschied liegt im Stoff und darin, wie viel Haut der Anzug bedeckt.',
    rows: [
      [
        'Gut für',
        'Jeden Tag in Wasser ab etwa 28 °C',
        'Die erste Begegnung mit dem Wasser',
        'Kühles Wasser und Kinder, die schnell frieren',
      ],
      ['Wasser', 'Ab etwa 28 °C', 'Ab etwa 30 °C', 'Etwa 20 bis 28 °C'],
      ['Wo', 'Hallenbad, beheiztes Freibad', 'Planschbecken, warmes Lehrbecken', 'Freibad, bewachter Badesee'],
      ['Ärmel', 'Kurze Ärmel', 'Ärmellos, mit breiten Trägern', 'Lange Ärmel'],
      ['Beine', 'Kurze Beine', 'Frei', 'Lange Beine, verstärkte Knie'],
      [
        'Stoff',
        'Weicher, chlorbeständiger Badestoff',
        'Leicht, besonders dehnbar, schnell trocken',
        '2 mm Neopren mit weichem Futter',
      ],
      [
        'Sonnenschutz',
        'UPF 50+ überall dort, wo der Anzug die Haut bedeckt',
        'UPF 50+ dort, wo der Anzug die Haut bedeckt; die Arme sind frei',
        'UPF 50+ vom Handgelenk bis zum Knöchel',
      ],
    ],
  },
  water: `## Wie warm ist euer Wasser?

Frag im Bad nach der Temperatur oder sieh auf der Tafel nach. Ein kleines Kind, das sich wenig bewegt, kühlt schneller aus als du.

- **30 °C und wärmer**: Im [Mini](${p.mini}) kann sich dein Kind am freiesten bewegen.
- **Ab etwa 28 °C**: Der [Classic](${p.classic}) ist warm genug für eine halbe Stunde im Wasser.
- **20 bis 28 °C**: Nehmt den [Pro](${p.pro}) und macht öfter eine Pause außerhalb des Wassers.
- **Unter 20 °C**: Verschiebt das Üben, auch mit Neopren.

Wenn dein Kind zittert, still wird oder blaue Lippen bekommt, geht ihr sofort aus dem Wasser und wärmt es auf.

## Eine Farbe, die auffällt

Blau ist eine schöne Farbe, aber unter Wasser sieht man sie schlecht, vor allem in einem Becken mit blauen Fliesen. Rosa fällt mehr auf. Wählt dein Kind Blau, dann setz ihm eine leuchtende Badekappe auf, zum Beispiel in Orange oder Neongelb. Prüfe im Wasser, dicht neben deinem Kind, wie gut du den Anzug erkennst. Auch bei der auffälligsten Farbe behältst du dein Kind im Blick.`,
  aids: {
    title: 'Schwimmlernanzug, Schwimmflügel oder Schwimmgürtel?',
    text: 'Jede Hilfe hat ihre Stärken. Die Übersicht trifft auf die meisten Modelle zu; maßgeblich ist immer die Gebrauchsanleitung.',
    columns: ['Schwimmlernanzug', 'Schwimmflügel', 'Schwimmgürtel oder Schaumweste'],
    rows: [
      ['Sitz am Körper', 'Um Brust und Rücken, im Anzug selbst', 'An den Oberarmen', 'Um die Taille oder um die Brust'],
      [
        'Lage im Wasser',
        'Leicht nach vorn geneigt, Arme und Beine frei',
        'Oft aufrecht, und die Arme sind weniger beweglich',
        'Mit Gürtel flach, mit Weste oft aufrecht',
      ],
      [
        'Auftrieb anpassbar',
        yes('Schritt für Schritt, immer um zwei Schwimmkörper'),
        no('Sie müssen immer voll aufgeblasen sein'),
        'Bei manchen Modellen, Block für Block',
      ],
      [
        'Bleibt alles an seinem Platz?',
        'Wenn die Größe stimmt und der Reißverschluss zu ist',
        'Von nassen Armen können sie rutschen',
        'Ein Gürtel kann hochrutschen, eine Weste braucht einen Schrittgurt',
      ],
      [
        'Kommt ohne Luft aus',
        yes('Schaum'),
        no('Können Luft verlieren, deshalb haben sie mehrere Kammern'),
        yes('Schaum'),
      ],
      [
        'Ohne Umziehen',
        no('Umziehen gehört dazu'),
        yes('Auf die nackten Arme ziehen, dann aufblasen'),
        yes('Eine Schnalle'),
      ],
      ['In der Tasche', 'So groß wie ein dicker Badeanzug', 'Klein und flach', 'Groß und steif'],
      ['Sonnenschutz', yes('UPF 50+ überall dort, wo der Anzug die Haut bedeckt'), no('Keiner'), no('Kaum')],
      [
        'Wächst mit',
        'Bis zum höchsten Gewicht der Größe',
        'Ein Paar deckt oft einen großen Gewichtsbereich ab',
        'Oft jahrelang, dank verstellbarem Gurt',
      ],
      ['Preis', 'Meist am teuersten', 'Meist am günstigsten', 'Meist dazwischen'],
      ['Norm', 'EN 13138-1, Klasse B', 'EN 13138-1; sieh am Produkt nach', 'EN 13138-1; sieh am Produkt nach'],
    ],
  },
  advice: `## Wann Schwimmflügel oder ein Gürtel besser passen

Wenn ihr nur hin und wieder ein bisschen planscht oder in der Urlaubstasche wenig Platz ist, sind gute Schwimmflügel in der richtigen Größe eine vernünftige Wahl. Ein Schwimmgürtel ist praktisch für ein Kind, das schon flach liegt und nur den Beinschlag übt. Wenn ihr eine ganze Saison üben und die Hilfe Schritt für Schritt verringern wollt, spielt der Schwimmlernanzug seine Stärken aus.

## Was sie alle nicht sind

Ein Schwimmlernanzug ist eine Hilfe zum Schwimmenlernen, keine Rettungsweste. Dasselbe gilt für Schwimmflügel und Schwimmgürtel. Nichts davon schützt vor Ertrinken. Ein Erwachsener muss mit im Wasser sein, [in Griffweite](${p.armsReach}), und hinschauen. Auf einem Boot oder Steg gehört dein Kind in eine Rettungsweste.

## Wie lange hält ein Schwimmlernanzug?

Ersetze den Anzug spätestens nach fünf Jahren. Tausche ihn früher aus, wenn dir Folgendes auffällt:

- Der Stoff ist dünn oder ausgeleiert, oder eine Naht geht auf.
- Der Reißverschluss schließt nicht mehr ganz oder öffnet sich von selbst.
- Eine Tasche geht nicht mehr zu.

Ist nur ein Schwimmkörper hart, gerissen oder eingedrückt? Dann bestell bei uns einen neuen und benutze den Anzug erst wieder, wenn er eingesetzt ist.

Bewahr deine Bestätigungsmail auf. Dann weißt du auch später noch, wie alt der Anzug ist.

## An Geschwister weitergeben

Das geht, solange der Anzug heil ist. Wiege das Kind, das ihn tragen soll, und sieh in der [Größentabelle](${p.sizeGuide}) nach; ein Anzug zum Hineinwachsen ist keine gute Idee. Prüfe alle Nähte, den Reißverschluss und die Taschen, setz alle acht Schwimmkörper wieder ein und fang von vorn an. Gib auch die Gebrauchsanleitung weiter. Die fünf Jahre laufen dabei weiter.`,
  cta: [
    'Weißt du, welcher es wird?',
    'Wähle Modell, Farbe und Größe. Kostenlose Videolektionen sind dabei.',
    'Zum Shop',
  ],
});
