import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { pageSlugs, paths } from '../../paths';

const { name, street, city, email } = company;

export const privacySv: SeedPageText = {
  title: 'Integritetspolicy',
  slug: pageSlugs.privacy.sv,
  seo: {
    title: 'Integritetspolicy',
    description: 'Vilka personuppgifter Zwotter använder, till vad, hur länge och vilka rättigheter du har.',
  },
  blocks: [
    {
      kind: 'rich-text',
      body: `Vi ber bara om de uppgifter vi behöver och säljer dem aldrig. Här läser du vad vi använder, varför och hur länge, och vilka rättigheter dataskyddsförordningen (GDPR) ger dig. Senast ändrad den 26 november 2026.

## Vem är ansvarig?

Personuppgiftsansvarig är ${name}, ${street}, ${city}, Nederländerna. Har du frågor om personuppgifter? Mejla ${email}.

## Vilka uppgifter, och till vad

- **Beställning och leverans**: namn, e-postadress, leverans- och fakturaadress, vad du beställer och betalningsstatus. Rättslig grund: avtal.
- **Presentkort till någon annan**: personens namn och e-postadress, din hälsning och datum då kortet skickas, om du fyller i dem; vi använder dem bara för att skicka kortet och sparar dem lika länge som din beställning. Rättslig grund: avtal; för mottagaren vårt berättigade intresse av att leverera din present.
- **Lektioner till någon annan**: personens namn och e-postadress och din hälsning, om du skriver en; vi använder dem bara för att mejla din present och öppna lektionerna för den adressen, och sparar dem lika länge som din beställning. Rättslig grund: avtal; för mottagaren vårt berättigade intresse av att leverera din present.
- **Bokföring**: fakturor och betalningsunderlag. Rättslig grund: rättslig förpliktelse (skattelagstiftning).
- **Ångerrätt och returer**: ditt namn, din e-postadress, ordernumret och det du skriver till oss. Rättslig grund: rättslig förpliktelse (konsumentlagstiftning).
- **Konto**: namn, e-postadress, adresser, dina beställningar och, om du väljer ett, ett lösenord som lagras i hashad form. Lägger du till en passkey lagrar vi dess publika nyckel, namnet du ger den och när du senast använde den; ditt fingeravtryck, ditt ansikte eller din pinkod lämnar aldrig din enhet. För varje webbläsare som du är inloggad i sparar vi namnet och en del av IP-adressen; du ser dem på ditt konto. Handlar du som gäst skapar vi ett konto utan lösenord. Rättslig grund: avtal och vårt berättigade intresse av att du ska kunna hitta din beställning igen.
- **Academy**: vilka lektioner du har tillgång till och hur långt du har kommit i dem, samt att du har godkänt säkerhetsreglerna, när och på vilket språk. Rättslig grund: avtal.
- **Barn**: bara om du lägger till ett barn på ditt konto: ett smeknamn och, om du vill, födelseår, vikt och storlek, vad barnet klarar i vattnet och era bad med anteckningar. Vi använder det för att visa hur det går, för planen för flytkuddarna, för att se om storleken fortfarande passar och, bara om du väljer dem, för utmärkelsen och veckomejlet, men inte till något annat. Skriv inget om barnets hälsa. På ditt konto kan du ta bort uppgifterna om ett barn och allt som är antecknat; de raderas också om du raderar kontot. Rättslig grund: avtal.
- **Vuxna som är med**: om du bjuder in någon att följa dina barns simning mejlar vi den personen en länk och sparar e-postadressen tills inbjudan är accepterad, tillbakadragen eller fyra veckor gammal. Den som är med ser allt som är antecknat om dina barn och kan lägga till egna anteckningar. Ni ser varandras e-postadresser. För varje anteckning sparar vi vilket konto den kommer från. Om åtkomsten avslutas, av personen själv eller av dig, tas kopplingen bort men anteckningen finns kvar. Raderar du ditt konto raderas uppgifterna om dina barn för alla; de går inte över till någon. Rättslig grund: avtal; för den inbjudna adressen vårt berättigade intresse av att en gång meddela att du bjuder in någon.
- **Mejl när en produkt är tillbaka**: din e-postadress och produkten du väntar på, om du ber om det. Vi raderar dem 30 dagar efter mejlet, eller efter 180 dagars väntan. Rättslig grund: ditt samtycke, som du återkallar med länken i mejlet.
- **Nyhetsbrev**: om du anmäler dig sparar vi din e-postadress, texten du samtyckte till och när du gjorde det, tills du avslutar prenumerationen. Bekräftar du inte anmälan via mejl raderar vi uppgifterna efter 7 dagar. Rättslig grund: samtycke, som du kan återkalla när som helst.
- **Varukorg via mejl**: om du ber om det i varukorgen sparar vi din e-postadress, din varukorg, texten du samtyckte till och när du gjorde det. Vi raderar uppgifterna när du beställer, annars inom en vecka. Vill du aldrig mer ha ett sådant mejl sparar vi bara adressen, i oläslig form. Rättslig grund: samtycke, som du kan återkalla när som helst.
- **Utmärkelser**: bara om du skriver ut en: barn, nivå, språk, datum och ett nummer som inte går att gissa. Den som har numret ser nivå, datum och smeknamnets första bokstav. En utmärkelse raderas när du tar bort uppgifterna om barnet eller ditt konto. Rättslig grund: avtal.
- **Veckomejl med nästa steg**: bara om du slår på det på ditt konto. Vi använder då det du har fyllt i om dina barn och sparar texten du samtyckte till och när du gjorde det. Uppgiften om samtycket raderar vi när du stänger av mejlet, eller när mejlen upphör av sig själva efter åtta veckor utan att något fyllts i. Rättslig grund: samtycke, som du kan återkalla när som helst, även med länken i varje mejl.
- **Omdömen**: några dagar efter leveransen mejlar vi dig en gång per beställning och frågar vad du tycker om det du köpt. I kassan kan du kryssa för att du inte vill det för den beställningen. Du kan också invända när som helst efteråt, med länken i mejlet eller genom att skriva till oss. Då frågar vi aldrig igen och sparar bara din e-postadress i oläslig form, så att vi känner igen den. Det du skriver, namnet du väljer och dina foton (utan plats och kamerauppgifter) visas i butiken tills du ber oss ta bort dem eller raderar ditt konto. Rättslig grund: vårt berättigade intresse av ärliga omdömen från köpare; för det du publicerar: ditt samtycke.
- **Frågor om en lektion**: vad du frågar, om vilken lektion, när och om andra får läsa det. Vi svarar via mejl. Bara om du säger ja visas frågan och vårt svar också på lektionens sida, med ditt förnamn, med dess första bokstav eller utan namn; där kan du när som helst ta bort dem från sidan eller radera dem. Skriv inget om ditt barns hälsa. Rättslig grund: avtal; för det som publiceras: ditt samtycke.
- **Frågor och kontakt**: det du skriver till oss och din svarsadress. Rättslig grund: vårt berättigade intresse av att hjälpa dig.
- **Säkerhet**: IP-adress och tekniska uppgifter för att förhindra missbruk. Vid en obetald beställning sparar vi nätverksdelen av din IP-adress i oläslig form så länge varor är reserverade åt dig. Rättslig grund: berättigat intresse. Formulär kan vara skyddade med Google reCAPTCHA, som laddas först när du börjar fylla i dem.
- **Besöksstatistik och marknadsföring**: bara om du samtycker, till var och en för sig. Du kan när som helst återkalla samtycket i cookieinställningarna. Vilket val du gjorde och när sparar vi under ett slumpmässigt nummer, eftersom lagen kräver att vi kan visa att du har samtyckt.

Utan namn, e-postadress och adress kan vi inte leverera. Köper du bara lektioner räcker ditt land i stället för adressen.

## Och ditt barn?

Butiken vänder sig till vuxna. För att välja storlek behöver du veta barnets vikt, ålder och längd. Det du slår upp eller fyller i när du väljer storlek stannar på din egen enhet: vi får bara veta vilken storlek du beställer. Skriv inte mer om ditt barn än vad som behövs i meddelanden och omdömen.

## Vem får del av uppgifterna?

- Mollie B.V. (Nederländerna), för betalningen, som självständigt personuppgiftsansvarig. Om du betalar senare, eller väljer betalsätt först hos Mollie, får Mollie också ditt namn, din e-postadress, dina adresser och vad du beställer; väljer du Klarna avgör Klarna utifrån det om du får betala senare
- Transportören och tjänsten som gör fraktetiketterna, som får ditt namn, din adress och din e-postadress för att leverera paketet
- PDOK (Kadaster, Nederländerna): postnumret och husnumret som du skriver för en nederländsk adress, så att vi kan fylla i gata och ort. Det är vår server som frågar, utan ditt namn, din e-postadress eller din IP-adress. Rättslig grund: vårt berättigade intresse av att paketet kommer fram
- Våra leverantörer av webbhotell och e-post, som personuppgiftsbiträden: enligt avtal får de använda uppgifterna bara för vår räkning
- Google, om du väljer att logga in med Google, för reCAPTCHA och, med ditt samtycke, för statistik och marknadsföring
- Skattemyndigheter och andra myndigheter, när lagen kräver det

Vi lagrar uppgifterna inom EES. När Google behandlar uppgifter i USA sker det med stöd av ramverket EU–U.S. Data Privacy Framework eller standardavtalsklausuler.

## Hur länge?

- Beställningar, med fakturor, betalningar, ångeranmälningar och mejlen om dem: sju år, enligt nederländsk skattelag, och tio år om vi har levererat utanför Nederländerna, eftersom momsreglerna för försäljning inom EU kräver det
- Konto, med dina adresser och hur långt du har kommit i lektionerna: tills du raderar kontot på webbplatsen eller ber oss göra det
- Inloggning: högst 30 dagar; en webbläsare som du har loggat in i känner vi igen i upp till ett år efter den senaste inloggningen (cookien ligger kvar i 400 dagar)
- Omdömen: tills du ber oss ta bort dem eller raderar ditt konto
- Frågor om lektioner: tills du raderar dem eller ditt konto
- Meddelanden och returanmälningar: upp till ett år efter det senaste meddelandet
- Ditt val av cookies: tre år
- Tekniska loggar: högst 90 dagar

## Dina rättigheter

Du kan få tillgång till dina uppgifter, få dem rättade, raderade eller flyttade, begära att behandlingen begränsas och invända mot behandling som grundas på berättigat intresse. Samtycke kan du alltid återkalla; det påverkar inte det vi har gjort fram till dess. På ditt konto, under Integritet, kan du själv ladda ner alla dina uppgifter och radera kontot. För allt annat mejlar du oss, så får du svar inom en månad. Vi fattar inga beslut som enbart grundas på automatiserad behandling.

Har du ett klagomål löser vi det gärna tillsammans med dig. Du kan också när som helst klaga hos Integritetsskyddsmyndigheten (IMY, imy.se) eller hos den nederländska myndigheten Autoriteit Persoonsgegevens (autoriteitpersoonsgegevens.nl).

Mer om cookies finns på sidan [cookies](${paths.sv.cookies}).`,
    },
  ],
};
