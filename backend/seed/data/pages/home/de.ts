import type { SeedPageText } from '../../../types';
import { homeFigures } from '../home-figures';
import { pageSlugs, paths } from '../../paths';

const p = paths.de;

export const homeDe: SeedPageText = {
  title: 'Startseite',
  slug: pageSlugs.home.de,
  seo: {
    title: 'Zwotter: Schwimmlernanzüge und Videolektionen für Kinder',
    description:
      'Schwimmen lernen im Anzug mit acht herausnehmbaren Schwimmkörpern, ab 3 Jahren, mit kostenlosen Videolektionen. Lieferung 1 bis 3 Werktage nach Versand.',
  },
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Schwimmlernanzüge und Videolektionen ab 3 Jahren',
      title: 'Jeder Otter lässt sich erst mal treiben',
      text: 'Acht Schwimmkörper helfen deinem Kind, im Gleichgewicht zu bleiben. Erst wenn es bei drei Schwimmbadbesuchen hintereinander entspannt und ohne Hilfe im Wasser liegt, nimmst du zwei heraus und später noch einmal zwei. Und eines Tages rufst du: „Du schwimmst ja schon!“',
      picture: 'scenes/home-hero.webp',
      primary: { label: 'Anzüge ansehen', path: p.shop },
      secondary: { label: 'Zur Academy', path: p.academy },
    },
    {
      kind: 'collection-list',
      title: 'Findet euren Anzug',
      text: 'Drei Modelle in zwei Farben und sieben Größen, immer mit acht Schwimmkörpern und kostenlosen Videolektionen.',
      source: 'products',
      limit: 3,
      pageSize: 3,
      link: { label: 'Alle Produkte ansehen', path: p.shop },
    },
    {
      kind: 'steps',
      title: 'So funktioniert’s',
      items: [
        {
          title: 'Wiegen',
          text: 'Stell dein Kind auf die Waage und wähle die passende Größe. Ein Anzug, der gut sitzt, hilft am meisten.',
        },
        {
          title: 'Anziehen',
          text: 'Zieh deinem Kind den Anzug an, schließ den Reißverschluss und prüfe kurz den Sitz. Fang mit allen acht Schwimmkörpern an und bleib in Griffweite.',
        },
        {
          title: 'Lernen',
          text: 'Seht euch zu Hause eine Videolektion an und übt im Wasser immer nur eine Sache. Spielen zählt auch.',
        },
        {
          title: 'Schwimmkörper raus',
          text: 'Liegt dein Kind bei drei Schwimmbadbesuchen hintereinander entspannt und ohne Hilfe im Wasser? Erst dann nimmst du je einen Schwimmkörper aus Brust- und Rückenteil heraus. Probier das zuerst dort, wo dein Kind stehen kann. Ohne Schwimmkörper trägt der Anzug nicht.',
        },
      ],
    },
    homeFigures.de,
    {
      kind: 'image-text',
      title: 'Kostenlose Videolektionen zu jedem Anzug',
      text: `Wie hältst du dein Kind richtig? Wann lässt du los? Kurze Videos in der Zwotter Academy zeigen es dir. Ihr seht sie euch zu Hause auf dem Sofa an und probiert es danach im Wasser aus.

Die Lektionen helfen euch beim Üben. Sie ersetzen weder einen Schwimmkurs noch deine Aufsicht.`,
      picture: 'scenes/learning-at-home.webp',
      side: 'right',
      link: { label: 'Academy entdecken', path: p.academy },
    },
    {
      kind: 'image-text',
      title: 'Welche Größe? Das weiß die Waage',
      text: `Ein Schwimmlernanzug wird nach Gewicht ausgesucht: Die Schwimmkörper müssen genug tragen, und der Anzug darf nicht hochrutschen. Unsere Größen reichen von XS bis 3XL, für Kinder von 11 bis einschließlich 42 kg.

Dein Kind liegt genau zwischen zwei Größen? In der Größentabelle steht, was dann zu tun ist.`,
      picture: 'scenes/size-guide.webp',
      side: 'left',
      link: { label: 'Zur Größentabelle', path: p.sizeGuide },
    },
    {
      kind: 'faq',
      title: 'Was Eltern uns fragen',
      items: [
        {
          question: 'Ist ein Schwimmlernanzug sicher?',
          answer:
            'Der Anzug ist eine Auftriebshilfe für das Schwimmenlernen nach EN 13138-1, Klasse B. Er ist keine Rettungsweste und schützt nicht vor Ertrinken. Sei immer mit im Wasser, in Griffweite, und lass dein Kind nie aus den Augen.',
        },
        {
          question: 'Ab welchem Alter kann mein Kind den Anzug tragen?',
          answer: 'Ab 3 Jahren und ab 11 kg. Für jüngere oder leichtere Kinder haben wir keinen Anzug.',
        },
        {
          question: 'Wann nehme ich einen Schwimmkörper heraus?',
          answer:
            'Wenn dein Kind bei drei Schwimmbadbesuchen hintereinander entspannt und ohne Hilfe im Wasser liegt. Übt ihr von der ersten Stufe an mit den Lektionen, warte außerdem, bis eine Lektion es vorsieht. Nimm dann je einen aus Brust- und Rückenteil heraus, probier es zuerst dort aus, wo dein Kind stehen kann, und bleib in Griffweite.',
        },
        {
          question: 'Wie schnell ist der Anzug da?',
          answer:
            '1 bis 3 Werktage nach dem Versand. Ist deine Zahlung an einem Werktag vor 15 Uhr da, versenden wir am selben Tag. Wir liefern nach Deutschland, Belgien, Frankreich, Spanien, Schweden und in die Niederlande.',
        },
        {
          question: 'Und wenn die Größe nicht passt?',
          answer:
            'Passt auch das Gewicht zu einer anderen Größe, tausch ihn auf der Seite deiner Bestellung um; sonst frag uns. Oder widerrufe den Kauf innerhalb von 14 Tagen nach Erhalt. Probiert ihn trocken über Unterwäsche oder Badekleidung an und lasst die Etiketten dran.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Bereit fürs erste Planschen?',
      text: 'Such den Anzug aus, der zu eurem Wasser passt. 1 bis 3 Werktage nach dem Versand ist er bei euch.',
      link: { label: 'Zum Shop', path: p.shop },
    },
  ],
};
