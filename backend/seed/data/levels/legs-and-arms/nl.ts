import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.nl;

export const legsAndArmsNl: LevelText = {
  level: {
    title: 'Benen en armen',
    slug: levelSlugs.legsAndArms.nl,
    summary:
      'Eerst trappelen op de kant, daarna met een plankje, op de buik en op de rug. Dan peddelen als een puppy. Met vier drijvers naar de eerste drie meter, met jou ernaast.',
    body: `## Voor wie?

Voor kinderen die als een ster drijven, van buik naar rug rollen en een paar tellen glijden. Lukt dat nog niet ontspannen? Dan is [Drijven en glijden](${paths.nl.floatAndGlide}) nu leuker.

## Zo gaat het verder

Nu komt er beweging in. Eerst de benen, zittend op de kant en dan met een plankje, daarna de armen. Aan het eind zwemt je kind de eerste meters, van jou naar de kant. Jij loopt mee, op armlengte. Er zitten vier drijvers in het pak. Is het pak nieuw voor je kind, begin dan met alle acht en haal ze er in paren uit, zoals in de gebruiksaanwijzing staat. Gaat de laatste les drie zwembeurten achter elkaar ontspannen en zonder hulp, haal er dan één uit de borst en één uit de rug: in elk blijft er één over. Probeer dat eerst waar je kind kan staan.

${supervision}`,
    learn: [
      'Trappelen met lange benen en losse enkels',
      'Met een plankje vooruitkomen, op de buik en op de rug',
      'Water pakken met de handen, als een puppy',
      'De eerste drie meter zwemmen, met jou ernaast',
    ],
    seo: {
      title: 'Benen en armen: leren zwemmen met je kind',
      description:
        'Vijf videolessen: trappelen, plankje, peddelen en de eerste meters van jou naar de kant. Met drie zinnen per les, spelletjes en stopsignalen.',
    },
  },
  lessons: [
    {
      title: 'Trappelen op de kant',
      slug: 'trappelen-op-de-kant',
      description:
        'Zittend op de rand voelt je kind wat zijn benen moeten doen, zonder aan ademen of drijven te denken. De beweging komt uit de heup, de knieën blijven bijna recht en de enkels zijn los. Jij staat ervoor in het water en voelt met je handen of de voeten het water wegduwen.',
      goal: 'Je kind trappelt tien tellen met lange benen en kleine, snelle spetters.',
      cues: ['Lange benen, losse voeten.', 'Klein en snel, als een borrelende pan.', 'Trappel vanuit je heupen.'],
      game: {
        title: 'De soep kookt',
        text: 'Jij draait aan de gasknop: zacht pruttelen, koken, overkoken! Je kind past het trappelen aan. Bij “uit” ligt het water stil. Daarna roept je kind zelf hoe hard het kookt. Jij blijft er in het water voor staan.',
      },
      stopSigns: [
        'Je kind schuift naar voren en dreigt van de rand te glijden: verder naar achteren zitten.',
        'Het trappelen wordt rommelig of je kind wordt moe: genoeg voor vandaag.',
        stop.cold,
      ],
      material: [bring.suit(4), 'Een rand zonder scherpe hoeken, jij in het water ervoor', bring.towel],
      captions: [
        'Op de rand zitten, handen ernaast.',
        'Benen lang, voeten los.',
        'Kleine spetters, steeds sneller.',
        'Voel met je handen: het duwt.',
      ],
      summary:
        'Trappelen begint op de rand: daar oefent je kind met lange benen en losse enkels. Met het spel van de kokende soep en stopsignalen.',
    },
    {
      title: 'Trappelen op je buik, met een plankje',
      slug: 'trappelen-met-plankje',
      description:
        'Het plankje houdt de armen lang, de benen doen het werk. Je kind legt het gezicht in het water, blaast bellen en tilt het hoofd op om te ademen. Jij loopt achteruit mee en houdt, als het nodig is, de punt van het plankje vast.',
      goal: 'Je kind trappelt vier meter met lange armen op het plankje en ademt rustig.',
      cues: ['Armen lang op het plankje.', 'Neus in het water, bellen blazen.', 'Hoofd omhoog, adem, en weer verder.'],
      game: {
        title: 'De sleepboot',
        text: 'Op het plankje ligt vracht: een beker, een badeendje, een washand. De sleepboot brengt alles droog naar de overkant. Eén ding tegelijk, en jij vaart op armlengte mee als loods.',
      },
      stopSigns: [
        'De benen zakken en je kind duwt het plankje onder water: even drijven en opnieuw beginnen.',
        stop.cough,
        stop.tired,
      ],
      material: [bring.suit(4), 'Water waarin je kind kan staan', bring.board, 'Beker, badeendje en washand'],
      captions: [
        'Handen op het plankje, armen lang.',
        'Trappelen vanuit de heupen.',
        'Kin laag, rustig ademen.',
        'Gaat het goed? Gezicht erbij, bellen.',
      ],
      summary:
        'Met het plankje vooruit: lange armen, trappelen en rustig ademen. Drie zinnen voor in het water en de sleepboot als spel.',
    },
    {
      title: 'Trappelen op je rug, plankje op je buik',
      slug: 'trappelen-op-je-rug',
      description:
        'Op de rug blijft het gezicht makkelijker boven water, ideaal om wat langer te oefenen. Je kind knuffelt het plankje op de buik, kijkt omhoog en trappelt. De knieën blijven onder water: zie je ze fietsen, dan leg jij even een hand onder de rug.',
      goal: 'Je kind trappelt vier meter op de rug met het plankje op de buik en de oren in het water.',
      cues: ['Knuffel je plankje.', 'Oren nat, buik omhoog.', 'Tenen maken kleine fonteintjes.'],
      game: {
        title: 'De otter met zijn schelp',
        text: 'Een otter houdt zijn schelp op zijn buik. Leg een speeltje op het plankje en breng het samen naar de overkant, jij ernaast, zonder dat het eraf valt. Valt het, dan lacht de otter en begint opnieuw.',
      },
      stopSigns: [
        'De knieën komen boven water en het hoofd komt omhoog: hand onder de rug, rustig drijven.',
        stop.tense,
        stop.distracted,
      ],
      material: [bring.suit(4), 'Water waarin je kind kan staan', bring.board, 'Speeltje voor op het plankje'],
      captions: [
        'Plankje op de buik, stevig vast.',
        'Oren nat, kijk omhoog.',
        'Kleine fonteintjes met de tenen.',
        'Rustig door: jij loopt mee.',
      ],
      summary:
        'Bij trappelen op de rug, met een plankje op de buik, ademt je kind makkelijker en houdt het langer vol. Met otterspel en stopsignalen.',
    },
    {
      title: 'Peddelen als een puppy',
      slug: 'peddelen-als-een-puppy',
      description:
        'Nu gaan de handen meedoen. Onder water schept je kind om de beurt links en rechts water naar zich toe, als een puppy die naar zijn bal zwemt. Kleine halen, lange vingers en een rustig ritme. Jij houdt eerst de heupen vast en laat steeds iets meer los.',
      goal: 'Je kind peddelt twee meter met de handen onder water en het hoofd rustig.',
      cues: ['Handen als schepjes.', 'Om de beurt: links, rechts.', 'Kin op het water, rustig ademen.'],
      game: {
        title: 'Haal de bal',
        text: 'Leg een balletje op het water, een meter verderop. De puppy peddelt erheen, met jou ernaast, en brengt het met zijn neus terug. Het baasje is blij en telt de ballen.',
      },
      stopSigns: [
        'De handen slaan op het water en het hoofd schiet omhoog: weer even samen, jij aan de heupen.',
        stop.tired,
        stop.cough,
      ],
      material: [bring.suit(4), 'Water waarin je kind kan staan', 'Licht balletje', bring.towel],
      captions: [
        'Kin op het water, handen eronder.',
        'Schep links, schep rechts.',
        'De benen trappelen mee.',
        'Nog een stukje!',
      ],
      summary:
        'Peddelen als een puppy: handen scheppen onder water, benen trappelen mee. De eerste keer dat je kind zichzelf vooruithelpt.',
    },
    {
      title: 'De eerste meters: van jou naar de kant',
      slug: 'de-eerste-meters',
      description:
        'Drie meter, en ze zijn van je kind. Je kind zet af tegen jou, peddelt, trappelt en pakt de kant. Jij loopt ernaast, op armlengte, met je handen klaar. Lukt dit drie zwembeurten achter elkaar ontspannen en zonder hulp, haal dan één drijver uit de borst en één uit de rug en begin weer bij één meter, waar je kind kan staan.',
      goal: 'Je kind zwemt drie meter naar de kant en houdt zich vast, met jou op armlengte ernaast.',
      cues: ['Kijk naar de kant, daar ga je heen.', 'Rustig peddelen, rustig trappelen.', 'Moe? Rol op je rug.'],
      game: {
        title: 'De veerboot',
        text: 'De veerboot vaart van het eiland (jij) naar de haven (de kant) en toetert bij aankomst. Jij loopt op armlengte mee. Elke tocht stapt er een denkbeeldige passagier op. Wie is het vandaag?',
      },
      stopSigns: [
        'Je kind kijkt niet meer naar de kant maar naar jou: pak de hand en vaar samen terug.',
        stop.tired,
        stop.depth,
      ],
      material: [bring.suit(4), 'Water waarin je kind kan staan, met vrije baan naar de kant', bring.towel],
      captions: [
        'Kijken: daar is de kant.',
        'Afzetten tegen jou.',
        'Peddelen en trappelen.',
        'Jij loopt mee, op armlengte.',
        'De kant vast. Drie meter!',
      ],
      summary:
        'De eerste drie meter zwemmen, van jou naar de kant. Jij loopt mee op armlengte. Met het plan voor de volgende twee drijvers.',
    },
  ],
};
