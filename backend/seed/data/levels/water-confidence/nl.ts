import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.nl;

export const waterConfidenceNl: LevelText = {
  level: {
    title: 'Watervrij',
    slug: levelSlugs.waterConfidence.nl,
    summary:
      'Spelenderwijs wennen aan water: gezicht nat, bellen blazen en voor het eerst drijven. Voor kinderen vanaf 3 jaar, samen met jou.',
    body: `## Voor wie?

Voor kinderen vanaf 3 jaar die nog niet kunnen zwemmen, en voor de volwassene die mee het water in gaat. Spannend vinden mag: we beginnen thuis, in bad.

## Zo gebruik je de lessen

Bekijk een les thuis, samen. In het water kijk je alleen naar je kind. Je telefoon zit dan in de tas. Oefen één ding per keer en ga pas verder als dat ontspannen lukt.

${supervision}

Nog geen pak? Begin bij de [maattabel](${paths.nl.sizeGuide}).`,
    learn: [
      'Water in het gezicht fijn (of in elk geval niet erg) vinden',
      'Lopen, hurken en kikkersprongetjes maken in ondiep water',
      'Uitademen in het water',
      'Ontspannen drijven op de rug, met alle drijvers in het pak',
      'Omdraaien en zelf de kant pakken',
    ],
    seo: {
      title: 'Watervrij: spelenderwijs wennen aan water',
      description:
        'Vijf videolessen om je kind spelenderwijs te laten wennen aan water: gezicht nat, bellen blazen en drijven. Voor kinderen vanaf 3 jaar.',
    },
  },
  lessons: [
    {
      title: 'Thuis beginnen: in bad en onder de douche',
      slug: 'thuis-beginnen',
      description:
        'De eerste zwemles is in je eigen badkamer. Je ziet hoe je met een bekertje of een washand water over schouders, haren en gezicht laat lopen, steeds een beetje verder, met een liedje erbij. Je leert de aftelzin die je later ook in het zwembad gebruikt, zodat je kind altijd weet wat er komt. En je oefent bellen blazen op het wateroppervlak. Een zwembril laten we nog even liggen: wie eerst leert dat water in de ogen niet erg is, blijft eerder rustig als de bril een keer losschiet. Blijf de hele tijd vlak naast het bad zitten en laat het daarna meteen leeglopen.',
      goal: 'Je kind laat water over haren en gezicht lopen zonder te schrikken.',
      cues: [
        'Drie, twee, een: daar komt het water.',
        'Kijk naar mij en adem rustig uit.',
        'Blaas alsof je soep te heet is.',
      ],
      game: {
        title: 'De regenwolk',
        text: 'Maak gaatjes in een yoghurtbekertje. Eerst laat je kind het regenen op jouw hoofd, dan ben jij de wolk. Je kind zegt waar het gaat regenen: op een knie, een schouder of een neus.',
      },
      stopSigns: [
        'Je kind houdt lang de adem in of wrijft steeds in de ogen: terug naar schouders en buik.',
        stop.refusal,
        stop.cold,
      ],
      material: [
        'Bekertje en washand',
        'Warm bad, water tot de navel van je kind',
        'Drijfpak, niet voor in bad: na afloop trekt je kind het droog aan om te passen en rond te lopen',
      ],
      captions: [
        'Eerst een bekertje over de schouders.',
        'Drie, twee, een: over de haren.',
        'Nu heel even over het gezicht.',
        'Lippen op het water: bellen blazen.',
      ],
      summary:
        'Waterwennen begint thuis: met een bekertje, een liedje en een aftelzin went je kind aan water op haren en gezicht.',
    },
    {
      title: 'In het ondiepe: lopen, plonzen, springen',
      slug: 'in-het-ondiepe',
      description:
        'Nu gaan jullie samen het water in, met het pak aan en alle acht drijvers erin. Houd je kind eerst onder de oksels vast, met het gezicht naar je toe, daarna aan twee handen en pas dan aan één hand. Jullie lopen als een ooievaar en springen als een kikker. Je leert aan schouders en handen te zien of je kind ontspannen is, en wat je doet als het even te veel wordt. Sta zelf stevig, blijf binnen armlengte en oefen in water waar je kind kan staan.',
      goal: 'Je kind loopt en springt aan jouw hand door het ondiepe en heeft er plezier in.',
      cues: [
        'Knieën hoog, als een ooievaar.',
        'Door je knieën en hup, als een kikker.',
        'Pak mijn hand maar, ik ben bij je.',
      ],
      game: {
        title: 'Dierentuin',
        text: 'Beeld om de beurt een dier uit zonder het te zeggen: een ooievaar, een kikker, een krab, een olifant die met zijn slurf spuit. Wie het raadt, kiest het volgende dier. Je blijft daarbij naast elkaar.',
      },
      stopSigns: [
        'Je kind klemt zich aan je vast en laat niet meer los: ga samen op de trap zitten.',
        stop.tense,
        stop.suit,
      ],
      material: [bring.suit(8), 'Ondiep, warm water waarin je kind kan staan', bring.towel],
      captions: [
        'Samen het water in, hand in hand.',
        'Knieën hoog: je bent een ooievaar.',
        'Stap voor stap, rustig aan.',
        'Door de knieën: nu een kikker.',
        'En hup! Jouw hand blijft erbij.',
      ],
      summary:
        'De eerste keer samen in ondiep water: vasthouden, lopen als een ooievaar en springen als een kikker, met alle drijvers in het pak.',
    },
    {
      title: 'Drijven als een otter: op je rug',
      slug: 'drijven-als-een-otter',
      description:
        'Drijven is het geheim van zwemmen. In deze les ligt je kind met het hoofd op jouw schouder op de rug en kijkt naar het plafond. Je ziet hoe je je steun stukje voor stukje kleiner maakt: van twee handen naar één, van één hand naar twee vingers. Loslaten duurt een paar tellen, jouw handen blijven vlakbij. Alle acht drijvers blijven er nog in.',
      goal: 'Je kind ligt drie tellen ontspannen op de rug terwijl jouw handen er vlak onder blijven.',
      cues: ['Hoofd op mijn schouder.', 'Oren in het water, kijk naar het plafond.', 'Buik omhoog, armen wijd.'],
      game: {
        title: 'De slapende otter',
        text: 'Neurie zacht een liedje: zolang je neuriet, slaapt de otter op zijn rug. Stop je, dan wordt hij wakker en spettert hij je nat. Maak het liedje elke keer een regel langer.',
      },
      stopSigns: [
        'Het hoofd schiet omhoog en de billen zakken: neem je kind weer tegen je schouder.',
        stop.tense,
        stop.cold,
      ],
      material: [bring.suit(8), 'Rustige hoek van het ondiepe bad', bring.towel],
      captions: [
        'Het hoofd ligt op jouw schouder.',
        'Oren nat, ogen naar het plafond.',
        'Twee handen onder de rug, dan één.',
        'Nu twee vingers, heel licht.',
        'Even los: je handen blijven dichtbij.',
      ],
      summary:
        'Zo leert je kind op de rug drijven: eerst op jouw schouder, dan met steeds minder steun. Met alle drijvers in het pak.',
    },
    {
      title: 'Bellen blazen: kin, mond, heel je gezicht',
      slug: 'bellen-blazen',
      description:
        'Wie onder water uitademt, krijgt minder water in de neus. In drie kleine stappen gaat het gezicht het water in: eerst de kin, dan de mond, dan alles. Jij doet alleen kin en mond voor, met je ogen op je kind. Je kind doet je na en bepaalt het tempo. Goed voorbeeld doet volgen: als jij bellen blaast en lacht, is het een spel.',
      goal: 'Je kind blaast met het hele gezicht in het water drie tellen bellen.',
      cues: ['Eerst je kin nat.', 'Adem in en blaas zachtjes.', 'Gezicht erin, tel tot drie.'],
      game: {
        title: 'Praten met de vissen',
        text: 'Je kind fluistert onder water een woord met bellen en komt boven. Raad jij wat de vissen te horen kregen? Ben jij aan de beurt, houd dan je mond net in het water en je ogen op je kind.',
      },
      stopSigns: ['Je kind knijpt de neus dicht: terug naar alleen de kin.', stop.cough, stop.refusal],
      material: [bring.suit(8), 'Rietje, of een pingpongbal om vooruit te blazen', bring.towel],
      captions: [
        'Kin in het water, rustig ademen.',
        'Mond erbij: blaas bellen.',
        'Nu het hele gezicht, drie tellen.',
        'En boven: kijk elkaar aan.',
      ],
      summary:
        'Bellen blazen in drie kleine stappen: kin, mond en dan het hele gezicht. Zo leert je kind uitademen in het water.',
    },
    {
      title: 'Omdraaien en de kant pakken',
      slug: 'omdraaien-en-de-kant-pakken',
      description:
        'Dit is misschien wel de belangrijkste oefening van het hele niveau: je kind leert zich om te draaien en zelf de kant vast te pakken. Je begint op een halve meter en maakt de afstand pas groter als het vanzelf gaat. Blijf altijd binnen armlengte. Lukt deze les drie zwembeurten achter elkaar ontspannen en zonder hulp? Haal dan één drijver uit de borst en één uit de rug. Probeer dat eerst in water waarin je kind kan staan.',
      goal: 'Je kind draait zich om, pakt de kant en houdt zich vast, met jou er vlak naast.',
      cues: ['Kijk waar de kant is.', 'Draai je om en strek je arm.', 'Twee handen op de kant, goed vast.'],
      game: {
        title: 'De krab komt thuis',
        text: 'Leg drie speeltjes op de rand, een meter uit elkaar. De krab draait zich om, pakt de kant en schuift hand voor hand van speeltje naar speeltje. Jij loopt vlak achter hem mee.',
      },
      stopSigns: [
        'Je kind grijpt naast de kant of raakt de richting kwijt: begin dichterbij.',
        stop.tired,
        stop.distracted,
      ],
      material: [bring.suit(8), 'Drie kleine speeltjes voor op de rand', bring.towel],
      captions: [
        'Met de rug naar de kant, jij ervoor.',
        'Kijken: waar is de kant?',
        'Omdraaien, jouw hand helpt mee.',
        'Arm lang en de kant pakken.',
        'Twee handen vast. Goed gedaan!',
      ],
      summary:
        'Je kind leert zich om te draaien en zelf de kant te pakken: een oefening die altijd van pas komt. Met spel en stopsignalen.',
    },
  ],
};
