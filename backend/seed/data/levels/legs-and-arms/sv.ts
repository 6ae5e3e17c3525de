import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.sv;

export const legsAndArmsSv: LevelText = {
  level: {
    title: 'Ben och armar',
    slug: levelSlugs.legsAndArms.sv,
    summary:
      'Sparka från kanten, sedan på mage och rygg med simplatta, och paddla som en valp. Fyra flytkuddar i dräkten, ända till de första tre metrarna, med dig bredvid.',
    body: `## För vem?

För barn som flyter som en stjärna, rullar från mage till rygg och glider några sekunder. Går det inte riktigt avslappnat än är [Flyta och glida](${paths.sv.floatAndGlide}) roligare just nu.

## Så går ni vidare

Nu blir det fart. Först kommer benen, sittande på kanten och sedan med simplatta, och därefter armarna. Till sist simmar barnet de första metrarna, från dig till kanten. Du går bredvid, inom en armlängds avstånd. I dräkten sitter fyra flytkuddar. Är dräkten ny för barnet börjar ni med alla åtta och tar ut dem parvis, som det står i bruksanvisningen. Har sista lektionen gått avslappnat och utan hjälp vid tre bad i rad tar du ut en flytkudde fram och en bak, så att en sitter kvar fram och en bak. Prova det först där barnet bottnar.

${supervision}`,
    learn: [
      'Att sparka med sträckta ben och avslappnade fötter',
      'Att ta sig fram med simplatta, på mage och på rygg',
      'Att ta tag i vattnet med händerna, som en valp',
      'Att simma de första tre metrarna, med dig bredvid',
    ],
    seo: {
      title: 'Ben och armar: öva simning med ditt barn',
      description:
        'Fem videolektioner: bensparkar, simplatta, hundsim och de första metrarna från dig till kanten. Tre fraser per lektion, lekar och stoppsignaler.',
    },
  },
  lessons: [
    {
      title: 'Bensparkar från kanten',
      slug: 'sparka-pa-kanten',
      description:
        'Sittande på kanten känner barnet vad benen ska göra utan att behöva tänka på att andas eller flyta. Rörelsen kommer från höften, knäna är nästan raka och fötterna avslappnade. Små, snabba stänk är målet. Du står framför i vattnet och känner med händerna om fötterna trycker undan vattnet.',
      goal: 'Barnet sparkar i tio sekunder med sträckta ben och små, snabba stänk.',
      cues: ['Sträckta ben, mjuka fötter.', 'Smått och snabbt, som en gryta som kokar.', 'Sparka från höften.'],
      game: {
        title: 'Soppan kokar',
        text: 'Du sköter spisen: sjuda, koka, koka över! Barnet sparkar i samma takt. När du säger ”av” blir vattnet stilla. Sedan ropar barnet själv hur mycket det kokar. Du står kvar framför i vattnet.',
      },
      stopSigns: [
        'Barnet hasar framåt och kan glida av kanten: flytta barnet längre bak.',
        'Sparkarna blir slarviga eller barnet tröttnar: det räcker för i dag.',
        stop.cold,
      ],
      material: [bring.suit(4), 'En kant utan vassa hörn, du i vattnet framför', bring.towel],
      captions: [
        'Sitt på kanten med händerna bredvid dig.',
        'Sträckta ben, mjuka fötter.',
        'Små stänk, fortare och fortare.',
        'Fötterna trycker undan vattnet.',
      ],
      summary:
        'Bensparken börjar på kanten: där övar barnet sträckta ben och avslappnade fötter. Med leken om soppan som kokar och stoppsignaler.',
    },
    {
      title: 'Bensparkar på mage, med platta',
      slug: 'bensparkar-med-platta',
      description:
        'Plattan håller armarna sträckta och benen gör jobbet. Barnet lägger ansiktet i vattnet, blåser bubblor och lyfter huvudet för att andas. Du går baklänges framför och håller vid behov i plattans spets.',
      goal: 'Barnet tar sig fyra meter framåt med sträckta armar på plattan och andas lugnt.',
      cues: ['Sträckta armar på plattan.', 'Näsan i, blås bubblor.', 'Upp med huvudet, andas och fortsätt.'],
      game: {
        title: 'Bogserbåten',
        text: 'På plattan ligger last: en mugg, en badanka, en tvättlapp. Bogserbåten fraktar en sak i taget till andra sidan utan att den blir blöt. Du är lotsen, alltid inom en armlängds avstånd.',
      },
      stopSigns: ['Benen sjunker och barnet trycker ner plattan: flyt en stund och börja om.', stop.cough, stop.tired],
      material: [bring.suit(4), 'Vatten där barnet bottnar', bring.board, 'En mugg, en badanka och en tvättlapp'],
      captions: [
        'Händerna på plattan, raka armar.',
        'Sparka från höften.',
        'Hakan lågt, andas lugnt.',
        'Går det bra? Ansiktet i, bubblor.',
      ],
      summary:
        'Framåt med simplatta: sträckta armar, bensparkar och lugn andning. Med tre fraser i vattnet och bogserbåten som lek.',
    },
    {
      title: 'Bensparkar på rygg, plattan på magen',
      slug: 'bensparkar-pa-rygg',
      description:
        'På rygg är ansiktet fritt, så det passar bra för att öva längre. Barnet kramar plattan på magen, tittar upp och sparkar. Knäna stannar under ytan: ser du dem cykla lägger du en hand under ryggen en stund.',
      goal: 'Barnet tar sig fyra meter framåt på rygg med plattan på magen och öronen i vattnet.',
      cues: ['Krama plattan.', 'Blöta öron, magen upp.', 'Tårna gör små fontäner.'],
      game: {
        title: 'Uttern och snäckan',
        text: 'En utter har sin snäcka på magen. Lägg en leksak på plattan och ta den tillsammans till andra sidan utan att tappa den, med dig alldeles bredvid. Trillar den av skrattar uttern och börjar om.',
      },
      stopSigns: ['Knäna kommer upp och huvudet lyfts: hand under ryggen, flyt lugnt.', stop.tense, stop.distracted],
      material: [bring.suit(4), 'Vatten där barnet bottnar', bring.board, 'En liten leksak att lägga på plattan'],
      captions: [
        'Plattan på magen, håll i den.',
        'Blöta öron, titta upp.',
        'Små fontäner med tårna.',
        'Lugnt vidare: du går med.',
      ],
      summary:
        'Bensparkar på rygg med plattan på magen: ansiktet är fritt, så ni kan öva längre. Med utterleken och stoppsignaler.',
    },
    {
      title: 'Paddla som en valp',
      slug: 'paddla-som-en-valp',
      description:
        'Nu hjälper händerna till. Under ytan skopar barnet vänster och höger i tur och ordning, som en valp som simmar mot sin boll. Små tag, sträckta fingrar och lugn takt. Först håller du om höfterna och släpper lite mer för varje gång.',
      goal: 'Barnet paddlar två meter med händerna under ytan och huvudet lugnt.',
      cues: ['Händerna som små skopor.', 'I tur och ordning: vänster, höger.', 'Hakan på vattnet, andas lugnt.'],
      game: {
        title: 'Hämta bollen',
        text: 'Lägg en liten boll på vattnet en meter bort. Valpen paddlar dit och puttar tillbaka den med nosen. Husse eller matte går bredvid och räknar bollarna.',
      },
      stopSigns: [
        'Händerna slår mot ytan och huvudet far upp: tillsammans igen, du håller om höfterna.',
        stop.tired,
        stop.cough,
      ],
      material: [bring.suit(4), 'Vatten där barnet bottnar', 'En liten lätt boll', bring.towel],
      captions: [
        'Hakan på vattnet, händerna under.',
        'Skopa vänster, skopa höger.',
        'Benen sparkar med.',
        'En bit till!',
      ],
      summary:
        'Paddla som en valp: händerna skopar under ytan, benen sparkar med. Första gången barnet tar sig fram av egen kraft.',
    },
    {
      title: 'De första metrarna: från dig till kanten',
      slug: 'de-forsta-metrarna',
      description:
        'De här tre metrarna är barnets egna. Barnet tar spjärn mot dig, paddlar, sparkar och tar tag i kanten. Du går bredvid inom en armlängds avstånd med händerna redo. Har det gått avslappnat och utan hjälp vid tre bad i rad tar du ut en flytkudde fram och en bak och börjar om med en enda meter, där barnet bottnar.',
      goal: 'Barnet simmar tre meter till kanten och håller sig kvar, med dig inom en armlängds avstånd.',
      cues: ['Titta på kanten, dit ska du.', 'Lugna händer, lugna ben.', 'Trött? Rulla över på rygg.'],
      game: {
        title: 'Färjan',
        text: 'Färjan går från ön (du) till hamnen (kanten) och tutar när den är framme. På varje tur kliver en påhittad passagerare ombord. Ön följer med: du går bredvid, inom en armlängds avstånd.',
      },
      stopSigns: [
        'Barnet söker dig med blicken i stället för kanten: ta barnets hand och gå tillbaka tillsammans.',
        stop.tired,
        stop.depth,
      ],
      material: [bring.suit(4), 'Vatten där barnet bottnar, med fri väg till kanten', bring.towel],
      captions: [
        'Titta: där är kanten.',
        'Barnet tar spjärn mot dig.',
        'Paddla och sparka.',
        'Du går bredvid, inom en armlängds avstånd.',
        'Framme vid kanten. Tre meter!',
      ],
      summary:
        'Simma de första tre metrarna, från dig till kanten, med dig inom en armlängds avstånd. Med planen för nästa två flytkuddar.',
    },
  ],
};
