import type { SeedPageText } from '../../../types';
import { academyFilm } from '../academy-film';
import { pageSlugs, paths } from '../../paths';

const p = paths.de;

export const academyDe: SeedPageText = {
  title: 'Academy',
  slug: pageSlugs.academy.de,
  seo: {
    title: 'Academy: Videolektionen für Eltern',
    description:
      'Zwanzig kurze Videolektionen, um gemeinsam schwimmen zu lernen, vom ersten Planschen bis zu den ersten Zügen. Zu jedem Anzug gehört eine ganze Stufe.',
  },
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Die Zwotter Academy',
      title: 'Gemeinsam schwimmen lernen, Lektion für Lektion',
      text: 'Kurze Videolektionen für Eltern, vom ersten Planschen bis zu den ersten Zügen. Zu Hause ansehen, das Handy in der Tasche lassen und im Wasser üben, immer in Griffweite.',
      picture: 'scenes/academy.webp',
      primary: { label: 'Mit einer Gratislektion anfangen', path: p.firstLesson },
      secondary: { label: 'Anzüge ansehen', path: p.shop },
    },
    {
      kind: 'academy-overview',
      title: 'Vier Stufen, in eurem Tempo',
      text: 'Am Anfang stecken acht Schwimmkörper im Anzug, am Ende keiner mehr. Der Check sagt euch, wo ihr anfangt. Wiederholen könnt ihr, so oft ihr wollt.',
    },
    academyFilm.de,
    {
      kind: 'image-text',
      title: 'Was ihr gemeinsam lernt',
      text: `Du lernst, wie du dein Kind hältst, wann du loslässt und woran du merkst, dass es reicht. Dein Kind lernt, ins Wasser auszuatmen, sich treiben zu lassen, sich zum Rand zu drehen und später voranzukommen.

Jede Lektion hat ein kurzes Video mit Untertiteln, ein Ziel, drei Sätze fürs Wasser, ein Spiel, eine Packliste und drei Stoppzeichen. Außerdem steht dabei, wie viele Schwimmkörper im Anzug stecken.`,
      picture: 'scenes/learning-at-home.webp',
      side: 'right',
    },
    {
      kind: 'steps',
      title: 'So funktioniert’s',
      items: [
        {
          title: 'Zu Hause schauen',
          text: 'Ein Video dauert nicht einmal eine Minute. Seht es euch zusammen auf dem Sofa an und macht die Bewegung trocken nach.',
        },
        {
          title: 'Handy weglegen',
          text: 'Merk dir die drei Sätze der Lektion. Im Wasser schaust du nur auf dein Kind.',
        },
        {
          title: 'Eine Sache üben',
          text: 'Spielt, was die Lektion vorschlägt. Zehn Minuten pro Schwimmbadbesuch genügen. Hört auf, solange es noch Spaß macht.',
        },
        {
          title: 'Schwimmkörper raus',
          text: 'Sieht die Lektion es vor, und hat sie bei drei Schwimmbadbesuchen hintereinander entspannt und ohne Hilfe geklappt? Dann nimm je einen Schwimmkörper aus Brust- und Rückenteil heraus. Probier das zuerst dort, wo dein Kind stehen kann.',
        },
      ],
    },
    {
      kind: 'rich-text',
      title: 'So rechnen wir',
      body: `- **Einzeln, als Stufe oder alles zusammen.** Eine Stufe kostet weniger als ihre Lektionen einzeln, die ganze Academy weniger als die Stufen einzeln.
- **Was du bezahlt hast, zählt.** Kaufst du später eine Stufe oder die ganze Academy, ziehen wir ab, was du für Lektionen daraus wirklich bezahlt hast.
- **Du zahlst einmal.** Kein Abo. Was du schon hast, kannst du nicht noch einmal kaufen.
- **Zu jedem Anzug gehört die Stufe [Wassergewöhnung](${p.waterConfidence}).** Du kannst schauen, sobald die Bestellung bezahlt ist, auch wenn der Anzug noch unterwegs ist.`,
    },
    {
      kind: 'image-text',
      title: 'Ein Schwimmlernanzug ist keine Rettungsweste',
      text: `Ein Schwimmlernanzug hilft beim Schwimmenlernen, schützt aber nicht vor dem Ertrinken. Eine Videolektion auch nicht. Geh deshalb immer selbst mit ins Wasser, bleib in Griffweite und schau nur auf dein Kind.

Die Lektionen sind kein Schwimmabzeichen. Das Seepferdchen macht dein Kind im Schwimmkurs, und was ihr hier übt, hilft euch dort weiter.`,
      picture: 'scenes/at-the-pool.webp',
      side: 'left',
    },
    {
      kind: 'faq',
      title: 'Fragen zur Academy',
      items: [
        {
          question: 'Für welches Alter sind die Lektionen?',
          answer:
            'Für Kinder ab 3 Jahren und den Erwachsenen, der mit ins Wasser geht. Das Tempo gibt nicht das Alter vor, sondern dein Kind: Kann es noch wenig, fang mit der Wassergewöhnung an und geh weiter, sobald sie entspannt gelingt.',
        },
        {
          question: 'Wer hat die Lektionen gemacht?',
          answer:
            'Die Redaktion von Zwotter hat sie selbst geschrieben. Sie wurden weder von Schwimmlehrkräften oder einem Verband begutachtet noch unabhängig getestet. Nehmt sie als Ideen zum gemeinsamen Üben, neben dem Schwimmkurs und nie an seiner Stelle.',
        },
        {
          question: 'Brauchen wir einen Schwimmlernanzug?',
          answer:
            'Die Lektionen sind für einen Anzug mit acht herausnehmbaren Schwimmkörpern gemacht: Überall steht, wie viele darin stecken. Ansehen könnt ihr sie auch ohne, und die erste Lektion findet in der Badewanne statt.',
        },
        {
          question: 'Welche Lektionen gibt es kostenlos zum Anzug?',
          answer:
            'Die ganze erste Stufe, die Wassergewöhnung. Ein zweiter Anzug ändert daran nichts: Die Lektionen gehören euch schon.',
        },
        {
          question: 'Ich habe schon einzelne Lektionen. Was kostet mich die Stufe?',
          answer:
            'Melde dich an oder nimm den Browser, in dem du bestellt hast. Dann siehst du deinen Preis: den üblichen abzüglich dessen, was du für diese Lektionen bezahlt hast.',
        },
        {
          question: 'Kann ich ohne Konto schauen?',
          answer:
            'Ja. Sobald deine Bestellung bezahlt ist, genügt der Link in deiner Bestätigungsmail. Meldest du dich später mit derselben E-Mail-Adresse an, findest du deine Lektionen auch in deinem Konto, samt deinem Fortschritt.',
        },
        {
          question: 'Wie lange habe ich Zugang?',
          answer:
            'Solange wir die Academy anbieten, mindestens aber zwei Jahre ab dem Kauf. Du schaust, so oft du willst, auf Handy, Tablet oder Computer.',
        },
        {
          question: 'Kann ich den Kauf widerrufen?',
          answer:
            'Gekaufte Lektionen werden sofort nach der Zahlung freigeschaltet. Deshalb bitten wir dich bei der Bestellung gesondert um deine Zustimmung, und dein Widerrufsrecht für diese Lektionen erlischt. Widerrufst du den Kauf eines Anzugs, endet auch der Zugang zu den Gratislektionen, die dazugehörten.',
        },
        {
          question: 'Bekommt mein Kind damit ein Schwimmabzeichen?',
          answer: `Nein. Die Lektionen helfen euch beim Üben und bereiten dein Kind auf den Schwimmkurs vor. Abzeichen nehmen ausgebildete Schwimmlehrkräfte ab. Mehr dazu liest du unter [Seepferdchen und Bronze](${p.swimBadges}).`,
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Noch keinen Anzug?',
      text: 'Drei Modelle in sieben Größen, und die erste Stufe ist bei jedem Anzug kostenlos dabei.',
      link: { label: 'Zu den Anzügen', path: p.shop },
    },
  ],
};
