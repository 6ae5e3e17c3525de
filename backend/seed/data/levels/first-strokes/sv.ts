import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.sv;

export const firstStrokesSv: LevelText = {
  level: {
    title: 'De första simtagen',
    slug: levelSlugs.firstStrokes.sv,
    summary:
      'Ryggcrawl, crawl, andning åt sidan och bröstsim. Först med de två sista flytkuddarna och sedan med tom dräkt simmar barnet själv, med dig inom en armlängds avstånd.',
    body: `## För vem?

För barn som simmar tre meter till kanten och rullar över på rygg när de blir trötta. Är ni inte riktigt där? I [Ben och armar](${paths.sv.legsAndArms}) finns övningen som hjälper.

## Så går ni vidare

De första riktiga simtagen är korta och lugna. Efter några bra tag flyter barnet och vilar. Två flytkuddar sitter kvar i dräkten. Är dräkten ny för barnet börjar ni med alla åtta och tar ut dem parvis, som det står i bruksanvisningen. Har lektion fyra gått avslappnat och utan hjälp vid tre bad i rad tar du ut dem också, en fram och en bak, och då börjar ni om där barnet bottnar. **En dräkt utan flytkuddar ger ingen flytkraft.**

Simskolan är ett bra nästa steg. Där kan barnet också ta simmärken som Baddaren. Det går inte här.

${supervision}`,
    learn: [
      'Ryggcrawl och crawl med sträckta, lugna armar',
      'Att andas åt sidan utan att lyfta huvudet',
      'Bröstsim: armar, andas, ben, glid',
      'Att hämta en ring och vila på rygg, utan flytkuddar i dräkten',
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
        'Den ena armen går upp förbi örat medan den andra trycker vattnet mot fötterna. På rygg är det lättast att andas, och därför börjar de riktiga simtagen här. Du går bakom huvudet med en hand redo att skydda det från kanten.',
      goal: 'Barnet simmar fyra meter ryggcrawl med sträckta armar och stilla huvud.',
      cues: ['Tummen upp först.', 'Sträckt arm förbi örat.', 'Magen upp, benen sparkar på.'],
      game: {
        title: 'Väderkvarnen',
        text: 'Du är vinden. Blåser det svagt snurrar kvarnen långsamt, blåser det hårt går det fortare. När det blir stiltje flyter kvarnen på rygg och tittar på molnen.',
      },
      stopSigns: [
        'Barnet kommer ur kurs eller får huvudet nära kanten: en hand emellan, stanna en stund.',
        stop.tired,
        stop.distracted,
      ],
      material: [bring.suit(2), 'Fem fria meter längs kanten, där barnet bottnar', bring.towel],
      captions: [
        'På rygg, benen sparkar.',
        'En arm upp, förbi örat.',
        'Armen trycker mot fötterna.',
        'Nu den andra. En i taget.',
      ],
      summary:
        'Den första ryggcrawlen: en arm förbi örat, den andra trycker. På rygg är ansiktet fritt. Med väderkvarnen som lek.',
    },
    {
      title: 'Crawl: sträck dig med ansiktet i vattnet',
      slug: 'crawl-armar',
      description:
        'Crawl börjar med att sträcka sig: handen går i långt fram och för vattnet bakåt under magen. Blicken är riktad mot botten och benen sparkar smått. Fem tag räcker gott, sedan rullar barnet över på rygg för att andas.',
      goal: 'Barnet tar fem crawltag med ansiktet i vattnet och rullar på rygg för att andas.',
      cues: [
        'Sträck dig som efter översta hyllan.',
        'Titta mot botten, blås bubblor.',
        'Klar? Rulla på rygg och andas.',
      ],
      game: {
        title: 'Plocka äpplen',
        text: 'Varje tag plockar ett äpple långt fram och lägger det i korgen vid höften. Fem äpplen och korgen är full: rulla på rygg, andas och vila. Det är inte farten som räknas, utan att sträcka sig.',
      },
      stopSigns: [
        'Huvudet kommer upp och benen sjunker: tillbaka till att glida och blåsa bubblor.',
        stop.cough,
        stop.tired,
      ],
      material: [bring.suit(2), 'En fri yta där barnet bottnar', bring.towel],
      captions: [
        'Glid, ansiktet i vattnet.',
        'En hand sträcks långt fram.',
        'Och för vattnet bakåt under magen.',
        'Vänster, höger: plocka äpplen.',
      ],
      summary: 'Crawl i små steg: sträck dig långt, titta mot botten, blås bubblor. Fem tag och sedan andas på rygg.',
    },
    {
      title: 'Crawl: andas åt sidan',
      slug: 'crawl-andning',
      description:
        'Att andas i crawl handlar om att vrida på huvudet, inte om att lyfta det. Ett öra ligger kvar i vattnet och munnen kommer precis fri. Öva först vid kanten, med din ena hand på ryggen och den andra under magen, och sedan med plattan. Räkna högt: ett, två, andas. Sidan växlar varje gång: gå baklänges framför barnet, så ser du varje andetag.',
      goal: 'Barnet andas åt sidan vart tredje tag med ett öra kvar i vattnet.',
      cues: ['Ett, två, andas.', 'Örat i vattnet, titta åt sidan.', 'Ansiktet i igen och blås ut.'],
      game: {
        title: 'Sälens hemlighet',
        text: 'Vid varje andetag viskar du ett djur. Med ett öra i vattnet och ett ovanför gäller det att höra. Vid kanten räknar barnet upp alla djuren.',
      },
      stopSigns: ['Barnet kippar efter andan: håll barnet intill dig tills andningen är lugn.', stop.cough, stop.tired],
      material: [bring.suit(2), bring.board, 'En kant att hålla i, där barnet bottnar'],
      captions: [
        'Första taget: blås ut.',
        'Andra: sträck ut dig.',
        'Tredje: vrid huvudet, andas.',
        'Ett öra ligger kvar i vattnet.',
        'Ansiktet i igen, och vidare.',
      ],
      summary:
        'Andas åt sidan i crawl: vrid huvudet i stället för att lyfta det, ett öra i vattnet. Först vid kanten, sedan när ni simmar.',
    },
    {
      title: 'Bröstsim: armar, andas, ben, glid',
      slug: 'brostsim',
      description:
        'I bröstsim är ordningen halva jobbet: armar, andas, ben, glid. Händerna ritar ett litet hjärta, fötterna vrids utåt som på en groda. Glid och räkna till tre. Har det gått avslappnat och utan hjälp vid tre bad i rad tar du ut de två sista flytkuddarna och börjar om där barnet bottnar.',
      goal: 'Barnet simmar fem meter bröstsim och glider efter varje tag.',
      cues: ['Armar, andas, ben, glid.', 'Rita ett litet hjärta.', 'Fötterna utåt, som en groda.'],
      game: {
        title: 'Långt på få simtag',
        text: 'Räkna tagen till kanten tillsammans, medan du går bredvid inom en armlängds avstånd. Barnet andas vid varje tag. Blev det färre än förra gången är det nytt rekord. Hemligheten är att glida.',
      },
      stopSigns: [
        'Armar och ben går samtidigt och det blir ingen tid att andas: ett tag i taget, sedan flyta.',
        stop.tired,
        stop.depth,
      ],
      material: [bring.suit(2), 'Grunt vatten första gången utan flytkuddar', bring.towel],
      captions: [
        'Raka armar, titta framåt.',
        'Ett litet hjärta, och andas.',
        'Hälarna mot rumpan, fötterna ut.',
        'Benen runt och ihop.',
        'Glid: ett, två, tre.',
      ],
      summary: 'Bröstsim i rätt ordning: armar, andas, ben, glid. Med planen för de två sista flytkuddarna.',
    },
    {
      title: 'Hämta en ring och vila på rygg',
      slug: 'hamta-en-ring',
      description:
        'Dräkten är tom och ger ingen flytkraft längre. Barnet hämtar en ring från botten, kommer upp, rullar över på rygg och vilar. Vilan är det viktigaste på hela nivån, för den som kan vila har lättare att behålla lugnet. Du står hela tiden bredvid, inom en armlängds avstånd.',
      goal: 'Barnet hämtar en ring från botten, kommer upp och flyter tio sekunder på rygg.',
      cues: ['Andas in och titta på ringen.', 'Ta den och kom upp direkt.', 'Rulla på rygg och vila.'],
      game: {
        title: 'Utterns skatt',
        text: 'Lägg tre ringar på botten. Uttern hämtar en i taget, vilar på rygg med ringen på magen och berättar vad den hittat. Först därefter nästa.',
      },
      stopSigns: [
        'Barnet kommer upp och fäktar med armarna i stället för att flyta: ta emot barnet och sluta för i dag.',
        stop.cough,
        stop.distracted,
      ],
      material: [bring.emptySuit, bring.ring, 'Vatten upp till barnets bröst'],
      captions: [
        'Andas in, titta på ringen.',
        'Neråt, ögonen öppna.',
        'Ringen i handen: upp igen.',
        'Rulla på rygg och andas.',
        'Vila. Du står bredvid.',
      ],
      summary:
        'Utan flytkuddar: hämta en ring, kom upp och vila på rygg, med dig inom en armlängds avstånd. Med tre fraser och stoppsignaler.',
    },
  ],
};
