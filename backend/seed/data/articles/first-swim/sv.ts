import type { SeedArticle } from '../../../types';
import { articleSlugs, paths } from '../../paths';

export const firstSwimSv: SeedArticle['text']['sv'] = {
  title: 'Första gången i simhallen med flytdräkt: checklistan',
  slug: articleSlugs.firstSwim.sv,
  summary:
    'Vad ska med i väskan, vad kontrollerar du och vad gör ni den första halvtimmen i vattnet? Med den här listan blir det lugnt och roligt.',
  body: `Väskan är packad, den nya dräkten ligger överst och du har redan fått frågan fem gånger om det inte är dags att åka. Första badet i flytdräkt är spännande för er båda. Med lite förberedelser blir det framför allt roligt.

## Hemma: prova i lugn och ro

Ett fullt omklädningsrum är ingen bra provhytt. Ta på barnet dräkten hemma, på land, och gå igenom punkterna tillsammans:

- Stämmer vikten fortfarande med storleken? Väg barnet och titta i [storleksguiden](${paths.sv.sizeGuide}).
- Sitter alla åtta flytkuddarna i sina fickor, och är fickorna stängda?
- Går dragkedjan att stänga helt? Och åker dräkten upp högst några centimeter, inte förbi hakan, när du drar den uppåt i axlarna?
- Är allt helt, utan revor och lösa sömmar?

Låt sedan barnet ha dräkten på sig hemma en kvart, över underkläder och med etiketterna kvar tills du vet att den passar. En dräkt man känner från vardagsrummet är inte konstig i vattnet.

## I väskan

1. Flytdräkten, med alla flytkuddar i
2. Två handdukar eller en badponcho
3. Badblöja, om det fortfarande behövs
4. Något att dricka och en smörgås till efteråt
5. Torra kläder och en mössa till hemvägen
6. Solkräm om ni badar ute

Låt mobilen ligga i väskan så länge barnet är i vattnet. Det låter strängt, men den som tittar på en skärm tittar inte på sitt barn. Drunkning går fort och sker i tysthet. Bilden kan ni ta när ni har kommit upp.

## Välj en lugn stund

Gå tidigt på dagen, eller fråga simhallen när det är lite folk. Håll till i den grunda bassängen, där barnet bottnar. Varmt vatten hjälper: ett barn som fryser spänner varje muskel och har inte roligt. Räkna med tjugo till trettio minuter i vattnet; tio av dem räcker för att öva. Att sluta medan det är kul är den bästa reklamen för nästa gång.

## Den första halvtimmen

**De första fem minuterna** sitter ni på trappan eller kanten. Blöta fötter, blöta händer, en skvätt på magen. Mer behövs inte än.

**Sedan** går ni i tillsammans. Håll barnet under armarna, ansikte mot ansikte. Då ser barnet dig le och du känner direkt om det spänner sig. Böj på knäna så att ni hamnar i ögonhöjd.

**Känn vad dräkten gör.** Barnet märker att det blir lättare. Släpp först när barnet självt vill iväg, och bara i två sekunder, med händerna kvar under. Gick det bra? Räkna till fyra nästa gång.

**Lek är träning.** Blås bubblor, hämta en leksak, låt barnet vara en utter som vilar på rygg, med dina händer under. Den som leker glömmer lättare att vara rädd.

**I dag sitter alla flytkuddar kvar**, även om det går bra direkt. De två första, en fram och en bak, tar du ut först när barnet har legat avslappnat och utan hjälp i vattnet vid tre bad i rad.

## Viktigast är du

Flytdräkten hjälper barnet att flyta och hitta rätt läge. Den är ingen flytväst och skyddar inte mot drunkning. Därför gäller varje gång, även den tjugonde:

- Du är med i vattnet, inom en armlängds avstånd.
- Du tittar på en enda sak: ditt barn. Inget småprat, ingen bok, ingen mobil.
- Måste du upp en stund följer barnet med.
- Dräkten är till för bassängen eller för lugnt, grunt, klart och bevakat vatten, inte för båt och vågor.

## Och om det inte går som tänkt?

Ibland vill ett barn upp efter två minuter. Det är helt okej. Sitt kvar på kanten en stund, plaska lite och åk sedan hem. Prata om det som gick bra, till exempel: ”Du har varit i vattnet!” Nästa vecka tar ni ett nytt litet steg.

Vill du veta vad ni kan öva på sedan? Lektionerna i [Vattenvana](${paths.sv.waterConfidence}) tar er vidare steg för steg. Ha det så roligt tillsammans, och glöm inte den stora handduken.`,
  seo: {
    title: 'Första badet med flytdräkt: checklista',
    description:
      'Checklista för första badet med flytdräkt: provning, packning, den första halvtimmen i vattnet och reglerna för uppsikt.',
  },
};
