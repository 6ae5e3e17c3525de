import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.de;

export const legsAndArmsDe: LevelText = {
  level: {
    title: 'Beine und Arme',
    slug: levelSlugs.legsAndArms.de,
    summary:
      'Beinschlag am Rand, mit dem Brett auf Bauch und Rücken, und paddeln wie ein Hündchen. Mit vier Schwimmkörpern zu den ersten drei Metern, du direkt daneben.',
    body: `## Für wen?

Für Kinder, die wie ein Stern schweben, vom Bauch auf den Rücken rollen und ein paar Sekunden gleiten. Noch nicht ganz entspannt? Dann macht [Schweben und gleiten](${paths.de.floatAndGlide}) gerade mehr Spaß.

## So geht es weiter

Jetzt kommt Bewegung hinein. Zuerst sind die Beine dran, im Sitzen am Rand und dann mit dem Brett, danach die Arme. Am Ende schwimmt dein Kind die ersten Meter, von dir zum Rand. Du gehst in Griffweite mit. Im Anzug stecken vier Schwimmkörper. Ist der Anzug neu für dein Kind, fang mit allen acht an und nimm sie paarweise heraus, wie es in der Gebrauchsanleitung steht. Klappt die letzte Lektion bei drei Schwimmbadbesuchen hintereinander entspannt und ohne Hilfe, nimmst du je einen aus Brust- und Rückenteil heraus; dann steckt in jedem noch einer. Probier das zuerst dort, wo dein Kind stehen kann.

${supervision}`,
    learn: [
      'Strampeln mit gestreckten Beinen und lockeren Füßen',
      'Mit dem Brett vorankommen, auf Bauch und Rücken',
      'Das Wasser mit den Händen fassen wie ein Hündchen',
      'Die ersten drei Meter schwimmen, mit dir daneben',
    ],
    seo: {
      title: 'Beine und Arme: mit deinem Kind schwimmen lernen',
      description:
        'Fünf Videolektionen: Beinschlag, Brett, Paddeln und die ersten Meter von dir zum Rand. Mit drei Sätzen pro Lektion, Spielen und Stoppzeichen.',
    },
  },
  lessons: [
    {
      title: 'Beinschlag am Beckenrand',
      slug: 'beinschlag-am-beckenrand',
      description:
        'Im Sitzen spürt dein Kind, was die Beine tun sollen, ohne an Atmen oder Schweben zu denken. Die Bewegung kommt aus der Hüfte, die Knie bleiben fast gestreckt, die Füße sind locker. Kleine, schnelle Spritzer sind das Ziel. Du stehst davor im Wasser und fühlst mit den Händen, ob die Füße das Wasser wegschieben.',
      goal: 'Dein Kind strampelt zehn Sekunden mit gestreckten Beinen und kleinen, schnellen Spritzern.',
      cues: ['Lange Beine, lockere Füße.', 'Klein und schnell, wie kochendes Wasser.', 'Aus der Hüfte strampeln.'],
      game: {
        title: 'Die Suppe kocht',
        text: 'Du drehst am Herd: leise köcheln, kochen, überkochen! Dein Kind strampelt dazu. Bei „aus“ liegt das Wasser still. Danach ruft dein Kind selbst, wie stark es kocht. Du bleibst davor im Wasser.',
      },
      stopSigns: [
        'Dein Kind rutscht nach vorn und könnte vom Rand gleiten: Setz es weiter nach hinten.',
        'Die Bewegungen werden fahrig oder dein Kind wird müde: Für heute ist Schluss.',
        stop.cold,
      ],
      material: [bring.suit(4), 'Ein Rand ohne scharfe Kanten, du stehst davor im Wasser', bring.towel],
      captions: [
        'Setz dich auf den Rand, Hände daneben.',
        'Beine lang, Füße locker.',
        'Kleine Spritzer, immer schneller.',
        'Fühl mit den Händen, wie die Füße schieben.',
      ],
      summary:
        'Der Beinschlag beginnt im Sitzen: Am Rand übt dein Kind gestreckte Beine und lockere Füße. Mit dem Suppenspiel und Stoppzeichen.',
    },
    {
      title: 'Beinschlag auf dem Bauch, mit Brett',
      slug: 'beinschlag-mit-brett',
      description:
        'Das Brett hält die Arme gestreckt, die Beine machen die Arbeit. Dein Kind legt das Gesicht ins Wasser, blubbert und hebt den Kopf zum Atmen. Du gehst rückwärts voraus und hältst, wenn nötig, die Spitze des Bretts.',
      goal: 'Dein Kind kommt mit gestreckten Armen am Brett vier Meter voran und atmet ruhig.',
      cues: ['Arme lang aufs Brett.', 'Nase ins Wasser, blubbern.', 'Kopf hoch, atmen und weiter.'],
      game: {
        title: 'Der Schlepper',
        text: 'Auf dem Brett liegt Fracht: ein Becher, eine Ente, ein Waschlappen. Der Schlepper bringt alles trocken hinüber, immer nur ein Stück. Du begleitest ihn als Lotse, immer in Griffweite.',
      },
      stopSigns: [
        'Die Beine sinken und dein Kind drückt das Brett unter Wasser: kurz schweben und neu anfangen.',
        stop.cough,
        stop.tired,
      ],
      material: [
        bring.suit(4),
        bring.board,
        'Becher, Badeente und Waschlappen',
        'Wasser, in dem dein Kind stehen kann',
      ],
      captions: [
        'Hände aufs Brett, Arme lang.',
        'Strampeln aus der Hüfte.',
        'Kinn tief, ruhig atmen.',
        'Klappt es? Gesicht rein, blubbern.',
      ],
      summary:
        'Mit dem Brett voran: gestreckte Arme, Beinschlag und ruhiges Atmen. Mit drei Sätzen fürs Wasser und dem Schlepper als Spiel.',
    },
    {
      title: 'Beinschlag auf dem Rücken, Brett auf dem Bauch',
      slug: 'beinschlag-auf-dem-ruecken',
      description:
        'Auf dem Rücken bleibt das Gesicht frei, das ist ideal für längeres Üben. Dein Kind umarmt das Brett auf dem Bauch, schaut nach oben und strampelt. Die Knie bleiben unter Wasser: Siehst du sie radeln, leg kurz eine Hand unter den Rücken.',
      goal: 'Dein Kind strampelt vier Meter auf dem Rücken, das Brett auf dem Bauch, die Ohren im Wasser.',
      cues: ['Umarm dein Brett.', 'Ohren nass, Bauch hoch.', 'Die Zehen machen kleine Springbrunnen.'],
      game: {
        title: 'Der Otter mit der Muschel',
        text: 'Ein Otter trägt seine Muschel auf dem Bauch. Leg ein Spielzeug aufs Brett. Gemeinsam bringt ihr es hinüber, ohne dass es herunterfällt, und du bleibst dicht daneben. Fällt es doch, lacht der Otter und fängt neu an.',
      },
      stopSigns: [
        'Die Knie kommen aus dem Wasser und der Kopf hebt sich: Hand unter den Rücken, ruhig schweben.',
        stop.tense,
        stop.distracted,
      ],
      material: [
        bring.suit(4),
        bring.board,
        'Ein kleines Spielzeug fürs Brett',
        'Wasser, in dem dein Kind stehen kann',
      ],
      captions: [
        'Brett auf dem Bauch, gut festhalten.',
        'Ohren nass, Blick nach oben.',
        'Kleine Springbrunnen mit den Zehen.',
        'Ruhig weiter: Du gehst mit.',
      ],
      summary:
        'Beinschlag auf dem Rücken mit dem Brett auf dem Bauch: So bleibt das Gesicht frei und das Üben entspannt. Mit Otterspiel.',
    },
    {
      title: 'Paddeln wie ein Hündchen',
      slug: 'paddeln-wie-ein-welpe',
      description:
        'Jetzt machen die Hände mit. Unter Wasser schaufelt dein Kind abwechselnd links und rechts, wie ein Hündchen, das zu seinem Ball schwimmt. Kleine Züge, lange Finger, ruhiger Takt. Du hältst zuerst die Hüfte und lässt jedes Mal etwas mehr los.',
      goal: 'Dein Kind paddelt zwei Meter, die Hände unter Wasser, den Kopf ganz ruhig.',
      cues: ['Hände wie kleine Schaufeln.', 'Abwechselnd: links, rechts.', 'Kinn aufs Wasser, ruhig atmen.'],
      game: {
        title: 'Hol den Ball',
        text: 'Leg einen kleinen Ball einen Meter entfernt aufs Wasser. Das Hündchen paddelt hin und stupst ihn mit der Nase zurück. Frauchen oder Herrchen bleibt daneben und zählt die Bälle.',
      },
      stopSigns: [
        'Die Hände schlagen aufs Wasser und der Kopf schnellt hoch: wieder gemeinsam, du an der Hüfte.',
        stop.tired,
        stop.cough,
      ],
      material: [bring.suit(4), 'Ein leichter kleiner Ball', 'Wasser, in dem dein Kind stehen kann', bring.towel],
      captions: [
        'Kinn aufs Wasser, Hände darunter.',
        'Schaufeln links, schaufeln rechts.',
        'Die Beine strampeln mit.',
        'Noch ein Stück!',
      ],
      summary:
        'Paddeln wie ein Hündchen: Die Hände schaufeln unter Wasser, die Beine strampeln mit. Zum ersten Mal kommt dein Kind aus eigener Kraft voran.',
    },
    {
      title: 'Die ersten Meter: von dir zum Rand',
      slug: 'die-ersten-meter',
      description:
        'Diese drei Meter gehören ganz deinem Kind. Es stößt sich von dir ab, paddelt, strampelt und greift den Rand. Du gehst daneben, in Griffweite, die Hände bereit. Klappt das bei drei Schwimmbadbesuchen hintereinander entspannt und ohne Hilfe, nimmst du je einen Schwimmkörper aus Brust- und Rückenteil heraus und fängst wieder bei einem Meter an, dort, wo dein Kind stehen kann.',
      goal: 'Dein Kind schwimmt drei Meter zum Rand und hält sich fest, du in Griffweite daneben.',
      cues: ['Schau zum Rand, da willst du hin.', 'Ruhig paddeln, ruhig strampeln.', 'Müde? Roll auf den Rücken.'],
      game: {
        title: 'Die Fähre',
        text: 'Die Fähre fährt von der Insel (dir) zum Hafen (dem Rand) und tutet bei der Ankunft. Bei jeder Fahrt steigt ein erfundener Fahrgast zu. Die Insel fährt mit: Du gehst in Griffweite nebenher.',
      },
      stopSigns: [
        'Dein Kind schaut zu dir statt zum Rand: Nimm seine Hand und geh mit ihm zurück.',
        stop.tired,
        stop.depth,
      ],
      material: [bring.suit(4), 'Wasser, in dem dein Kind stehen kann, mit freiem Weg zum Rand', bring.towel],
      captions: [
        'Schauen: Da ist der Rand.',
        'Von dir abstoßen.',
        'Paddeln und strampeln.',
        'Du gehst in Griffweite mit.',
        'Am Rand. Drei Meter!',
      ],
      summary:
        'Die ersten drei Meter schwimmen, von dir zum Rand, und du gehst in Griffweite mit. Mit dem Plan für die nächsten Schwimmkörper.',
    },
  ],
};
