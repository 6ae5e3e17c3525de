import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.de;

export const firstStrokesDe: LevelText = {
  level: {
    title: 'Die ersten Schwimmzüge',
    slug: levelSlugs.firstStrokes.de,
    summary:
      'Rückenkraul, Kraul, zur Seite atmen und Brustschwimmen. Erst mit den letzten zwei Schwimmkörpern, dann mit leerem Anzug schwimmt dein Kind selbst, und du bleibst in Griffweite.',
    body: `## Für wen?

Für Kinder, die drei Meter zum Rand schwimmen und sich auf den Rücken rollen, wenn sie müde sind. Noch nicht so weit? In [Beine und Arme](${paths.de.legsAndArms}) steckt die Übung, die dabei hilft.

## So geht es weiter

Die ersten richtigen Züge sind kurz und ruhig. Nach ein paar guten Zügen schwebt dein Kind und ruht sich aus. Im Anzug stecken noch zwei Schwimmkörper. Ist der Anzug neu für dein Kind, fang mit allen acht an und nimm sie paarweise heraus, wie es in der Gebrauchsanleitung steht. Klappt die vierte Lektion bei drei Schwimmbadbesuchen hintereinander entspannt und ohne Hilfe, kommen auch sie heraus, je einer aus Brust- und Rückenteil. Fang dann wieder dort an, wo dein Kind stehen kann. **Ein Anzug ohne Schwimmkörper gibt gar keinen Auftrieb.**

Ein Schwimmkurs schließt hier gut an. Dort legt dein Kind auch Abzeichen wie das Seepferdchen ab, bei uns nicht.

${supervision}`,
    learn: [
      'Rückenkraul und Kraul mit ruhigen, gestreckten Armen',
      'Zur Seite atmen, ohne den Kopf zu heben',
      'Brustschwimmen: Arme, atmen, Beine, gleiten',
      'Ohne Schwimmkörper einen Ring holen und auf dem Rücken ausruhen',
    ],
    seo: {
      title: 'Die ersten Schwimmzüge: Videolektionen für Eltern',
      description:
        'Fünf Videolektionen: Rückenkraul, Kraul, Atmen, Brustschwimmen und einen Ring holen. Für Eltern, die mit ins Wasser gehen. Mit Stoppzeichen.',
    },
  },
  lessons: [
    {
      title: 'Rückenkraul: abwechselnd am Ohr vorbei',
      slug: 'rueckenkraul-arme',
      description:
        'Ein Arm geht am Ohr vorbei nach oben, der andere schiebt das Wasser zu den Füßen. Auf dem Rücken fällt das Atmen am leichtesten, deshalb beginnen hier die richtigen Züge. Du gehst hinter dem Kopf mit und hältst eine Hand bereit, um ihn vor dem Rand zu schützen.',
      goal: 'Dein Kind schwimmt vier Meter Rückenkraul mit gestreckten Armen und ruhigem Kopf.',
      cues: ['Der Daumen kommt zuerst heraus.', 'Langer Arm am Ohr vorbei.', 'Bauch hoch, Beine strampeln weiter.'],
      game: {
        title: 'Die Windmühle',
        text: 'Du bist der Wind. Weht er sanft, dreht sich die Mühle langsam, weht er stark, schneller. Bei Flaute liegt die Mühle auf dem Rücken und schaut in die Wolken.',
      },
      stopSigns: [
        'Dein Kind kommt vom Kurs ab oder mit dem Kopf nah an den Rand: Hand dazwischen, kurz anhalten.',
        stop.tired,
        stop.distracted,
      ],
      material: [bring.suit(2), 'Fünf freie Meter am Rand entlang, wo dein Kind stehen kann', bring.towel],
      captions: [
        'Auf dem Rücken, Beine strampeln.',
        'Ein Arm hoch, am Ohr vorbei.',
        'Der Arm schiebt zu den Füßen.',
        'Jetzt der andere. Im Wechsel.',
      ],
      summary:
        'Die ersten Züge Rückenkraul: Ein Arm geht am Ohr vorbei, der andere schiebt. Auf dem Rücken bleibt das Gesicht frei. Mit der Windmühle als Spiel.',
    },
    {
      title: 'Kraul: weit greifen, Gesicht im Wasser',
      slug: 'kraul-arme',
      description:
        'Kraul beginnt mit dem Greifen: Die Hand taucht weit vorn ein und zieht das Wasser unter dem Bauch hindurch. Der Blick geht zum Boden, die Beine strampeln in kleinen Schlägen weiter. Fünf Züge reichen, danach rollt dein Kind zum Atmen auf den Rücken.',
      goal: 'Dein Kind macht fünf Kraulzüge mit dem Gesicht im Wasser und rollt zum Atmen auf den Rücken.',
      cues: [
        'Greif weit, wie ins oberste Regal.',
        'Schau zum Boden und blubbere.',
        'Fertig? Auf den Rücken rollen und atmen.',
      ],
      game: {
        title: 'Äpfel pflücken',
        text: 'Jeder Zug pflückt weit vorn einen Apfel und legt ihn in den Korb an der Hüfte. Fünf Äpfel, dann ist der Korb voll: auf den Rücken rollen, atmen, ausruhen. Es kommt nicht aufs Tempo an, sondern aufs Strecken.',
      },
      stopSigns: ['Der Kopf kommt hoch und die Beine sinken: wieder gleiten und blubbern.', stop.cough, stop.tired],
      material: [bring.suit(2), 'Ein freies Stück Wasser, in dem dein Kind stehen kann', bring.towel],
      captions: [
        'Gleiten, Gesicht im Wasser.',
        'Eine Hand greift weit nach vorn.',
        'Und zieht das Wasser unten durch.',
        'Links, rechts: Äpfel pflücken.',
      ],
      summary:
        'Kraul in kleinen Schritten: weit greifen, zum Boden schauen, blubbern. Fünf Züge und dann auf dem Rücken atmen.',
    },
    {
      title: 'Kraul: zur Seite atmen',
      slug: 'kraul-atmen',
      description:
        'Wer beim Schwimmen atmen will, dreht den Kopf, statt ihn zu heben. Ein Ohr bleibt im Wasser, der Mund kommt gerade so heraus. Ihr übt zuerst am Rand, eine deiner Hände am Rücken, die andere unter dem Bauch, dann mit dem Brett, und zählt dabei: eins, zwei, atmen. Die Seite wechselt jedes Mal: Geh rückwärts vor deinem Kind her, dann siehst du jeden Atemzug.',
      goal: 'Dein Kind atmet bei jedem dritten Zug zur Seite, ein Ohr bleibt im Wasser.',
      cues: ['Eins, zwei, atmen.', 'Ohr ins Wasser, schau zur Seite.', 'Gesicht zurück und ausblubbern.'],
      game: {
        title: 'Was flüstert die Robbe?',
        text: 'Bei jedem Atemzug flüsterst du einen Tiernamen. Ein Ohr im Wasser, eines darüber: Hat dein Kind ihn verstanden? Am Rand zählt es alle Tiere auf.',
      },
      stopSigns: [
        'Dein Kind hebt den ganzen Kopf: wieder am Rand üben. Es schnappt nach Luft: Nimm es zu dir und halt es, bis es ruhig atmet.',
        stop.cough,
        stop.tired,
      ],
      material: [bring.suit(2), bring.board, 'Ein Rand zum Festhalten, wo dein Kind stehen kann'],
      captions: [
        'Eins: ziehen und ausatmen.',
        'Zwei: der andere Arm zieht.',
        'Drei: Kopf drehen und atmen.',
        'Ein Ohr bleibt im Wasser.',
        'Gesicht zurück, und weiter.',
      ],
      summary:
        'Beim Kraul zur Seite atmen: den Kopf drehen statt heben, ein Ohr im Wasser. Erst am Rand, dann beim Schwimmen.',
    },
    {
      title: 'Brustschwimmen: Arme, atmen, Beine, gleiten',
      slug: 'brustschwimmen',
      description:
        'Beim Brustschwimmen ist die Reihenfolge die halbe Miete: Arme, atmen, Beine, gleiten. Die Hände malen ein kleines Herz, die Füße drehen sich nach außen wie beim Frosch. Danach gleitet dein Kind und zählt bis drei. Klappt es bei drei Schwimmbadbesuchen hintereinander entspannt und ohne Hilfe, kommen die letzten zwei Schwimmkörper heraus, und du fängst wieder dort an, wo dein Kind stehen kann.',
      goal: 'Dein Kind schwimmt fünf Meter Brust und gleitet nach jedem Zug.',
      cues: ['Arme, atmen, Beine, gleiten.', 'Mal ein kleines Herz.', 'Füße nach außen, wie ein Frosch.'],
      game: {
        title: 'Mit wenigen Zügen',
        text: 'Zählt gemeinsam die Züge bis zum Rand, du gehst in Griffweite mit. Geatmet wird bei jedem Zug. Wer weniger Züge braucht als beim letzten Mal, hat seinen Rekord gebrochen. Das Geheimnis ist das Gleiten.',
      },
      stopSigns: [
        'Arme und Beine arbeiten gleichzeitig, zum Atmen bleibt keine Zeit: ein Zug, dann schweben.',
        stop.tired,
        stop.depth,
      ],
      material: [bring.suit(2), 'Ein freies Stück Wasser, in dem dein Kind stehen kann', bring.towel],
      captions: [
        'Arme lang, Blick nach unten.',
        'Ein kleines Herz, und atmen.',
        'Fersen zum Po, Füße nach außen.',
        'Beine rund und schließen.',
        'Gleiten: eins, zwei, drei.',
      ],
      summary:
        'Brustschwimmen in der richtigen Reihenfolge: Arme, atmen, Beine, gleiten. Mit dem Plan für die letzten zwei Schwimmkörper.',
    },
    {
      title: 'Einen Ring holen und auf dem Rücken ausruhen',
      slug: 'ring-holen',
      description:
        'Der Anzug ist leer und gibt keinen Auftrieb mehr. Dein Kind holt einen Ring vom Boden, taucht auf, rollt auf den Rücken und ruht sich aus. Das Ausruhen ist das Wichtigste der ganzen Stufe, denn wer sich ausruhen kann, bleibt eher ruhig. Du stehst die ganze Zeit daneben, in Griffweite.',
      goal: 'Dein Kind holt einen Ring vom Boden, taucht auf und liegt zehn Sekunden auf dem Rücken.',
      cues: ['Einatmen und zum Ring schauen.', 'Greifen und gleich auftauchen.', 'Auf den Rücken rollen und ausruhen.'],
      game: {
        title: 'Der Schatz des Otters',
        text: 'Leg drei Ringe auf den Boden. Der Otter holt immer nur einen, ruht sich mit dem Ring auf dem Bauch aus und erzählt, was er gefunden hat. Erst dann kommt der nächste.',
      },
      stopSigns: [
        'Dein Kind taucht auf und strampelt wild, statt zu schweben: auffangen, Schluss für heute.',
        stop.cough,
        stop.distracted,
      ],
      material: [bring.emptySuit, bring.ring, 'Wasser bis zur Brust deines Kindes'],
      captions: [
        'Einatmen, zum Ring schauen.',
        'Hinunter, Augen auf.',
        'Ring gefasst: nach oben.',
        'Auf den Rücken rollen, atmen.',
        'Ausruhen. Du stehst daneben.',
      ],
      summary:
        'Ohne Schwimmkörper einen Ring holen, auftauchen und auf dem Rücken ausruhen, du in Griffweite. Mit drei Sätzen und Stoppzeichen.',
    },
  ],
};
