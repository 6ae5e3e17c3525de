import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.nl;

export const floatAndGlideNl: LevelText = {
  level: {
    title: 'Drijven en glijden',
    slug: levelSlugs.floatAndGlide.nl,
    summary:
      'Een ster op de rug, een ster op de buik, rollen als een boomstam en glijden als een raket. Met zes drijvers in het pak, aan het eind nog vier.',
    body: `## Voor wie?

Voor kinderen die graag in het water zijn, bellen blazen met hun gezicht in het water en ontspannen op de rug drijven, ook als je handen even loslaten. Lukt dat nog niet? Laat dan alle acht drijvers in het pak en blijf rustig bij [Watervrij](${paths.nl.waterConfidence}).

## Zo gaat het verder

In dit niveau ontdekt je kind dat water draagt, op de rug en op de buik. Daarna komt er vaart in: afzetten, glijden en springen. Er zitten zes drijvers in het pak. Is het pak nieuw voor je kind, begin dan met alle acht en haal ze er in paren uit, zoals in de gebruiksaanwijzing staat. Gaat de laatste les drie zwembeurten achter elkaar ontspannen en zonder hulp, haal er dan één uit de borst en één uit de rug. Probeer dat eerst waar je kind kan staan, zonder te springen.

${supervision}`,
    learn: [
      'Als een ster drijven, op de rug en op de buik',
      'Van buik naar rug rollen om te ademen',
      'Afzetten van de kant en glijden',
      'In het water springen en terug naar de kant draaien',
    ],
    seo: {
      title: 'Drijven en glijden: videolessen voor kinderen',
      description:
        'Vijf videolessen voor ouders: drijven op rug en buik, rollen, glijden en springen. Met spelletjes, stopsignalen en een plan voor de drijvers.',
    },
  },
  lessons: [
    {
      title: 'De ster op je rug',
      slug: 'ster-op-je-rug',
      description:
        'Armen en benen wijd, buik omhoog: zo drijft een ster het best. Jij legt één hand plat onder de rug en haalt hem pas weg als de adem rustig is. Oefen aan het eind samen hoe je kind vanuit de ster weer gaat staan.',
      goal: 'Je kind ligt vijf tellen als een ster op de rug, met jouw hand er vlakbij.',
      cues: ['Armen en benen wijd.', 'Buik naar het plafond.', 'Adem rustig, ik ben bij je.'],
      game: {
        title: 'Sterren tellen',
        text: 'De ster telt lampen of wolken boven zich. Bij elke nieuwe ster telt je kind er één bij. Jij bent de maan, die heel dichtbij blijft.',
      },
      stopSigns: ['De knieën komen omhoog en de billen zakken: leg je hand terug onder de rug.', stop.tense, stop.cold],
      material: [bring.suit(6), 'Rustig, warm water waarin je kind kan staan', bring.towel],
      captions: [
        'Eén hand plat onder de rug.',
        'Armen en benen wijd, als een ster.',
        'Buik omhoog, rustig ademen.',
        'De hand gaat weg en blijft dichtbij.',
      ],
      summary:
        'Je kind leert als een ster op de rug drijven, met jouw hand er vlakbij. Met drie zinnen voor in het water, een spel en stopsignalen.',
    },
    {
      title: 'De ster op je buik',
      slug: 'ster-op-je-buik',
      description:
        'Nu kijkt de ster naar de bodem. Met het gezicht in het water komen de benen vanzelf omhoog. Je kind blaast bellen, tilt het hoofd op om te ademen en legt het weer neer. Kort is goed, want twee tellen ontspannen is meer waard dan tien tellen gespannen.',
      goal: 'Je kind drijft drie tellen op de buik met het gezicht in het water en ademt daarna rustig door.',
      cues: ['Neus naar de bodem.', 'Armen lang, benen lang.', 'Hoofd omhoog, adem, en weer liggen.'],
      game: {
        title: 'Wat ligt daar?',
        text: 'Leg drie dingen op de bodem waar je kind kan staan: een ring, een lepel, een knuffelvis. Wat ligt waar? De ster kijkt, komt boven en vertelt het.',
      },
      stopSigns: [
        'Je kind tilt steeds het hoofd op en trappelt om boven te blijven: neem het tegen je aan. Probeer het later opnieuw en houd dan beide handen vast.',
        stop.cough,
        stop.tense,
      ],
      material: [bring.suit(6), bring.ring, bring.towel],
      captions: [
        'Handen vast, adem in.',
        'Gezicht in het water, kijk omlaag.',
        'Armen en benen wijd: een ster.',
        'Hoofd omhoog, rustig ademen.',
      ],
      summary:
        'Met het gezicht in het water komen bij het drijven op de buik de benen vanzelf omhoog. Kort, ontspannen en met een kijkspel.',
    },
    {
      title: 'Rollen als een boomstam',
      slug: 'rollen-als-een-boomstam',
      description:
        'Wie van de buik op de rug kan rollen, kan makkelijker ademhalen. Je ziet hoe het hoofd begint en de rest volgt, en hoe jij met twee vingers aan de schouder meehelpt. Rol eerst van buik naar rug, dan terug, en daarna een heel rondje.',
      goal: 'Je kind rolt van de buik op de rug en ademt daar rustig verder.',
      cues: ['Kijk over je schouder.', 'Rol mee, armen lang.', 'Gezicht boven: ademen maar.'],
      game: {
        title: 'De pannenkoek',
        text: 'Jij bent de kok. Roep je “keren”, dan rolt de pannenkoek om en vertelt wat erop zit. Je kind mag ook kok zijn en zelf roepen wanneer de pannenkoek omgaat, met jou ernaast.',
      },
      stopSigns: [
        'Je kind blijft halverwege op de zij hangen: rol samen, met jouw hand op de schouder.',
        stop.cough,
        stop.tired,
      ],
      material: [bring.suit(6), 'Ruimte om te draaien, twee meter om jullie heen, waar je kind kan staan', bring.towel],
      captions: [
        'Op de buik, gezicht in het water.',
        'Het hoofd draait, de rest volgt.',
        'Op de rug: ademen.',
        'En nog een keer rond.',
      ],
      summary:
        'Rollen van buik naar rug om te ademen: een kleine beweging die veel rust geeft. Stap voor stap, met het pannenkoekspel.',
    },
    {
      title: 'Glijden als een raket',
      slug: 'glijden-als-een-raket',
      description:
        'Afzetten, je lang maken en niets doen: glijden is gratis vaart. Je kind zet af van de kant en glijdt, eerst één meter, dan twee, terwijl jij er vlak naast meeloopt. Je leert hoe je dat doet, klaar om je kind op te vangen, en waarom stilliggen sneller gaat dan trappelen.',
      goal: 'Je kind zet af en glijdt met lange armen en het gezicht in het water, met jou ernaast.',
      cues: ['Voeten tegen de kant.', 'Armen lang, hoofd ertussen.', 'Zet af en doe niets.'],
      game: {
        title: 'De waterpost',
        text: 'Je kind brengt een drijvend briefje van de kant naar een brievenbus verderop: een bal of een ring op het water. Jij loopt er op armlengte naast. De post komt alleen aan als de raket niet trappelt.',
      },
      stopSigns: [
        'Je kind zet af zonder op jouw teken te wachten: eerst samen opnieuw aftellen.',
        stop.tired,
        stop.distracted,
      ],
      material: [
        bring.suit(6),
        'Water waarin je kind kan staan',
        'Briefje in een plastic zakje, en een bal of ring die drijft',
        bring.towel,
      ],
      captions: [
        'Voeten tegen de kant, armen lang.',
        'Zet af en maak je lang.',
        'Glijden maar.',
        'Opgevangen! Rustig ademen.',
      ],
      summary:
        'Afzetten van de kant en glijden als een raket: zo voelt je kind hoe het water draagt. Met de waterpost als spel.',
    },
    {
      title: 'Springen, bovenkomen en terug naar de kant',
      slug: 'springen-en-terug',
      description:
        'Springen mag, maar altijd met een plan: springen, bovenkomen, omdraaien, kant pakken. Jij staat in het water, op armlengte, en geeft het teken. Kijk eerst samen of je hier mag springen, of het diep genoeg is voor je kind en ondiep genoeg voor jou om te staan, en of er niemand zwemt. Lukt deze les drie zwembeurten achter elkaar ontspannen en zonder hulp, haal dan één drijver uit de borst en één uit de rug. Probeer dat eerst waar je kind kan staan, zonder te springen.',
      goal: 'Je kind wacht op jouw teken, springt, komt boven en draait terug naar de kant.',
      cues: ['Wacht op mijn teken.', 'Voeten eerst, kijk naar mij.', 'Omdraaien en de kant pakken.'],
      game: {
        title: 'Kikker met bagage',
        text: 'De kikker springt met lege handen, pakt een drijvend blokje uit het water, draait zich om en legt het op de kant. Vijf blokjes is een toren. Springt de kikker zonder jouw teken, dan is het springen voor vandaag klaar.',
      },
      stopSigns: [
        'Je kind springt voordat jij het teken geeft: vandaag springen jullie niet meer.',
        stop.cough,
        stop.suit,
      ],
      material: [bring.suit(6), 'Diepte gecontroleerd en het water voor jullie vrij', 'Vijf blokjes die drijven'],
      captions: [
        'Tenen op de rand, wachten.',
        'Jouw teken: voeten eerst!',
        'Bovenkomen, ademen.',
        'Omdraaien, jij blijft vlakbij.',
        'De kant vast. Klaar!',
      ],
      summary:
        'Veilig leren springen: wachten op het teken, voeten eerst, bovenkomen en terug naar de kant. Met het plan voor de volgende drijvers.',
    },
  ],
};
