import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.nl;

export const firstStrokesNl: LevelText = {
  level: {
    title: 'De eerste slagen',
    slug: levelSlugs.firstStrokes.nl,
    summary:
      'Rugcrawl, borstcrawl, ademen opzij en schoolslag. Met de laatste twee drijvers, en daarna met een leeg pak: zelf zwemmen, met jou ernaast.',
    body: `## Voor wie?

Voor kinderen die drie meter naar de kant zwemmen en zich op hun rug kunnen rollen als ze moe zijn. Nog niet zover? In [Benen en armen](${paths.nl.legsAndArms}) zit de oefening die daarbij helpt.

## Zo gaat het verder

De eerste echte slagen zijn kort en rustig. Een paar goede halen, dan drijven en uitrusten. Er zitten nog twee drijvers in het pak. Is het pak nieuw voor je kind, begin dan met alle acht en haal ze er in paren uit, zoals in de gebruiksaanwijzing staat. Gaat les vier drie zwembeurten achter elkaar ontspannen en zonder hulp, dan gaan ook die eruit, één uit de borst en één uit de rug. Begin dan opnieuw in water waarin je kind kan staan. **Een pak zonder drijvers geeft helemaal geen drijfvermogen.**

Zwemles bij een zweminstructeur sluit hier goed op aan. De nationale zwemdiploma’s haalt je kind daar, niet hier.

${supervision}`,
    learn: [
      'Rugcrawl en borstcrawl met rustige, lange armen',
      'Opzij ademen zonder het hoofd op te tillen',
      'Schoolslag: armen, ademen, benen, glijden',
      'Zonder drijvers drijven, duiken naar een ring en uitrusten op de rug',
    ],
    seo: {
      title: 'De eerste zwemslagen: videolessen voor thuis',
      description:
        'Vijf videolessen: rugcrawl, borstcrawl, ademen, schoolslag en een ring opduiken. Voor ouders die mee het water in gaan. Met stopsignalen.',
    },
  },
  lessons: [
    {
      title: 'Rugcrawl: om de beurt langs je oor',
      slug: 'rugcrawl-armen',
      description:
        'Eén arm gaat omhoog langs het oor, de andere duwt het water naar de voeten. Op de rug is ademen het makkelijkst, dus hier beginnen de echte slagen. Jij loopt achter het hoofd mee en houdt een hand klaar tussen het hoofd en de kant.',
      goal: 'Je kind zwemt vier meter rugcrawl met lange armen en een stil hoofd.',
      cues: ['Duim eerst uit het water.', 'Arm lang langs je oor.', 'Buik omhoog, benen trappelen door.'],
      game: {
        title: 'De windmolen',
        text: 'Jij bent de wind. Waait het zacht, dan draait de molen langzaam; waait het hard, dan sneller. Is het windstil, dan drijft de molen op zijn rug en kijkt hij naar de wolken.',
      },
      stopSigns: [
        'Je kind raakt de koers kwijt of komt met het hoofd dicht bij de kant: hand ertussen, even stoppen.',
        stop.tired,
        stop.distracted,
      ],
      material: [bring.suit(2), 'Een vrije baan van vijf meter langs de kant, waar je kind kan staan', bring.towel],
      captions: [
        'Op de rug, benen trappelen.',
        'Eén arm omhoog, langs het oor.',
        'De arm duwt naar de voeten.',
        'Nu de andere. Om de beurt.',
      ],
      summary:
        'De eerste rugcrawl: één arm langs het oor, de andere duwt. Op de rug is ademen het makkelijkst. Met de windmolen als spel.',
    },
    {
      title: 'Borstcrawl: reiken met je gezicht in het water',
      slug: 'borstcrawl-armen',
      description:
        'Borstcrawl begint met reiken. De hand gaat ver naar voren het water in en haalt het water onder de buik door. Je kind kijkt naar de bodem en trappelt klein door. Vijf slagen zijn genoeg; daarna rolt je kind op de rug om te ademen.',
      goal: 'Je kind maakt vijf crawlslagen met het gezicht in het water en rolt op de rug om te ademen.',
      cues: [
        'Reik alsof je iets van de plank pakt.',
        'Kijk naar de bodem, blaas bellen.',
        'Klaar? Rol op je rug en adem.',
      ],
      game: {
        title: 'Appels plukken',
        text: 'Elke slag plukt een appel, ver voor je uit, en stopt hem in de mand bij je heup. Vijf appels is een volle mand: rol op je rug, adem en rust. Niet snel plukken, maar ver.',
      },
      stopSigns: [
        'Het hoofd komt omhoog en de benen zakken: terug naar glijden en bellen blazen.',
        stop.cough,
        stop.tired,
      ],
      material: [bring.suit(2), 'Een vrij stuk water waar je kind kan staan', bring.towel],
      captions: [
        'Glijden, gezicht in het water.',
        'Eén hand reikt ver naar voren.',
        'En haalt het water onder de buik door.',
        'Links, rechts: appels plukken.',
      ],
      summary:
        'Borstcrawl in kleine stappen: ver reiken, naar de bodem kijken, bellen blazen. Vijf slagen en dan op de rug ademen.',
    },
    {
      title: 'Borstcrawl: opzij ademen',
      slug: 'borstcrawl-ademen',
      description:
        'Doorzwemmen terwijl je ademt is een kwestie van draaien, niet van tillen. Eén oor blijft in het water, de mond komt net vrij. Je oefent eerst aan de kant, met één hand op de rug en één onder de buik van je kind, dan met het plankje. Tel mee: één, twee, adem. Je kind ademt om de beurt links en rechts: loop vlak voor je kind achteruit mee, dan zie je elke ademhaling.',
      goal: 'Je kind ademt elke derde slag opzij, met één oor in het water.',
      cues: ['Eén, twee, adem.', 'Oor in het water, kijk opzij.', 'Gezicht terug en uitblazen.'],
      game: {
        title: 'Luisteren naar de zeehond',
        text: 'Bij elke ademhaling fluister jij een dier. Met één oor in het water en één erboven moet je kind het verstaan. Aan de kant noemt het alle dieren op.',
      },
      stopSigns: [
        'Je kind hapt naar lucht of tilt het hele hoofd op: neem je kind tegen je aan tot de adem rustig is, en oefen dan weer aan de kant.',
        stop.cough,
        stop.tired,
      ],
      material: [bring.suit(2), bring.board, 'Een kant om je aan vast te houden, waar je kind kan staan'],
      captions: [
        'Eén slag, uitblazen.',
        'Twee: maak je lang.',
        'Drie: draai je hoofd en adem.',
        'Eén oor blijft in het water.',
        'Gezicht terug, en verder.',
      ],
      summary:
        'Opzij ademen bij borstcrawl: draaien in plaats van tillen, één oor in het water. Eerst aan de kant, dan al zwemmend.',
    },
    {
      title: 'Schoolslag: armen, adem, benen, glijden',
      slug: 'schoolslag',
      description:
        'Bij schoolslag is de volgorde het halve werk: armen, adem, benen, glijden. De armen tekenen een klein hartje, de voeten draaien naar buiten als bij een kikker. Tel bij het glijden tot drie. Gaat deze les drie zwembeurten achter elkaar ontspannen en zonder hulp, haal dan de laatste twee drijvers eruit en begin opnieuw in water waarin je kind kan staan.',
      goal: 'Je kind zwemt vijf meter schoolslag en glijdt na elke slag.',
      cues: ['Armen, adem, benen, glijden.', 'Teken een klein hartje.', 'Voeten naar buiten, als een kikker.'],
      game: {
        title: 'Zo min mogelijk slagen',
        text: 'Zwem naar de kant en tel de slagen. Jij loopt op armlengte mee, en bij elke slag ademt je kind. Wie er minder nodig heeft dan de vorige keer, wint van zichzelf. Glijden is het geheim.',
      },
      stopSigns: [
        'Armen en benen gaan tegelijk en er blijft geen tijd om te ademen: één slag per keer, dan drijven.',
        stop.tired,
        stop.depth,
      ],
      material: [bring.suit(2), 'Ondiep water voor de eerste keer zonder drijvers', bring.towel],
      captions: [
        'Armen lang, kijk vooruit.',
        'Een klein hartje, en adem.',
        'Hielen naar de billen, voeten opzij.',
        'Benen rond en dicht.',
        'Glijden: één, twee, drie.',
      ],
      summary:
        'Schoolslag leer je in de goede volgorde: armen, adem, benen, glijden. Met het plan voor de laatste twee drijvers.',
    },
    {
      title: 'Een ring opduiken en uitrusten op je rug',
      slug: 'ring-opduiken',
      description:
        'Het pak is leeg en geeft geen drijfvermogen meer: je kind drijft op eigen kracht. Het haalt een ring van de bodem, komt boven, rolt op de rug en rust uit. Dat laatste is het belangrijkste van dit hele niveau, want wie kan uitrusten, blijft makkelijker rustig. Jij staat ernaast, op armlengte, altijd.',
      goal: 'Je kind pakt een ring van de bodem, komt boven en drijft tien tellen op de rug.',
      cues: ['Adem in en kijk naar de ring.', 'Pak hem en kom meteen boven.', 'Rol op je rug en rust uit.'],
      game: {
        title: 'De schat van de otter',
        text: 'Leg drie ringen op de bodem. De otter duikt er één per keer op, rust op zijn rug uit met de ring op zijn buik en vertelt wat hij gevonden heeft. Pas daarna de volgende.',
      },
      stopSigns: [
        'Je kind komt boven en begint te spartelen in plaats van te drijven: opvangen, en genoeg voor vandaag.',
        stop.cough,
        stop.distracted,
      ],
      material: [bring.emptySuit, bring.ring, 'Water tot de borst van je kind'],
      captions: [
        'Adem in, kijk naar de ring.',
        'Naar beneden, ogen open.',
        'Ring gepakt: naar boven.',
        'Rol op je rug en adem.',
        'Rust uit. Jij staat ernaast.',
      ],
      summary:
        'Zonder drijvers een ring opduiken, bovenkomen en op de rug uitrusten, met jou op armlengte. Met drie zinnen en stopsignalen.',
    },
  ],
};
