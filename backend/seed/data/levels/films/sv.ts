import type { FilmText } from './parts';

export const filmTextSv: FilmText = {
  chapters: ['Målet', 'Så håller du', 'Från sidan', 'Uppifrån', 'Fel och rätt', 'Leken', 'När ni slutar'],
  game: (title) => `Och nu som lek: ”${title}”. Du är kvar inom en armlängds avstånd.`,
  stop: 'Ser du något av de här tecknen? Sluta och gör som det står. Är du osäker? Ta upp barnet ur vattnet.',
  lessons: {
    'bath-time': {
      hold: 'Stå på knä intill badkaret och ha alltid en hand på barnet.',
      above: 'Lite vatten över håret. Din andra hand ligger kvar på barnets axel.',
      mistake: 'Inte så här: vatten i ansiktet utan förvarning.',
      better: 'Gör så här: räkna ner, och axlarna först.',
    },
    'shallow-water': {
      hold: 'Ansikte mot ansikte, händerna under armarna, ögonen i samma höjd.',
      above: 'Sedan hand i hand, sida vid sida.',
      mistake: 'Inte så här: gå före och dra.',
      better: 'Gör så här: ansikte mot ansikte, i barnets takt.',
    },
    floating: {
      hold: 'Huvudet på din axel, båda händerna under ryggen.',
      above: 'Dina händer släpper och är kvar alldeles intill.',
      mistake: 'Inte så här: du håller med raka armar, då sjunker rumpan.',
      better: 'Gör så här: nära dig, blöta öron, magen upp.',
    },
    bubbles: {
      hold: 'Håll barnets händer: barnet bestämmer djupet.',
      above: 'Ansiktet i och blås. Ni är kvar ansikte mot ansikte.',
      mistake: 'Inte så här: trycka ner huvudet under vattnet.',
      better: 'Gör så här: barnet böjer sig självt, hand i hand.',
    },
    'holding-the-edge': {
      hold: 'Stå tätt framför, händerna om barnets höfter.',
      above: 'Vänd, sträck armarna, håll i. Du följer tätt efter.',
      mistake: 'Inte så här: för långt bort, handen missar kanten.',
      better: 'Gör så här: börja nära, två händer på kanten.',
    },
    'star-on-the-back': {
      hold: 'Stå tätt bredvid barnet, en hand platt under ryggen.',
      above: 'Armar och ben brett isär. Du släpper taget och är kvar inom en armlängds avstånd.',
      mistake: 'Inte så här: knäna upp, rumpan ner.',
      better: 'Gör så här: magen upp, din hand platt under ryggen.',
    },
    'star-on-the-front': {
      hold: 'Stå framför, lågt i vattnet, och håll barnets händer.',
      above: 'Ansiktet i, allt brett isär. Dina händer väntar intill.',
      mistake: 'Inte så här: huvudet upp, då sjunker benen.',
      better: 'Gör så här: näsan mot botten, då lyfter benen.',
    },
    rolling: {
      hold: 'Två fingrar på axeln, mer hjälp behövs inte.',
      above: 'Lång som en stock, ett varv runt, och andas.',
      mistake: 'Inte så här: krokig, då fastnar barnet på sidan.',
      better: 'Gör så här: lång och rak, dina fingrar vid axeln.',
    },
    gliding: {
      hold: 'Vid väggen håller du barnet under magen och ni räknar ner ihop.',
      above: 'Rak som en pil. Du går bredvid, med händerna redo.',
      mistake: 'Inte så här: huvudet upp och sparka, det bromsar.',
      better: 'Gör så här: ansiktet i, lång och alldeles stilla.',
    },
    'jumping-in': {
      hold: 'Stå i vattnet framför, händerna upp: ingen hoppar före ditt tecken.',
      above: 'Hoppa, vänd, ta tag i kanten. Du följer med.',
      mistake: 'Inte så här: hoppa medan du tittar bort.',
      better: 'Gör så här: tårna på kanten, blicken på dig, vänta.',
    },
    'kicking-on-the-edge': {
      hold: 'Stå i vattnet framför och håll löst om fötterna.',
      above: 'Sträckta ben, växelvis upp och ner. Dina händer är precis framför.',
      mistake: 'Inte så här: sitta för långt fram och cykla med benen.',
      better: 'Gör så här: sitt långt in, med sträckta ben.',
    },
    'kicking-with-a-board': {
      hold: 'Gå baklänges framför och håll i plattans spets.',
      above: 'Båda armarna sträckta på plattan. Du tar små steg bakåt.',
      mistake: 'Inte så här: plattan under vattnet, benen sjunker.',
      better: 'Gör så här: plattan plant, sträckta armar, små sparkar.',
    },
    'kicking-on-the-back': {
      hold: 'Stå bakom huvudet, med händerna under axlarna.',
      above: 'Plattan i famnen, huvudet mellan dina armar.',
      mistake: 'Inte så här: cykla, då kommer knäna upp.',
      better: 'Gör så här: knäna under vattnet, tårna i ytan.',
    },
    paddling: {
      hold: 'Gå bredvid och håll om höfterna med båda händerna.',
      above: 'Händerna skopar växelvis, du stöder höfterna.',
      mistake: 'Inte så här: slå på vattnet med huvudet högt.',
      better: 'Gör så här: händerna under vattnet, hakan på ytan.',
    },
    'first-metres': {
      hold: 'Håll om höfterna tills barnet tar spjärn mot dig.',
      above: 'Hela vägen till kanten går du bredvid, med händerna redo.',
      mistake: 'Inte så här: blicken på dig, med kanten i ryggen.',
      better: 'Gör så här: blicken på kanten, du precis bredvid.',
    },
    backstroke: {
      hold: 'En hand under ryggen, den andra mellan huvudet och kanten.',
      above: 'En arm i taget. Vid kanten är din hand där först.',
      mistake: 'Inte så här: snett, med huvudet mot kanten.',
      better: 'Gör så här: rakt, med din hand emellan.',
    },
    'front-crawl': {
      hold: 'Gå bredvid, med en hand under magen.',
      above: 'Ena armen sträcks långt fram, sedan den andra.',
      mistake: 'Inte så här: huvudet upp, benen ner.',
      better: 'Gör så här: titta ner, sträckta armar, benen nära ytan.',
    },
    'side-breathing': {
      hold: 'Först vid kanten: en hand på ryggen, en under magen.',
      above: 'Ansiktet vänds åt sidan, ett andetag, och ner igen.',
      mistake: 'Inte så här: hela huvudet ur vattnet.',
      better: 'Gör så här: bara vrida, med ena örat blött.',
    },
    breaststroke: {
      hold: 'En hand under magen medan barnet glider.',
      above: 'Armarna, benen som en groda, och sedan ett långt glid.',
      mistake: 'Inte så här: armar och ben samtidigt, utan glid.',
      better: 'Gör så här: lång och stilla efter varje tag.',
    },
    'fetching-a-ring': {
      hold: 'Ha till en början en hand under ryggen medan barnet vilar.',
      above: 'Ringen på magen. Senare släpper du och är kvar alldeles intill.',
      mistake: 'Inte så här: upprätt, med fäktande armar.',
      better: 'Gör så här: rulla över på rygg och vila, med dig intill.',
    },
  },
};
