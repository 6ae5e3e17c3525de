import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.de;

export const waterConfidenceDe: LevelText = {
  level: {
    title: 'Wassergewöhnung',
    slug: levelSlugs.waterConfidence.de,
    summary:
      'Spielend mit dem Wasser vertraut werden: das Gesicht nass machen, blubbern und zum ersten Mal treiben. Für Kinder ab 3 Jahren, gemeinsam mit dir.',
    body: `## Für wen?

Für Kinder ab 3 Jahren, die noch nicht schwimmen können, und für den Erwachsenen, der mit ins Wasser geht. Ein bisschen Angst ist erlaubt, denn wir fangen zu Hause in der Badewanne an.

## So nutzt ihr die Lektionen

Seht euch eine Lektion zu Hause gemeinsam an. Im Wasser schaust du nur auf dein Kind, das Handy bleibt in der Tasche. Übt jedes Mal nur eine Sache und geht erst weiter, wenn sie entspannt gelingt.

${supervision}

Noch keinen Anzug? Fang mit der [Größentabelle](${paths.de.sizeGuide}) an.`,
    learn: [
      'Wasser im Gesicht schön (oder wenigstens nicht schlimm) finden',
      'Im flachen Wasser laufen, hocken und hüpfen',
      'Ins Wasser ausatmen',
      'Entspannt auf dem Rücken treiben, mit allen Schwimmkörpern im Anzug',
      'Sich umdrehen und selbst nach dem Beckenrand greifen',
    ],
    seo: {
      title: 'Wassergewöhnung: spielend ins Wasser',
      description:
        'Fünf Videolektionen, mit denen dein Kind spielend mit Wasser vertraut wird: Gesicht nass machen, blubbern, treiben. Ab 3 Jahren.',
    },
  },
  lessons: [
    {
      title: 'Zu Hause anfangen: Wanne und Dusche',
      slug: 'zu-hause-anfangen',
      description:
        'Die erste Schwimmstunde findet in eurem Badezimmer statt. Du siehst, wie du mit Becher, Waschlappen und einem Lied Wasser über Schultern, Haare und Gesicht laufen lässt, jedes Mal ein bisschen weiter. Du lernst den Countdown, den ihr später auch im Schwimmbad benutzt, damit dein Kind immer weiß, was kommt. Und ihr übt, an der Wasseroberfläche zu blubbern. Die Schwimmbrille bleibt noch liegen: Wer gelernt hat, dass Wasser in den Augen nicht schlimm ist, bleibt eher ruhig, wenn sie einmal verrutscht. Bleib die ganze Zeit direkt neben der Wanne und leere sie danach sofort.',
      goal: 'Dein Kind lässt sich Wasser über Haare und Gesicht laufen, ohne zu erschrecken.',
      cues: [
        'Drei, zwei, eins: Jetzt kommt das Wasser.',
        'Schau mich an und atme ruhig aus.',
        'Pusten, als wäre die Suppe zu heiß.',
      ],
      game: {
        title: 'Die Regenwolke',
        text: 'Stich Löcher in einen Joghurtbecher. Erst lässt dein Kind es auf deinen Kopf regnen, dann bist du die Wolke. Dein Kind sagt an, wo es regnen soll: aufs Knie, auf die Schulter oder auf die Nase.',
      },
      stopSigns: [
        'Dein Kind hält lange die Luft an oder reibt sich ständig die Augen: zurück zu Schultern und Bauch.',
        stop.refusal,
        stop.cold,
      ],
      material: [
        'Becher, Waschlappen und ein Joghurtbecher mit Löchern',
        'Warme Wanne, Wasser höchstens bis zum Bauchnabel',
        'Schwimmlernanzug: nie in der Wanne, erst nach dem Bad trocken anprobieren und damit herumlaufen',
      ],
      captions: [
        'Zuerst ein Becher über die Schultern.',
        'Drei, zwei, eins: über die Haare.',
        'Nun ganz kurz über das Gesicht.',
        'Lippen ans Wasser: blubbern.',
      ],
      summary:
        'Wassergewöhnung beginnt zu Hause: Mit Becher, Lied und Countdown gewöhnt sich dein Kind an Wasser auf Haaren und Gesicht.',
    },
    {
      title: 'Im flachen Wasser: laufen, planschen, hüpfen',
      slug: 'im-flachen-wasser',
      description:
        'Jetzt geht ihr zusammen ins Wasser, mit dem Anzug und allen acht Schwimmkörpern. Halte dein Kind zuerst unter den Achseln, mit dem Gesicht zu dir, dann an beiden Händen und schließlich an einer. Ihr stakst wie ein Storch und hüpft wie ein Frosch. Du lernst, an Schultern und Händen zu erkennen, ob dein Kind entspannt ist, und was du tust, wenn es zu viel wird. Steh sicher, bleib in Griffweite und übe dort, wo dein Kind stehen kann.',
      goal: 'Dein Kind läuft und hüpft an deiner Hand durchs flache Wasser und hat Spaß dabei.',
      cues: ['Knie hoch, wie ein Storch.', 'In die Knie und hopp, wie ein Frosch.', 'Nimm meine Hand, ich bin da.'],
      game: {
        title: 'Im Zoo',
        text: 'Spielt abwechselnd ein Tier vor, ohne es zu nennen: einen Storch, einen Frosch, einen Krebs oder einen Elefanten, der mit dem Rüssel spritzt. Wer es errät, bestimmt das nächste. Bleibt dabei nebeneinander.',
      },
      stopSigns: [
        'Dein Kind klammert sich an dich und lässt nicht mehr los: Setz dich mit ihm auf die Treppe.',
        stop.tense,
        stop.suit,
      ],
      material: [bring.suit(8), 'Warmes, flaches Wasser, in dem dein Kind stehen kann', bring.towel],
      captions: [
        'Hand in Hand ins Wasser.',
        'Knie hoch: Du bist ein Storch.',
        'Schritt für Schritt, in Ruhe.',
        'In die Knie: Jetzt ein Frosch.',
        'Und hopp! Deine Hand bleibt dran.',
      ],
      summary:
        'Zum ersten Mal gemeinsam im flachen Wasser: halten, staksen wie ein Storch, hüpfen wie ein Frosch. Mit allen Schwimmkörpern.',
    },
    {
      title: 'Treiben wie ein Otter: auf dem Rücken',
      slug: 'treiben-wie-ein-otter',
      description:
        'Das Geheimnis des Schwimmens ist, sich treiben zu lassen. In dieser Lektion liegt dein Kind auf dem Rücken, den Kopf an deiner Schulter, und schaut zur Decke. Du siehst, wie du deine Hilfe Stück für Stück verringerst: von zwei Händen auf eine, von einer Hand auf zwei Finger. Du lässt nur ein paar Sekunden los, und deine Hände bleiben ganz nah. Alle acht Schwimmkörper bleiben noch drin.',
      goal: 'Dein Kind liegt drei Sekunden entspannt auf dem Rücken, deine Hände dicht darunter.',
      cues: ['Kopf an meine Schulter.', 'Ohren ins Wasser, schau zur Decke.', 'Bauch hoch, Arme weit.'],
      game: {
        title: 'Der schlafende Otter',
        text: 'Summ leise ein Lied: Solange du summst, schläft der Otter auf dem Rücken. Hörst du auf, wacht er auf und spritzt dich nass. Mach das Lied jedes Mal eine Zeile länger.',
      },
      stopSigns: [
        'Der Kopf schnellt hoch und der Po sinkt: Nimm dein Kind wieder an die Schulter.',
        stop.tense,
        stop.cold,
      ],
      material: [bring.suit(8), 'Eine ruhige Ecke im Nichtschwimmerbecken', bring.towel],
      captions: [
        'Der Kopf liegt an deiner Schulter.',
        'Ohren nass, Blick zur Decke.',
        'Zwei Hände am Rücken, dann eine.',
        'Nur zwei Finger, ganz leicht.',
        'Kurz loslassen, die Hände bleiben nah.',
      ],
      summary:
        'So lernt dein Kind, auf dem Rücken zu treiben: erst an deiner Schulter, dann mit immer weniger Hilfe. Alle Schwimmkörper bleiben drin.',
    },
    {
      title: 'Blubbern: Kinn, Mund, ganzes Gesicht',
      slug: 'blubberblasen',
      description:
        'Wer unter Wasser ausatmet, bekommt weniger Wasser in die Nase. In drei kleinen Schritten kommt das Gesicht ins Wasser: erst das Kinn, dann der Mund, dann alles. Du machst nur Kinn und Mund vor, den Blick auf deinem Kind. Es macht nach und bestimmt das Tempo. Kinder ahmen nach, was sie sehen, und wenn du lachend blubberst, ist alles ein Spiel.',
      goal: 'Dein Kind blubbert drei Sekunden lang mit dem ganzen Gesicht im Wasser.',
      cues: ['Erst das Kinn nass.', 'Einatmen und sanft pusten.', 'Gesicht hinein, wir zählen bis drei.'],
      game: {
        title: 'Mit den Fischen reden',
        text: 'Dein Kind blubbert ein Wort ins Wasser und kommt hoch. Errätst du, was es den Fischen erzählt hat? Bist du dran, tauch nur den Mund ein und behalte dein Kind im Blick.',
      },
      stopSigns: ['Dein Kind hält sich die Nase zu: zurück zum Kinn.', stop.cough, stop.refusal],
      material: [bring.suit(8), 'Strohhalm oder Tischtennisball zum Pusten', bring.towel],
      captions: [
        'Kinn ins Wasser, ruhig atmen.',
        'Mund dazu: blubbern.',
        'Jetzt das ganze Gesicht, bis drei.',
        'Und hoch: Schaut euch an.',
      ],
      summary:
        'Blubbern in drei kleinen Schritten: Kinn, Mund, ganzes Gesicht. So lernt dein Kind, ins Wasser auszuatmen.',
    },
    {
      title: 'Umdrehen und den Rand greifen',
      slug: 'umdrehen-und-den-rand-greifen',
      description:
        'Das ist vielleicht die wichtigste Übung der ganzen Stufe: Dein Kind lernt, sich umzudrehen und selbst nach dem Beckenrand zu greifen. Fangt mit einem halben Meter an und vergrößert den Abstand erst, wenn es von allein klappt. Bleib immer in Griffweite. Klappt es bei drei Schwimmbadbesuchen hintereinander entspannt und ohne Hilfe, nimmst du je einen Schwimmkörper aus Brust- und Rückenteil heraus. Probier das zuerst dort, wo dein Kind stehen kann.',
      goal: 'Dein Kind dreht sich um, greift den Rand und hält sich fest, du direkt daneben.',
      cues: ['Schau, wo ist der Rand?', 'Dreh dich um und streck den Arm.', 'Beide Hände an den Rand, gut festhalten.'],
      game: {
        title: 'Der Krebs kommt heim',
        text: 'Leg drei Spielsachen im Abstand von einem Meter an den Rand. Der Krebs dreht sich um, packt den Rand und hangelt sich Hand für Hand von einem zum nächsten. Du gehst dicht hinter ihm mit.',
      },
      stopSigns: [
        'Dein Kind greift daneben oder verliert die Richtung: Fangt näher am Rand an.',
        stop.tired,
        stop.distracted,
      ],
      material: [bring.suit(8), 'Drei kleine Spielsachen für den Beckenrand', bring.towel],
      captions: [
        'Rücken zum Rand, du stehst davor.',
        'Umschauen: Wo ist der Rand?',
        'Umdrehen, deine Hand hilft mit.',
        'Langer Arm, und zugreifen.',
        'Beide Hände fest. Gut gemacht!',
      ],
      summary:
        'Dein Kind lernt, sich umzudrehen und selbst den Beckenrand zu greifen. Mit einem Spiel am Rand und Stoppzeichen.',
    },
  ],
};
