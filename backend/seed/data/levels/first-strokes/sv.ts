import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.sv;

export const firstStrokesSv: LevelText = {
  level: {
    title: 'De första simtagen',
    slug: levelSlugs.firstStrokes.sv,
    summary:
      'Ryggcrawl, crawl, andning åt sidan och bröstsim. Med de två sista kuddarna och sedan med tom dräkt: simma själv, med dig bredvid.',
    body: `## För vem?

För barn som simmar tre meter till kanten och rullar över på rygg när de blir trötta. Inte riktigt där? I [Ben och armar](${paths.sv.legsAndArms}) finns övningen som hjälper.

## Så går ni vidare

De första riktiga simtagen är korta och lugna. Några bra tag, sedan flyta och vila. Två kuddar sitter kvar i dräkten. Efter lektion fyra tar ni ut dem också: börja då om där barnet bottnar. **En dräkt utan kuddar bär inte.**

Simskola passar bra som fortsättning. Simmärkena tar barnet där, inte här.

${supervision}`,
    learn: [
      'Ryggcrawl och crawl med långa, lugna armar',
      'Att andas åt sidan utan att lyfta huvudet',
      'Bröstsim: armar, andas, ben, glid',
      'Att hämta en ring och vila på rygg, utan kuddar i dräkten',
    ],
    seo: {
      title: 'De första simtagen: videolektioner för familjen',
      description:
        'Fem videolektioner: ryggcrawl, crawl, andning, bröstsim och att hämta en ring. För föräldrar som följer med i vattnet. Med stoppsignaler.',
    },
  },
  lessons: [
    {
      title: 'Ryggcrawl: en arm i taget förbi örat',
      slug: 'ryggcrawl-armar',
      description:
        'Den ena armen går upp förbi örat medan den andra trycker vattnet mot fötterna. På rygg finns all tid att andas, så här börjar de riktiga simtagen. Du går bakom huvudet med en hand redo att visa var kanten är.',
      goal: 'Barnet simmar fyra meter ryggcrawl med långa armar och stilla huvud.',
      cues: ['Tummen upp först.', 'Lång arm förbi örat.', 'Magen upp, benen sparkar på.'],
      game: {
        title: 'Väderkvarnen',
        text: 'Du är vinden. Blåser det svagt snurrar kvarnen långsamt, blåser det hårt går det fortare. När det blir stiltje flyter kvarnen på rygg och tittar på molnen.',
      },
      stopSigns: [
        'Barnet kommer ur kurs eller får huvudet nära kanten: en hand emellan, stanna en stund.',
        stop.tired,
        stop.distracted,
      ],
      material: [bring.suit(2), 'Fem fria meter längs kanten', bring.towel],
      captions: [
        'På rygg, benen sparkar.',
        'En arm upp, förbi örat.',
        'Armen trycker mot fötterna.',
        'Nu den andra. En i taget.',
      ],
      chapters: ['Flyta', 'Armen', 'En i taget'],
      summary:
        'Den första ryggcrawlen: en arm förbi örat, den andra trycker. På rygg går det alltid att andas. Med väderkvarnen som lek.',
    },
    {
      title: 'Crawl: sträck dig med ansiktet i vattnet',
      slug: 'crawl-armar',
      description:
        'Crawl börjar med att sträcka sig: handen går i långt fram och för vattnet bakåt under magen. Ansiktet tittar mot botten och benen sparkar smått. Fem tag räcker gott, sedan rullar barnet över på rygg för att andas.',
      goal: 'Barnet tar fem crawltag med ansiktet i vattnet och rullar på rygg för att andas.',
      cues: [
        'Sträck dig som efter översta hyllan.',
        'Titta mot botten, blås bubblor.',
        'Klar? Rulla på rygg och andas.',
      ],
      game: {
        title: 'Plocka äpplen',
        text: 'Varje tag plockar ett äpple långt fram och lägger det i korgen vid höften. Fem äpplen och korgen är full: rulla på rygg, andas och vila. Plocka inte fort, plocka långt.',
      },
      stopSigns: [
        'Huvudet kommer upp och benen sjunker: tillbaka till att glida och blåsa bubblor.',
        stop.cough,
        stop.tired,
      ],
      material: [bring.suit(2), bring.board, bring.towel],
      captions: [
        'Glid, ansiktet i vattnet.',
        'En hand sträcks långt fram.',
        'Och för vattnet under dig.',
        'Vänster, höger: plocka äpplen.',
      ],
      chapters: ['Glida', 'Sträcka sig', 'Vänster, höger'],
      summary: 'Crawl i små steg: sträck dig långt, titta mot botten, blås bubblor. Fem tag och sedan andas på rygg.',
    },
    {
      title: 'Crawl: andas åt sidan',
      slug: 'crawl-andning',
      description:
        'Att andas utan att stanna handlar om att vrida, inte om att lyfta. Ett öra ligger kvar på vattnet och munnen kommer precis fri. Öva först stående med händerna på kanten, sedan med plattan, och räkna högt: ett, två, andas.',
      goal: 'Barnet andas åt sidan vart tredje tag med ett öra kvar på vattnet.',
      cues: ['Ett, två, andas.', 'Örat på vattnet, titta på mig.', 'Ansiktet i igen och blås ut.'],
      game: {
        title: 'Sälens hemlighet',
        text: 'Vid varje andetag viskar du ett djur. Med ett öra i vattnet och ett ovanför gäller det att höra. Vid kanten räknar barnet upp alla djuren.',
      },
      stopSigns: [
        'Barnet lyfter hela huvudet eller flämtar efter andan: ställ er upp och öva vid kanten igen.',
        stop.cough,
        stop.tired,
      ],
      material: [bring.suit(2), bring.board, 'En kant att hålla i'],
      captions: [
        'Ett tag, blås ut.',
        'Två: var lång.',
        'Tre: vrid huvudet och andas.',
        'Ett öra ligger kvar på vattnet.',
        'Ansiktet i igen, och vidare.',
      ],
      chapters: ['Blåsa ut', 'Vrida och andas', 'Vidare'],
      summary:
        'Andas åt sidan i crawl: vrid i stället för att lyfta, ett öra på vattnet. Först vid kanten, sedan i simningen.',
    },
    {
      title: 'Bröstsim: armar, andas, ben, glid',
      slug: 'brostsim',
      description:
        'I bröstsim är ordningen halva jobbet: armar, andas, ben, glid. Händerna ritar ett litet hjärta, fötterna vrids ut som på en groda. Glid och räkna till tre. Avslappnat tre gånger? Ta då ut de två sista kuddarna och börja om där barnet bottnar.',
      goal: 'Barnet simmar fem meter bröstsim och glider efter varje tag.',
      cues: ['Armar, andas, ben, glid.', 'Rita ett litet hjärta.', 'Fötterna utåt, som en groda.'],
      game: {
        title: 'Så få tag som möjligt',
        text: 'Räkna tagen från dig till kanten tillsammans. Färre än förra gången? Då har barnet slagit sitt eget rekord. Hemligheten är att glida.',
      },
      stopSigns: [
        'Armar och ben går samtidigt och det blir ingen tid att andas: ett tag i taget, sedan flyta.',
        stop.tired,
        stop.depth,
      ],
      material: [bring.suit(2), 'Grunt vatten första gången utan kuddar', bring.towel],
      captions: [
        'Långa armar, titta framåt.',
        'Ett litet hjärta, och andas.',
        'Hälarna mot rumpan, fötterna ut.',
        'Benen runt och ihop.',
        'Glid: ett, två, tre.',
      ],
      chapters: ['Armar och andning', 'Ben', 'Glida'],
      summary: 'Bröstsim i rätt ordning: armar, andas, ben, glid. Med planen för de två sista flytkuddarna.',
    },
    {
      title: 'Hämta en ring och vila på rygg',
      slug: 'hamta-en-ring',
      description:
        'Dräkten är tom: barnet flyter utan hjälp. Det hämtar en ring från botten, kommer upp, rullar över på rygg och vilar. Det sista är viktigast på hela nivån, för den som kan vila har lättare att behålla lugnet. Du står bredvid, inom en armlängds avstånd, alltid.',
      goal: 'Barnet hämtar en ring från botten, kommer upp och flyter tio sekunder på rygg.',
      cues: ['Andas in och titta på ringen.', 'Ta den och kom upp direkt.', 'Rulla på rygg och vila.'],
      game: {
        title: 'Utterns skatt',
        text: 'Lägg tre ringar på botten. Uttern hämtar en, vilar på rygg med ringen på magen och berättar vad den hittat. Först därefter nästa.',
      },
      stopSigns: [
        'Barnet kommer upp och plaskar i stället för att flyta: ta emot, klart för i dag.',
        stop.cough,
        stop.distracted,
      ],
      material: [bring.emptySuit, bring.ring, 'Vatten till barnets bröst, en ring i taget'],
      captions: [
        'Andas in, titta på ringen.',
        'Neråt, ögonen öppna.',
        'Ringen i handen: upp igen.',
        'Rulla på rygg och andas.',
        'Vila. Du står bredvid.',
      ],
      chapters: ['Ner', 'Upp', 'Vila'],
      summary:
        'Utan kuddar: hämta en ring, kom upp och vila på rygg, med dig inom en armlängds avstånd. Med tre meningar och stoppsignaler.',
    },
  ],
};
