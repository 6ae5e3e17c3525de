import { paths } from '../../paths';
import { buildChoose, no, yes } from './build-choose';

const p = paths.nl;

export const chooseNl = buildChoose('nl', {
  title: 'Welk drijfpak?',
  seo: {
    title: 'Welk drijfpak past bij jullie? Classic, Mini en Pro vergeleken',
    description:
      'Classic, Mini of Pro, en hoe zit het met zwembandjes of een drijfgordel? Een eerlijke vergelijking, met advies over water, kleur en levensduur.',
  },
  intro: [
    'Welk drijfpak past bij jullie?',
    'De maat kies je op gewicht, het model op het water waarin jullie oefenen. Hier zie je wat de drie pakken onderscheidt, en ook wanneer je beter zwembandjes of een drijfgordel kiest.',
  ],
  finder: [
    'Vier vragen, één pak',
    'Vul het gewicht en de leeftijd van je kind in, de temperatuur van het water en de plek. Dan zie je welk model en welke maat erbij passen, of waarom er geen pak past.',
  ],
  models: {
    title: 'Classic, Mini en Pro naast elkaar',
    text: 'De acht uitneembare drijvers en de maten, XS tot en met 3XL voor 11 tot en met 42 kg, zijn bij alle drie gelijk. Het verschil zit in de stof en in hoeveel huid het pak bedekt.',
    rows: [
      [
        'Fijn voor',
        'Elke zwemdag, het hele jaar door',
        'De eerste kennismaking met het water',
        'Koel water en kinderen die het snel koud hebben',
      ],
      ['Water', 'Vanaf ongeveer 28 °C', 'Vanaf ongeveer 30 °C', '20 tot ongeveer 28 °C'],
      ['Waar', 'Binnenbad, verwarmd buitenbad', 'Peuterbad, warm instructiebad', 'Buitenbad, bewaakt zwemmeer'],
      ['Mouwen', 'Korte mouwen', 'Mouwloos, met brede schouderbanden', 'Lange mouwen'],
      ['Benen', 'Korte pijpen', 'Vrij', 'Lange pijpen, versterkte knieën'],
      [
        'Stof',
        'Zachte, chloorbestendige zwemstof',
        'Licht, extra rekbaar en snel droog',
        'Neopreen van 2 mm met zachte voering',
      ],
      [
        'Zonbescherming',
        'UPF 50+ waar het pak de huid bedekt',
        'UPF 50+ waar het pak de huid bedekt; de armen zijn bloot',
        'UPF 50+ van pols tot enkel',
      ],
    ],
  },
  water: `## Hoe warm is jullie water?

Vraag het zwembad naar de temperatuur of kijk op het bord. Een kleuter die stil in het water hangt, koelt sneller af dan jij.

- **30 °C of warmer**: in de [Mini](${p.mini}) kan je kind zich het vrijst bewegen.
- **Vanaf ongeveer 28 °C**: de [Classic](${p.classic}) is warm genoeg voor een halfuur in het water.
- **20 tot ongeveer 28 °C**: kies de [Pro](${p.pro}), en ga er vaker even uit.
- **Kouder dan 20 °C**: stel het oefenen uit, ook met neopreen.

Rilt je kind, worden de lippen blauw of wordt het stil, ga dan meteen het water uit en warm je kind op.

## Een kleur die opvalt

Blauw is een mooie kleur, maar onder water zie je het slecht, zeker in een bad met blauwe tegels. Roze valt beter op. Kiest je kind blauw, zet het dan een felgekleurde badmuts op, bijvoorbeeld oranje of fluorgeel. Controleer in het water, vlak naast je kind, hoe goed je het pak ziet. Hoe opvallend de kleur ook is, jij blijft kijken.`,
  aids: {
    title: 'Drijfpak, zwembandjes of drijfgordel?',
    text: 'Elk hulpmiddel doet wel iets beter dan de andere. Dit geldt voor de meeste modellen; kijk altijd in de gebruiksaanwijzing.',
    columns: ['Drijfpak', 'Zwembandjes', 'Drijfgordel of schuimvest'],
    rows: [
      ['Waar het zit', 'Rond borst en rug, in het zwempak zelf', 'Om de bovenarmen', 'Om het middel of om de borst'],
      [
        'Houding in het water',
        'Schuin naar voren, met armen en benen vrij',
        'Vaak rechtop, en de armen bewegen minder vrij',
        'Met een gordel plat, met een vest vaak rechtop',
      ],
      [
        'Drijfvermogen aan te passen',
        yes('Steeds twee drijvers eruit'),
        no('Ze horen altijd vol te zijn'),
        'Bij sommige modellen, per blok',
      ],
      [
        'Blijft het zitten?',
        'Als de maat klopt en de rits dicht is',
        'Van natte armen kunnen ze afglijden',
        'Een gordel kan omhoogschuiven, een vest heeft een kruisband nodig',
      ],
      ['Werkt zonder lucht', yes('Schuim'), no('Kunnen leeglopen, daarom zijn er meerdere luchtkamers'), yes('Schuim')],
      ['Zonder omkleden', no('Omkleden hoort erbij'), yes('Om de blote armen doen en dan opblazen'), yes('Eén gesp')],
      ['In de tas', 'Zo groot als een dik zwempak', 'Bijna niets', 'Groot en stijf'],
      ['Zonbescherming', yes('UPF 50+ waar het pak de huid bedekt'), no('Geen'), no('Nauwelijks')],
      [
        'Groeit mee',
        'Tot het hoogste gewicht van de maat',
        'Eén paar past vaak bij uiteenlopende gewichten',
        'Vaak jaren, door de verstelbare band',
      ],
      ['Prijs', 'Meestal het duurst', 'Meestal het goedkoopst', 'Meestal ertussenin'],
      ['Norm', 'EN 13138-1, klasse B', 'EN 13138-1; kijk op het product', 'EN 13138-1; kijk op het product'],
    ],
  },
  advice: `## Wanneer zwembandjes genoeg zijn

Voor af en toe wat spetteren, of als er weinig ruimte is in de vakantietas, zijn goede zwembandjes in de juiste maat een prima keus. Een drijfgordel is handig voor een kind dat al plat ligt en alleen de beenslag oefent. Wil je een heel seizoen oefenen en de hulp langzaam afbouwen, dan komt een drijfpak het best tot zijn recht.

## Wat ze geen van alle zijn

Een drijfpak is een hulpmiddel om te leren zwemmen, geen reddingsvest. Dat geldt ook voor zwembandjes en drijfgordels. Geen ervan beschermt tegen verdrinking. Er moet een volwassene in het water zijn, [binnen armlengte](${p.armsReach}), die kijkt. Op een boot of steiger hoort je kind een reddingsvest te dragen.

## Hoe lang gaat een drijfpak mee?

Vervang het pak uiterlijk na vijf jaar, en eerder als je een van deze dingen ziet:

- de stof is dun of uitgelubberd, of een naad laat los
- de rits sluit niet meer helemaal of gaat vanzelf open
- een vakje gaat niet meer dicht

Is alleen een drijver hard, gescheurd of ingedrukt? Vraag ons om een nieuwe en gebruik het pak pas weer als die erin zit.

Bewaar je bevestigingsmail. Dan weet je later nog hoe oud het pak is.

## Doorgeven aan een broertje of zusje

Dat kan, zolang het pak heel is. Weeg het kind dat het gaat dragen opnieuw en zoek de maat op in de [maattabel](${p.sizeGuide}); een pak op de groei is geen goed idee. Loop alle naden, de rits en de vakjes na, doe alle acht drijvers erin en begin weer van voren af aan. Geef de gebruiksaanwijzing mee. De vijf jaar lopen gewoon door.`,
  cta: ['Weet je welk pak het wordt?', 'Kies model, kleur en maat. Er horen gratis videolessen bij.', 'Naar de winkel'],
});
