import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.sv;

export const floatAndGlideSv: LevelText = {
  level: {
    title: 'Flyta och glida',
    slug: levelSlugs.floatAndGlide.sv,
    summary:
      'Flyta som en stjärna på rygg och mage, rulla som en stock och glida som en raket. Sex flytkuddar i dräkten, fyra när nivån är klar.',
    body: `## För vem?

För barn som gärna är i vattnet, blåser bubblor med ansiktet i och flyter avslappnat på rygg, även när dina händer släpper ett ögonblick. Går det inte än? Då sitter alla åtta flytkuddar kvar, och ni stannar i [Vattenvana](${paths.sv.waterConfidence}) så länge ni vill.

## Så går ni vidare

På den här nivån upptäcker barnet att vattnet bär, både på rygg och på mage. Sedan kommer farten: skjuta ifrån, glida och hoppa. I dräkten sitter sex flytkuddar. Är dräkten ny för barnet börjar ni med alla åtta och tar ut dem parvis, som det står i bruksanvisningen. Har sista lektionen gått avslappnat och utan hjälp vid tre bad i rad tar du ut en flytkudde fram och en bak. Prova det först utan att hoppa, där barnet bottnar.

${supervision}`,
    learn: [
      'Att flyta som en stjärna, på rygg och på mage',
      'Att rulla från mage till rygg för att andas',
      'Att skjuta ifrån väggen och glida',
      'Att hoppa i och vända tillbaka till kanten',
    ],
    seo: {
      title: 'Flyta och glida: videolektioner för barn',
      description:
        'Fem videolektioner för föräldrar: flyta på rygg och mage, rulla, glida och hoppa. Med lekar, stoppsignaler och en plan för flytkuddarna.',
    },
  },
  lessons: [
    {
      title: 'Stjärnan på rygg',
      slug: 'stjarnan-pa-rygg',
      description:
        'Armar och ben brett isär, magen upp: så flyter en stjärna bäst. Du lägger en hand platt under ryggen och tar bort den först när andningen är lugn. Till sist övar ni tillsammans på att komma upp till stående igen.',
      goal: 'Barnet ligger som en stjärna på rygg i fem sekunder med din hand alldeles intill.',
      cues: ['Armar och ben brett isär.', 'Magen mot taket.', 'Andas lugnt, jag är här.'],
      game: {
        title: 'Räkna stjärnor',
        text: 'Stjärnan räknar lampor eller moln ovanför sig. Varje gång barnet blir en stjärna räknar det en till. Du är månen, och månen håller sig alldeles nära.',
      },
      stopSigns: ['Knäna kommer upp och rumpan sjunker: lägg tillbaka handen under ryggen.', stop.tense, stop.cold],
      material: [bring.suit(6), 'Lugnt, varmt vatten där barnet bottnar', bring.towel],
      captions: [
        'En hand platt under ryggen.',
        'Armar och ben brett: en stjärna.',
        'Magen upp, andas lugnt.',
        'Handen släpper men stannar nära.',
      ],
      summary:
        'Barnet lär sig flyta på rygg som en stjärna med din hand alldeles intill. Med tre fraser i vattnet, lek och stoppsignaler.',
    },
    {
      title: 'Stjärnan på mage',
      slug: 'stjarnan-pa-mage',
      description:
        'Nu tittar stjärnan mot botten. Med ansiktet i vattnet kommer benen upp av sig själva. Barnet blåser bubblor, lyfter huvudet för att andas och lägger ner det igen. Två avslappnade sekunder är värda mer än tio spända.',
      goal: 'Barnet flyter på mage i tre sekunder med ansiktet i vattnet och andas sedan lugnt.',
      cues: ['Näsan mot botten.', 'Sträckta armar, sträckta ben.', 'Upp med huvudet, andas, lägg ner igen.'],
      game: {
        title: 'Vad ligger där nere?',
        text: 'Lägg tre saker på botten, där det är grunt nog för barnet att stå: en ring, en sked, en leksaksfisk. Vad ligger var? Stjärnan tittar, kommer upp och berättar.',
      },
      stopSigns: [
        'Barnet kämpar för att hålla sig uppe: ta barnet intill dig. Fortsätt senare, håll barnets båda händer.',
        stop.cough,
        stop.tense,
      ],
      material: [bring.suit(6), bring.ring, bring.towel],
      captions: [
        'Hand i hand, andas in.',
        'Ansiktet i vattnet, titta ner.',
        'Armar och ben brett: en stjärna.',
        'Upp med huvudet, andas lugnt.',
      ],
      summary:
        'Flyta på mage med ansiktet i vattnet: då kommer benen upp av sig själva. Kort, avslappnat och med en tittlek.',
    },
    {
      title: 'Rulla som en stock',
      slug: 'rulla-som-en-stock',
      description:
        'Den som kan rulla från mage till rygg har lättare att få luft. Du ser hur huvudet börjar och resten följer med, och hur du hjälper till med två fingrar på axeln. Rulla först från mage till rygg, sedan tillbaka och till slut ett helt varv.',
      goal: 'Barnet rullar från mage till rygg och fortsätter att andas lugnt där.',
      cues: ['Titta över axeln.', 'Rulla med, sträckta armar.', 'Ansiktet upp: andas.'],
      game: {
        title: 'Pannkakan',
        text: 'Du är kocken. När du ropar ”vänd” rullar pannkakan runt och berättar vad den serveras med. Barnet får också vara kock och själv ropa när det är dags att vända, med dig bredvid.',
      },
      stopSigns: ['Barnet blir hängande på sidan: hjälp till med handen på axeln.', stop.cough, stop.tired],
      material: [bring.suit(6), 'Plats att snurra, två meter runt om er, där barnet bottnar', bring.towel],
      captions: [
        'På mage, ansiktet i vattnet.',
        'Huvudet vrids, resten följer med.',
        'På rygg: andas.',
        'Och ett varv till.',
      ],
      summary:
        'Rulla från mage till rygg för att andas: en liten rörelse som ger mycket lugn. Steg för steg, med pannkaksleken.',
    },
    {
      title: 'Glid som en raket',
      slug: 'glid-som-en-raket',
      description:
        'Skjut ifrån, sträck ut dig och gör ingenting mer: farten får du på köpet. Barnet skjuter ifrån väggen och glider, först en meter, sedan två, medan du går alldeles bredvid. Du lär dig hur du följer med, redo att ta emot, och varför det går fortare att ligga stilla än att sparka.',
      goal: 'Barnet skjuter ifrån och glider med sträckta armar och ansiktet i vattnet, med dig bredvid.',
      cues: ['Fötterna mot väggen.', 'Sträckta armar, huvudet emellan.', 'Skjut ifrån och bara glid.'],
      game: {
        title: 'Vattenposten',
        text: 'Barnet bär ett flytande brev från kanten till en brevlåda längre bort: en boll eller en ring på vattnet. Du går bredvid, inom en armlängds avstånd. Posten kommer fram bara om raketen inte sparkar.',
      },
      stopSigns: [
        'Barnet skjuter ifrån utan att vänta på ditt tecken: räkna ner tillsammans igen först.',
        stop.tired,
        stop.distracted,
      ],
      material: [
        bring.suit(6),
        'Vatten där barnet bottnar',
        'Ett brev i en plastpåse och en boll eller ring som flyter',
        bring.towel,
      ],
      captions: [
        'Fötterna mot väggen, raka armar.',
        'Skjut ifrån och sträck ut dig.',
        'Och glid.',
        'Framme! Andas lugnt.',
      ],
      summary: 'Skjut ifrån väggen och glid som en raket: så känner barnet att vattnet bär. Med vattenposten som lek.',
    },
    {
      title: 'Hoppa i, upp igen och tillbaka till kanten',
      slug: 'hoppa-i-och-tillbaka-till-kanten',
      description:
        'Det går bra att hoppa, men bara på ditt tecken och med en plan: hoppa, komma upp, vända om och ta tag i kanten. Du står i vattnet, inom en armlängds avstånd, och ger tecknet. Titta först tillsammans: får man hoppa här, är det djupt nog för barnet men grunt nog för att du ska bottna, och är det ingen som simmar där? Har det gått avslappnat och utan hjälp vid tre bad i rad tar du ut en flytkudde fram och en bak. Prova det först utan att hoppa, där barnet bottnar.',
      goal: 'Barnet väntar på ditt tecken, hoppar, kommer upp och vänder tillbaka till kanten.',
      cues: ['Vänta på mitt tecken.', 'Fötterna först, titta på mig.', 'Vänd dig om och ta tag i kanten.'],
      game: {
        title: 'Grodan med bagage',
        text: 'Grodan hoppar med tomma händer, hämtar en flytande kloss i vattnet, vänder om och lägger den på kanten. Fem klossar blir ett torn. Hoppar grodan utan ditt tecken är det slut på hoppen för i dag.',
      },
      stopSigns: ['Barnet hoppar innan du gett tecknet: slut på hoppen för i dag.', stop.cough, stop.suit],
      material: [bring.suit(6), 'Kontrollerat djup och fritt vatten framför er', 'Fem klossar som flyter'],
      captions: [
        'Tårna på kanten, vänta.',
        'Ditt tecken: fötterna först!',
        'Upp igen, andas.',
        'Vänd om, du är alldeles nära.',
        'Ta tag i kanten. Klart!',
      ],
      summary:
        'Lär barnet hoppa i: vänta på tecknet, fötterna först, upp igen och tillbaka till kanten. Med planen för nästa två flytkuddar.',
    },
  ],
};
