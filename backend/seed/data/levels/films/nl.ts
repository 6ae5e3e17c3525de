import type { FilmText } from './parts';

export const filmTextNl: FilmText = {
  chapters: ['Het doel', 'Zo houd je vast', 'Van opzij', 'Van boven', 'Fout en goed', 'Het spel', 'Wanneer stoppen'],
  game: (title) => `En nu als spel: ‘${title}’. Jij blijft binnen armlengte.`,
  stop: 'Zie je een van deze signalen? Stop en doe wat erbij staat. Twijfel je? Haal je kind uit het water.',
  lessons: {
    'bath-time': {
      hold: 'Kniel vlak naast het bad en houd je kind steeds met één hand vast.',
      above: 'Een beetje water over de haren. Je andere hand blijft bij de schouder.',
      mistake: 'Niet zo: onverwacht water in het gezicht.',
      better: 'Wel zo: aftellen, en eerst de schouders.',
    },
    'shallow-water': {
      hold: 'Tegenover elkaar, je handen onder de oksels, ogen op gelijke hoogte.',
      above: 'Daarna hand in hand, naast elkaar.',
      mistake: 'Niet zo: vooruitlopen en trekken.',
      better: 'Wel zo: tegenover elkaar, in het tempo van je kind.',
    },
    floating: {
      hold: 'Het hoofd op je schouder, twee handen onder de rug.',
      above: 'Je handen laten los en blijven vlakbij.',
      mistake: 'Niet zo: je kind ver van je af houden, want dan zakken de billen.',
      better: 'Wel zo: dicht bij je, oren nat, buik omhoog.',
    },
    bubbles: {
      hold: 'Houd beide handen vast; je kind bepaalt hoe diep.',
      above: 'Gezicht in het water en blazen. Jullie blijven tegenover elkaar.',
      mistake: 'Niet zo: het hoofd onder water duwen.',
      better: 'Wel zo: je kind buigt zelf, jij houdt alleen de handen vast.',
    },
    'holding-the-edge': {
      hold: 'Sta vlak voor je kind, met beide handen om de heupen.',
      above: 'Draaien, armen strekken, vasthouden. Jij komt er vlak achteraan.',
      mistake: 'Niet zo: te ver weg, de hand mist de kant.',
      better: 'Wel zo: dichtbij beginnen, twee handen aan de kant.',
    },
    'star-on-the-back': {
      hold: 'Sta dicht naast je kind, één hand plat onder de rug.',
      above: 'Armen en benen wijd. Je laat los en blijft binnen bereik.',
      mistake: 'Niet zo: knieën omhoog, billen omlaag.',
      better: 'Wel zo: buik omhoog, je hand plat onder de rug.',
    },
    'star-on-the-front': {
      hold: 'Sta voor je kind, houd beide handen vast en blijf laag in het water.',
      above: 'Gezicht in het water, alles wijd. Je handen wachten vlakbij.',
      mistake: 'Niet zo: hoofd omhoog, dan zakken de benen.',
      better: 'Wel zo: neus naar de bodem, dan komen de benen omhoog.',
    },
    rolling: {
      hold: 'Twee vingers op de schouder: meer hulp is niet nodig.',
      above: 'Van boven gezien: lang als een boomstam, om, en ademen.',
      mistake: 'Niet zo: krom, en blijven steken op de zij.',
      better: 'Wel zo: lang en recht, je vingers bij de schouder.',
    },
    gliding: {
      hold: 'Bij de muur houd je je kind onder de buik vast en tellen jullie samen af.',
      above: 'Recht als een pijl. Jij loopt ernaast mee, handen klaar.',
      mistake: 'Niet zo: hoofd omhoog en trappelen, want dat remt af.',
      better: 'Wel zo: gezicht in het water, lang en heel stil.',
    },
    'jumping-in': {
      hold: 'Sta in het water voor je kind, handen omhoog: niemand springt vóór jouw teken.',
      above: 'Springen, omdraaien, de kant pakken. Jij gaat mee.',
      mistake: 'Niet zo: springen terwijl jij wegkijkt.',
      better: 'Wel zo: tenen op de rand, ogen op jou, wachten.',
    },
    'kicking-on-the-edge': {
      hold: 'Sta in het water voor je kind en houd de voeten losjes vast.',
      above: 'Lange benen, om de beurt op en neer. Je handen zijn er vlak voor.',
      mistake: 'Niet zo: te ver naar voren, en fietsen.',
      better: 'Wel zo: goed naar achteren zitten, benen lang.',
    },
    'kicking-with-a-board': {
      hold: 'Loop achteruit voor je kind uit en houd de punt van het plankje vast.',
      above: 'Beide armen lang op het plankje. Jij doet kleine stapjes achteruit.',
      mistake: 'Niet zo: plankje onder water, benen die zakken.',
      better: 'Wel zo: plankje plat, armen lang, kleine trapbewegingen.',
    },
    'kicking-on-the-back': {
      hold: 'Sta achter het hoofd, met je handen onder de schouders.',
      above: 'Je kind knuffelt het plankje, met het hoofd tussen jouw armen.',
      mistake: 'Niet zo: fietsen, want dan komen de knieën boven.',
      better: 'Wel zo: knieën onder water, tenen aan de oppervlakte.',
    },
    paddling: {
      hold: 'Loop naast je kind en houd de heupen met twee handen vast.',
      above: 'De handen scheppen om de beurt, jij steunt de heupen.',
      mistake: 'Niet zo: op het water slaan, hoofd omhoog.',
      better: 'Wel zo: handen onder water, kin op het water.',
    },
    'first-metres': {
      hold: 'Houd de heupen vast tot je kind zich van je afzet.',
      above: 'Tot aan de kant loop je ernaast mee, handen klaar.',
      mistake: 'Niet zo: naar jou kijken, met de rug naar de kant.',
      better: 'Wel zo: ogen op de kant, jij er vlak naast.',
    },
    backstroke: {
      hold: 'Eén hand onder de rug, de andere tussen hoofd en kant.',
      above: 'De armen om de beurt. Bij de kant is jouw hand er het eerst.',
      mistake: 'Niet zo: scheef, met het hoofd tegen de kant.',
      better: 'Wel zo: recht, met jouw hand ertussen.',
    },
    'front-crawl': {
      hold: 'Loop naast je kind, één hand onder de buik.',
      above: 'De ene arm reikt ver naar voren, dan de andere.',
      mistake: 'Niet zo: hoofd omhoog, benen omlaag.',
      better: 'Wel zo: naar de bodem kijken, armen lang, benen hoog.',
    },
    'side-breathing': {
      hold: 'Eerst aan de kant: één hand op de rug, één onder de buik.',
      above: 'Het gezicht draait opzij om in te ademen en gaat weer terug.',
      mistake: 'Niet zo: het hele hoofd uit het water.',
      better: 'Wel zo: alleen draaien, met één oor nat.',
    },
    breaststroke: {
      hold: 'Eén hand onder de buik tijdens het glijden.',
      above: 'Armen, benen als een kikker, en dan heel lang glijden.',
      mistake: 'Niet zo: armen en benen tegelijk, zonder glijden.',
      better: 'Wel zo: na elke slag lang en stil.',
    },
    'fetching-a-ring': {
      hold: 'Houd eerst een hand onder de rug terwijl je kind uitrust.',
      above: 'De ring op de buik. Later laat je los en blijf je vlakbij.',
      mistake: 'Niet zo: rechtop, en spartelen.',
      better: 'Wel zo: op de rug draaien en rusten, met jou ernaast.',
    },
  },
};
