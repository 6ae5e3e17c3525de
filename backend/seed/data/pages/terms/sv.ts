import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { pageSlugs, paths } from '../../paths';

const { name, street, city, email, phone, kvk, vat } = company;
const p = paths.sv;

export const termsSv: SeedPageText = {
  title: 'Allmänna villkor',
  slug: pageSlugs.terms.sv,
  seo: {
    title: 'Allmänna villkor',
    description:
      'Zwotters villkor för konsumenter: beställning, betalning, leverans, ångerrätt, lektioner, reklamation och klagomål.',
  },
  blocks: [
    {
      kind: 'conditions',
      changedOn: '2026-11-23',
      body: `Villkoren gäller från den 23 november 2026 för alla beställningar som du gör hos oss som konsument.

## Vilka vi är

${name}, ${street}, ${city}, Nederländerna. E-post: ${email}. Telefon: ${phone}, vardagar kl. 9–17. Nederländska handelsregistret (KvK) ${kvk}, momsregistreringsnummer ${vat}. Med ”vi” och ”Zwotter” menas ${name} och med ”du” den konsument som handlar hos oss.

## Erbjudande och avtal

- Vi beskriver våra produkter och lektioner så fullständigt och ärligt vi kan. Om något är uppenbart fel, till exempel ett pris som omöjligt kan stämma, hör vi av oss. Du väljer då själv: beställa till rätt pris eller avbeställa utan kostnad.
- Innan du beställer ser du en sammanställning med varor, totalpris, fraktkostnad och leveranstid. Där kan du kontrollera och rätta dina uppgifter.
- Avtalet ingås när du klickar på beställningsknappen, som tydligt visar att du åtar dig att betala. Vi bekräftar beställningen direkt via e-post. Dessa villkor, informationen om ångerrätten och standardblanketten bifogas som pdf, så att du kan spara dem.
- Vi sparar din beställning. Du hittar den via länken i bekräftelsemejlet eller på [ditt konto](${p.profile}). Avtalet kan ingås på svenska, nederländska, engelska, tyska, spanska eller franska.
- Du måste ha fyllt 18 år för att beställa.

## Priser och frakt

Alla priser anges i svenska kronor (SEK) och inkluderar moms enligt leveranslandets skattesats. Frakten beror på land, leveranssätt och beställningens värde; du ser den på sidan [frakt](${p.shipping}), i varukorgen och innan du beställer. Höjer vi ett pris efter din beställning gäller det gamla priset för dig.

## Betalning

Du betalar med något av de betalsätt som visas i kassan. Mollie B.V. hanterar betalningen åt oss via en krypterad anslutning, och du godkänner betalningen hos din bank eller betaltjänst. Vi ser inte fler bank- eller kortuppgifter än vad som behövs för att hitta eller återbetala en betalning. Väljer du banköverföring reserverar vi din beställning till det datum som anges vid betalningsuppgifterna.

## Leverans

- Vi levererar till Sverige, Nederländerna, Belgien, Tyskland, Frankrike och Spanien. Har din betalning kommit in före kl. 15 en arbetsdag skickar vi samma dag, annars nästa arbetsdag. Paketet kommer sedan inom 1–3 arbetsdagar.
- Blir vi sena meddelar vi dig. Du kan ge oss en skälig tilläggstid. Levererar vi inte heller då, eller har du inte fått paketet inom 30 dagar från beställningen, får du häva avtalet och få pengarna tillbaka.
- Risken för att varan förloras eller skadas går över på dig först när du, eller någon du har utsett, har fått paketet.

## Ångerrätt

Enligt distansavtalslagen (2005:59) har du rätt att ångra köpet inom 14 dagar från det att du fått varan, utan att ange skäl. Hur du gör, vad du får tillbaka och standardblanketten finns på sidan [retur och ångerrätt](${p.returns}), som är en del av dessa villkor. Snabbast går det via [ångra avtalet](${p.withdrawal}), även utan konto; länken finns längst ner på varje sida.

## Videolektioner

- Lektionerna är digitalt innehåll och köps styckvis, per nivå eller som paket; med en flytdräkt följer gratis lektioner. Du får en personlig rätt att se dem i ditt hushåll. Det är inte tillåtet att kopiera, sälja vidare eller visa dem offentligt.
- Du behöver en vanlig, uppdaterad webbläsare och internetanslutning; utan uppkoppling kan du bara titta på lektioner som du har sparat på din enhet. Du har tillgång så länge vi erbjuder Academy, och minst två år efter köpet.
- Lektioner som du köper levererar vi direkt efter betalningen, medan ångerfristen löper. Därför ber vi vid beställningen om ditt uttryckliga samtycke och om att du går med på att det därmed inte finns någon ångerrätt för de lektionerna. Utan det samtycket går det inte att beställa lektioner.
- Lektionerna är till för att öva tillsammans. De ersätter inte en simlärare, ger inget simmärke och ersätter aldrig uppsikt.

## Säker användning

Våra flytdräkter är flythjälpmedel för den som lär sig simma (EN 13138-1, klass B). De är inga flytvästar och skyddar inte mot drunkning. Använd dem bara från 3 års ålder, inom storlekens viktintervall, enligt bruksanvisningen och under ständig uppsikt av en vuxen inom en armlängds avstånd.

## Reklamation

Enligt konsumentköplagen (2022:260) kan du reklamera fel på en vara inom tre år från det att du fick den. Visar sig felet inom två år antas det ha funnits redan vid leveransen, om inte annat visas eller det är oförenligt med varans eller felets art. Reklamera inom skälig tid efter att du märkt felet; två månader räknas alltid som skälig tid. Du väljer om vi ska reparera varan eller ge dig en ny, utan kostnad för dig, om det inte är omöjligt eller oproportionerligt dyrt. Löser det inte felet kan du begära prisavdrag eller häva köpet, och du kan ha rätt till skadestånd. För lektionerna gäller samma lags regler om digitalt innehåll. Vi lämnar ingen egen garanti utöver lagen.

Bor du i ett annat land som vi levererar till har du kvar det landets skydd: två år i Belgien, Tyskland och Frankrike, tre år i Spanien och, i Nederländerna, så länge som varan rimligen kan förväntas hålla, dock minst två år. Felet antas ha funnits vid leveransen om det visar sig inom två år, i Tyskland och Nederländerna inom ett år.

## Ansvar

Vi ansvarar enligt lag. Ingenting i villkoren begränsar vårt ansvar för personskada eller dödsfall, för uppsåt eller grov vårdslöshet eller för produkter med säkerhetsbrister, och inte heller dina lagstadgade rättigheter som konsument.

## Konto

När du handlar som gäst skapar vi ett konto utan lösenord med dina uppgifter, så att du kan se dina beställningar. Du kan välja ett lösenord via ”Glömt lösenord” och när som helst ta bort kontot, själv när du är inloggad eller genom att skriva till oss. I vår [integritetspolicy](${p.privacy}) står hur vi hanterar dina uppgifter.

## Klagomål och tvister

Är du inte nöjd? Mejla ${email}. Du får ett fullständigt svar inom 14 dagar. Kommer vi inte överens får du kostnadsfri vägledning av Konsumentverket, genom Hallå konsument (hallakonsument.se) och, vid köp från ett annat EU-land, genom Konsument Europa (konsumenteuropa.se). Du kan också vända dig till Allmänna reklamationsnämnden (arn.se), som själv avgör om den kan pröva ett ärende mot ett företag i Nederländerna. Vi är inte anslutna till någon tvistlösningsnämnd. Du kan alltid gå till domstol, även på din hemort.

## Tillämplig lag

Nederländsk lag gäller för avtalet. Bor du i Sverige har du ändå kvar hela skyddet i den svenska tvingande konsumentlagstiftningen, till exempel konsumentköplagen och distansavtalslagen. Bor du i ett annat land gäller detsamma för det landets regler. Är ett villkor ogiltigt gäller de övriga ändå.`,
    },
    { kind: 'registrations', title: 'Registreringar som producent' },
  ],
};
