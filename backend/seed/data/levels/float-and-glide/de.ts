import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.de;

export const floatAndGlideDe: LevelText = {
  level: {
    title: 'Schweben und gleiten',
    slug: levelSlugs.floatAndGlide.de,
    summary:
      'Ein Stern auf dem Rücken, ein Stern auf dem Bauch, rollen wie ein Baumstamm und gleiten wie eine Rakete. Mit sechs Schwimmkörpern, am Ende mit vier.',
    body: `## Für wen?

Für Kinder, die gern im Wasser sind, mit dem Gesicht im Wasser blubbern und entspannt auf dem Rücken liegen, auch wenn deine Hände kurz loslassen. Klappt das noch nicht? Dann bleiben alle acht Schwimmkörper drin, und ihr bleibt bei der [Wassergewöhnung](${paths.de.waterConfidence}).

## So geht es weiter

In dieser Stufe merkt dein Kind, dass das Wasser trägt, auf dem Rücken wie auf dem Bauch. Danach kommt Schwung hinein: abstoßen, gleiten, springen. Im Anzug stecken sechs Schwimmkörper. Ist der Anzug neu für dein Kind, fang mit allen acht an und nimm sie paarweise heraus, wie es in der Gebrauchsanleitung steht. Klappt die letzte Lektion bei drei Schwimmbadbesuchen hintereinander entspannt und ohne Hilfe, nimmst du je einen aus Brust- und Rückenteil heraus. Probier das zuerst ohne Sprung dort, wo dein Kind stehen kann.

${supervision}`,
    learn: [
      'Wie ein Stern auf Rücken und Bauch schweben',
      'Vom Bauch auf den Rücken rollen, um zu atmen',
      'Sich vom Rand abstoßen und gleiten',
      'Ins Wasser springen und sich zum Rand zurückdrehen',
    ],
    seo: {
      title: 'Schweben und gleiten: Videolektionen für Kinder',
      description:
        'Fünf Videolektionen für Eltern: schweben auf Rücken und Bauch, rollen, gleiten, springen. Mit Spielen, Stoppzeichen und Plan für die Schwimmkörper.',
    },
  },
  lessons: [
    {
      title: 'Der Stern auf dem Rücken',
      slug: 'stern-auf-dem-ruecken',
      description:
        'Arme und Beine weit auseinander, den Bauch nach oben: So liegt ein Stern am besten. Du legst eine Hand flach unter den Rücken und nimmst sie erst weg, wenn dein Kind ruhig atmet. Am Ende übt ihr gemeinsam, wieder auf die Füße zu kommen.',
      goal: 'Dein Kind liegt fünf Sekunden wie ein Stern auf dem Rücken, deine Hand ganz nah.',
      cues: ['Arme und Beine weit.', 'Bauch zur Decke.', 'Atme ruhig, ich bin da.'],
      game: {
        title: 'Sterne zählen',
        text: 'Der Stern zählt die Lampen oder Wolken über sich. Mit jedem neuen Versuch kommt eine dazu. Du bist der Mond und bleibst ganz dicht dabei.',
      },
      stopSigns: [
        'Die Knie kommen hoch und der Po sinkt: Leg die Hand wieder unter den Rücken.',
        stop.tense,
        stop.cold,
      ],
      material: [bring.suit(6), 'Ruhiges, warmes Wasser, in dem dein Kind stehen kann', bring.towel],
      captions: [
        'Eine Hand flach unter dem Rücken.',
        'Arme und Beine weit, wie ein Stern.',
        'Bauch hoch, ruhig atmen.',
        'Du nimmst die Hand weg und bleibst nah.',
      ],
      summary:
        'Dein Kind lernt, wie ein Stern auf dem Rücken zu schweben, deine Hand ganz nah. Mit drei Sätzen fürs Wasser, Spiel und Stoppzeichen.',
    },
    {
      title: 'Der Stern auf dem Bauch',
      slug: 'stern-auf-dem-bauch',
      description:
        'Jetzt schaut der Stern zum Boden. Liegt das Gesicht im Wasser, steigen die Beine von selbst. Dein Kind blubbert, hebt den Kopf zum Atmen und legt ihn wieder ab. Zwei entspannte Sekunden zählen mehr als zehn verkrampfte.',
      goal: 'Dein Kind schwebt drei Sekunden auf dem Bauch, das Gesicht im Wasser, und atmet danach ruhig weiter.',
      cues: ['Nase zum Boden.', 'Arme und Beine weit auseinander.', 'Kopf hoch, atmen, wieder ablegen.'],
      game: {
        title: 'Was liegt da unten?',
        text: 'Leg drei Dinge auf den Boden, dort, wo dein Kind stehen kann: einen Ring, einen Löffel, einen Spielzeugfisch. Was liegt wo? Der Stern schaut, kommt hoch und erzählt.',
      },
      stopSigns: [
        'Dein Kind strampelt, um oben zu bleiben: Nimm es zu dir und halt es fest. Später übt ihr weiter, beide Hände gefasst.',
        stop.cough,
        stop.tense,
      ],
      material: [bring.suit(6), bring.ring, bring.towel],
      captions: [
        'Hände fassen, einatmen.',
        'Gesicht ins Wasser, schau nach unten.',
        'Arme und Beine weit: ein Stern.',
        'Kopf hoch, ruhig atmen.',
      ],
      summary:
        'Schweben auf dem Bauch mit dem Gesicht im Wasser: So steigen die Beine von selbst. Kurz, entspannt und mit einem Ratespiel.',
    },
    {
      title: 'Rollen wie ein Baumstamm',
      slug: 'rollen-wie-ein-baumstamm',
      description:
        'Wer sich vom Bauch auf den Rücken rollen kann, bekommt leichter Luft. Du siehst, wie der Kopf anfängt und der Rest folgt und wie du mit zwei Fingern an der Schulter mithilfst. Rollt zuerst vom Bauch auf den Rücken, dann zurück und schließlich einmal ganz herum.',
      goal: 'Dein Kind rollt vom Bauch auf den Rücken und atmet dort ruhig weiter.',
      cues: ['Schau über deine Schulter.', 'Roll mit, Arme lang.', 'Gesicht oben: atmen.'],
      game: {
        title: 'Der Pfannkuchen',
        text: 'Du bist der Koch. Rufst du „Wenden!“, dreht sich der Pfannkuchen um und verrät, womit er belegt ist. Dein Kind darf auch Koch sein und selbst rufen, wann gewendet wird. Du bleibst daneben.',
      },
      stopSigns: ['Dein Kind bleibt auf der Seite hängen: Hilf mit der Hand an der Schulter.', stop.cough, stop.tired],
      material: [bring.suit(6), 'Zwei Meter Platz rundherum, wo dein Kind stehen kann', bring.towel],
      captions: [
        'Auf dem Bauch, Gesicht im Wasser.',
        'Der Kopf dreht, der Rest folgt.',
        'Auf dem Rücken: atmen.',
        'Und noch einmal herum.',
      ],
      summary:
        'Vom Bauch auf den Rücken rollen, um zu atmen: eine kleine Bewegung, die viel Ruhe gibt. Schritt für Schritt, mit Pfannkuchenspiel.',
    },
    {
      title: 'Gleiten wie eine Rakete',
      slug: 'gleiten-wie-eine-rakete',
      description:
        'Abstoßen, lang machen und nichts tun: Gleiten ist geschenkter Schwung. Dein Kind stößt sich vom Rand ab und gleitet, erst einen Meter, dann zwei, während du dicht daneben mitgehst. Du lernst, wie du zum Auffangen bereit bist und warum Stillliegen schneller ist als Strampeln.',
      goal: 'Dein Kind stößt sich ab und gleitet mit gestreckten Armen und dem Gesicht im Wasser, du direkt daneben.',
      cues: ['Füße an die Wand.', 'Arme lang, Kopf dazwischen.', 'Abstoßen und nichts tun.'],
      game: {
        title: 'Die Wasserpost',
        text: 'Dein Kind bringt einen schwimmenden Brief vom Rand zu einem Briefkasten weiter vorn: einem Ball oder Ring auf dem Wasser. Du gehst in Griffweite nebenher. Die Post kommt nur an, wenn die Rakete nicht strampelt.',
      },
      stopSigns: [
        'Dein Kind stößt sich ab, ohne auf dein Zeichen zu warten: erst gemeinsam neu herunterzählen.',
        stop.tired,
        stop.distracted,
      ],
      material: [
        bring.suit(6),
        'Ein Brief im Zip-Beutel und ein Ball oder Ring',
        'Wasser, in dem dein Kind stehen kann',
        bring.towel,
      ],
      captions: [
        'Füße an die Wand, Arme lang.',
        'Abstoßen und lang machen.',
        'Und gleiten.',
        'Aufgefangen! Ruhig atmen.',
      ],
      summary:
        'Vom Rand abstoßen und gleiten wie eine Rakete: So spürt dein Kind, wie das Wasser trägt. Mit der Wasserpost als Spiel.',
    },
    {
      title: 'Springen, auftauchen, zurück zum Rand',
      slug: 'springen-und-zurueck-zum-rand',
      description:
        'Springen ist erlaubt, aber nur auf dein Zeichen und immer mit Plan: springen, auftauchen, umdrehen, Rand greifen. Du stehst im Wasser, in Griffweite, und gibst das Zeichen. Schaut vorher gemeinsam nach: Ist Springen hier erlaubt? Ist das Wasser tief genug für dein Kind (frag im Zweifel die Badeaufsicht) und flach genug, dass du stehen kannst? Und schwimmt dort niemand? Klappt es bei drei Schwimmbadbesuchen hintereinander entspannt und ohne Hilfe, nimmst du je einen Schwimmkörper aus Brust- und Rückenteil heraus. Probier das zuerst ohne Sprung dort, wo dein Kind stehen kann.',
      goal: 'Dein Kind wartet auf dein Zeichen, springt, taucht auf und dreht sich zum Rand zurück.',
      cues: ['Warte auf mein Zeichen.', 'Füße zuerst, schau mich an.', 'Umdrehen und den Rand greifen.'],
      game: {
        title: 'Frosch mit Gepäck',
        text: 'Der Frosch springt mit leeren Händen, fischt einen Baustein aus dem Wasser, dreht sich um und legt ihn auf den Rand. Fünf Bausteine sind ein Turm. Springt der Frosch ohne dein Zeichen, ist für heute Schluss mit Springen.',
      },
      stopSigns: [
        'Dein Kind springt, bevor du das Zeichen gibst: Für heute ist Schluss mit Springen.',
        stop.cough,
        stop.suit,
      ],
      material: [
        bring.suit(6),
        'Eine freie Stelle, an der Springen erlaubt und das Wasser tief genug ist',
        'Fünf schwimmende Bausteine',
      ],
      captions: [
        'Zehen an die Kante, warten.',
        'Dein Zeichen: Füße zuerst!',
        'Auftauchen, atmen.',
        'Umdrehen, du bleibst ganz nah.',
        'Am Rand festhalten. Fertig!',
      ],
      summary:
        'Springen lernen: aufs Zeichen warten, Füße zuerst, auftauchen, zurück zum Rand. Mit dem Plan für die nächsten Schwimmkörper.',
    },
  ],
};
