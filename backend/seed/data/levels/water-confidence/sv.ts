import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.sv;

export const waterConfidenceSv: LevelText = {
  level: {
    title: 'Vattenvana',
    slug: levelSlugs.waterConfidence.sv,
    summary:
      'Bli vän med vattnet genom lek: blöta ansiktet, blåsa bubblor och flyta för första gången. För barn från 3 år, tillsammans med dig.',
    body: `## För vem?

För barn från 3 år som inte kan simma än, och för den vuxna som följer med i vattnet. Det är okej att vara lite rädd, för vi börjar hemma i badkaret.

## Så använder ni lektionerna

Titta på en lektion hemma, tillsammans. I vattnet tittar du bara på ditt barn, och mobilen ligger i väskan. Öva en sak i taget och gå vidare först när det går avslappnat.

${supervision}

Ingen dräkt än? Börja med [storleksguiden](${paths.sv.sizeGuide}).`,
    learn: [
      'Att tycka om vatten i ansiktet (eller åtminstone stå ut med det)',
      'Att gå, sitta på huk och göra små skutt i grunt vatten',
      'Att andas ut i vattnet',
      'Att flyta avslappnat på rygg, med alla flytkuddar i dräkten',
      'Att vända sig om och ta tag i kanten',
    ],
    seo: {
      title: 'Vattenvana: bli vän med vattnet',
      description:
        'Fem videolektioner där barnet blir vän med vattnet genom lek: blöta ansiktet, blåsa bubblor och flyta. För barn från 3 år.',
    },
  },
  lessons: [
    {
      title: 'Börja hemma: badkar och dusch',
      slug: 'borja-hemma',
      description:
        'Den första lektionen har ni i ert eget badrum. Du ser hur du med en mugg, en tvättlapp och en sång låter vattnet rinna över axlar, hår och ansikte, lite längre för varje gång. Du lär dig nedräkningen som ni sedan använder i bassängen, så att barnet alltid vet vad som kommer. Och ni övar på att blåsa bubblor vid ytan. Simglasögonen får vänta: den som vet att vatten i ögonen inte är farligt behåller lättare lugnet om de glider av. Sitt alldeles intill badkaret hela tiden och töm det direkt efteråt.',
      goal: 'Barnet låter vattnet rinna över hår och ansikte utan att rycka till.',
      cues: ['Tre, två, ett: nu kommer vattnet.', 'Titta på mig och andas ut lugnt.', 'Blås, som på het soppa.'],
      game: {
        title: 'Regnmolnet',
        text: 'Gör några hål i en yoghurtbägare. Först får barnet låta det regna på ditt huvud, sedan är du molnet. Barnet bestämmer var det ska regna: på knät, axeln eller näsan.',
      },
      stopSigns: [
        'Barnet håller andan länge eller gnuggar sig i ögonen hela tiden: tillbaka till axlar och mage.',
        stop.refusal,
        stop.cold,
      ],
      material: [
        'En mugg och en tvättlapp',
        'Ett varmt bad, högst till barnets navel',
        'Flytdräkten, aldrig i badkaret: prova den efteråt, på land, och gå omkring i den',
      ],
      captions: [
        'Först en mugg över axlarna.',
        'Tre, två, ett: över håret.',
        'Nu en liten stund över ansiktet.',
        'Läpparna mot vattnet: bubblor.',
      ],
      summary:
        'Vattenvana börjar hemma: med en mugg, en sång och en nedräkning vänjer sig barnet vid vatten på hår och ansikte.',
    },
    {
      title: 'På grunt vatten: gå, plaska, hoppa',
      slug: 'pa-grunt-vatten',
      description:
        'Nu går ni i tillsammans, med dräkten på och alla åtta flytkuddarna på plats. Håll barnet först under armarna, ansikte mot ansikte, sedan i båda händerna och till sist i en hand. Ni kliver som en stork och hoppar som en groda. Du lär dig se på axlar och händer om barnet är avslappnat, och vad du gör när det blir för mycket. Stå stadigt, håll dig inom en armlängds avstånd och öva där barnet bottnar.',
      goal: 'Barnet går och hoppar på grunt vatten med din hand i sin och har roligt.',
      cues: ['Höga knän, som en stork.', 'Ner på huk och hopp, som en groda.', 'Ta min hand, jag är här.'],
      game: {
        title: 'Djurparken',
        text: 'Turas om att härma ett djur utan att säga vilket: en stork, en groda, en krabba eller en elefant som sprutar med snabeln. Den som gissar rätt väljer nästa. Håll er bredvid varandra hela tiden.',
      },
      stopSigns: [
        'Barnet klamrar sig fast och släpper inte taget: sätt er på trappan tillsammans.',
        stop.tense,
        stop.suit,
      ],
      material: [bring.suit(8), 'Varmt, grunt vatten där barnet bottnar', bring.towel],
      captions: [
        'I vattnet tillsammans, hand i hand.',
        'Höga knän: du är en stork.',
        'Steg för steg, i lugn takt.',
        'Ner på huk: nu är du en groda.',
        'Och hopp! Din hand är kvar.',
      ],
      summary:
        'Första gången tillsammans på grunt vatten: håll barnet, kliv som en stork och hoppa som en groda. Alla flytkuddar sitter i.',
    },
    {
      title: 'Flyt som en utter: på rygg',
      slug: 'flyt-som-en-utter',
      description:
        'Att kunna flyta är simningens hemlighet. I den här lektionen ligger barnet på rygg med huvudet mot din axel och tittar upp i taket. Du ser hur du minskar stödet lite i taget: från två händer till en, från en hand till två fingrar. Du släpper bara några sekunder, och dina händer är nära hela tiden. Alla åtta flytkuddarna sitter kvar än så länge.',
      goal: 'Barnet ligger avslappnat på rygg i tre sekunder med dina händer tätt under.',
      cues: ['Huvudet mot min axel.', 'Öronen i vattnet, titta i taket.', 'Magen upp, armarna ut.'],
      game: {
        title: 'Den sovande uttern',
        text: 'Nynna tyst på en sång: så länge du nynnar sover uttern på rygg. När du slutar vaknar den och stänker på dig. Gör sången en rad längre varje gång.',
      },
      stopSigns: ['Huvudet far upp och rumpan sjunker: ta tillbaka barnet mot axeln.', stop.tense, stop.cold],
      material: [bring.suit(8), 'Ett lugnt hörn av den grunda bassängen', bring.towel],
      captions: [
        'Huvudet vilar mot din axel.',
        'Öronen blöta, blicken i taket.',
        'Två händer under ryggen, sedan en.',
        'Nu två fingrar, helt lätt.',
        'Släpp ett ögonblick, händerna nära.',
      ],
      summary:
        'Så lär sig barnet flyta på rygg: först mot din axel, sedan med mindre och mindre stöd. Alla flytkuddar sitter kvar i dräkten.',
    },
    {
      title: 'Blås bubblor: haka, mun, hela ansiktet',
      slug: 'blas-bubblor',
      description:
        'Den som andas ut under vattnet får in mindre vatten i näsan. Ansiktet doppas i tre små steg: först hakan, sedan munnen, sedan allt. Du visar bara hakan och munnen, med ögonen på barnet. Barnet härmar och bestämmer takten. Barn gör som vi gör, och när du blåser bubblor och skrattar blir allt en lek.',
      goal: 'Barnet blåser bubblor i tre sekunder med hela ansiktet i vattnet.',
      cues: ['Först hakan.', 'Andas in och blås försiktigt.', 'Ansiktet i och räkna till tre.'],
      game: {
        title: 'Prata med fiskarna',
        text: 'Barnet säger ett ord ner i vattnet så att det bubblar, och kommer upp. Kan du gissa vad fiskarna fick höra? När det är din tur doppar du bara munnen och har ögonen på barnet.',
      },
      stopSigns: ['Barnet håller för näsan: tillbaka till bara hakan.', stop.cough, stop.refusal],
      material: [bring.suit(8), 'Ett sugrör att blåsa i eller en pingisboll att blåsa på', bring.towel],
      captions: [
        'Hakan i, andas lugnt.',
        'Munnen också: blås bubblor.',
        'Nu hela ansiktet, räkna till tre.',
        'Upp igen: titta på varandra.',
      ],
      summary: 'Blås bubblor i tre små steg: haka, mun och hela ansiktet. Så lär sig barnet att andas ut i vattnet.',
    },
    {
      title: 'Vänd dig om och ta tag i kanten',
      slug: 'vand-dig-om-och-ta-tag-i-kanten',
      description:
        'Det här kan vara nivåns viktigaste övning: barnet lär sig att vända sig om och ta tag i kanten på egen hand. Börja en halv meter ifrån och öka först när det går av sig självt. Håll dig alltid inom en armlängds avstånd. När det har gått avslappnat och utan hjälp vid tre bad i rad tar du ut en flytkudde fram och en bak. Prova det först där barnet bottnar.',
      goal: 'Barnet vänder sig om, tar tag i kanten och håller i sig, med dig alldeles bredvid.',
      cues: ['Titta, var är kanten?', 'Vänd dig om och sträck ut armen.', 'Båda händerna på kanten, håll i.'],
      game: {
        title: 'Krabban går hem',
        text: 'Lägg tre leksaker på kanten med en meter emellan. Krabban vänder sig om, tar tag och flyttar sig hand för hand från leksak till leksak. Du går tätt bakom.',
      },
      stopSigns: ['Barnet missar kanten eller tappar riktningen: börja närmare.', stop.tired, stop.distracted],
      material: [bring.suit(8), 'Tre små leksaker att lägga på kanten', bring.towel],
      captions: [
        'Ryggen mot kanten, du står framför.',
        'Titta: var är kanten?',
        'Vänd dig om, en hand hjälper.',
        'Sträck armen och ta tag.',
        'Två händer, håll i. Bra gjort!',
      ],
      summary:
        'Barnet lär sig att vända sig om och ta tag i kanten, något som alltid är bra att kunna. Med lek och stoppsignaler.',
    },
  ],
};
