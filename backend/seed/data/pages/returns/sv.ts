import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { returnBlocks } from '../../forms';
import { pageSlugs, paths } from '../../paths';
import { MODEL_FORM } from '../withdrawal';

const { name, street, city, email, phone } = company;

export const returnsSv: SeedPageText = {
  title: 'Retur och ångerrätt',
  slug: pageSlugs.returns.sv,
  seo: {
    title: 'Retur och ångerrätt',
    description:
      'Ångra köpet inom 14 dagar utan att ange skäl. Så skickar du tillbaka en flytdräkt, med standardblankett för ångerrätt.',
  },
  blocks: [
    {
      kind: 'image-text',
      title: 'Blev det inte rätt? Skicka tillbaka',
      text: `Alla kan råka välja fel storlek. När du har fått allt har du 14 dagar på dig att meddela att du ångrar köpet, och sedan ytterligare 14 dagar på dig att skicka paketet. Så länge vi inte har packat din beställning kan du själv avbeställa den på beställningssidan, om den inte innehåller betalda lektioner.

1. [Ångra avtalet här](${paths.sv.withdrawal}), helt eller delvis. Du får ett mottagningsbevis direkt.
2. Packa allt, gärna i kartongen det kom i, och skicka det till vår adress.
3. Du får pengarna tillbaka inom 14 dagar efter att du har ångrat köpet. Vi får dock vänta med återbetalningen tills vi har fått paketet eller ditt inlämningskvitto.

Du betalar returen själv, om inte varan är felaktig eller något annat än det du beställt. Vill du hellre ha en annan storlek? Byt på beställningssidan. Går det inte där väljer du ”En annan storlek” i formuläret nedan, så hör vi av oss om storlek och lager.`,
      picture: 'scenes/returns.webp',
      side: 'right',
    },
    returnBlocks.sv,
    {
      kind: 'rich-text',
      title: 'Ångerrätt',
      body: `Du har rätt att frånträda avtalet utan att ange något skäl inom 14 dagar. Det följer av distansavtalslagen (2005:59). Ångerfristen löper ut 14 dagar efter den dag då du, eller en tredje part som du utsett och som inte är transportören, får varan i fysisk besittning. Kommer beställningen i flera delar räknas den dag då den sista delen kommer fram. För lektioner som köps separat gäller det som står under ”Lektioner”.

Om du vill utöva ångerrätten ska du till oss (${name}, ${street}, ${city}, Nederländerna, ${email}, telefon ${phone}) skicka ett klart och tydligt meddelande om ditt beslut att frånträda avtalet, till exempel per e-post eller brev. Du kan använda standardblanketten nedan, men det är inte obligatoriskt. Du kan också utöva ångerrätten [online](${paths.sv.withdrawal}); då skickar vi utan dröjsmål ett mottagningsbevis via e-post med innehållet i ditt meddelande samt datum och tid då det lämnades in. För att du ska hinna utöva ångerrätten i tid räcker det med att du sänder in ditt meddelande innan ångerfristen löpt ut. Vi bekräftar mottagandet via e-post.

### Verkan av utövad ångerrätt

Om du frånträder avtalet betalar vi tillbaka alla betalningar vi fått från dig, inklusive kostnaden för standardleverans, senast 14 dagar från den dag då vi underrättades om ditt beslut. Ångrar du bara en del av beställningen betalar vi tillbaka det du har betalat för den delen; kostnaden för standardleverans får du tillbaka om du ångrar hela beställningen. Har du valt ett dyrare leveranssätt ersätts inte merkostnaden. Vi använder samma betalningsmedel som du själv använde, om inget annat uttryckligen avtalats; det kostar dig ingenting. Vi får vänta med återbetalningen tills vi har fått tillbaka varan eller du har visat att du har sänt tillbaka den, beroende på vilket som inträffar först.

### Skicka tillbaka varan

Skicka varan till adressen ovan senast 14 dagar efter att du meddelat att du ångrar köpet. Du står för de direkta returkostnaderna. Är varan felaktig eller inte det du beställt betalar vi.

Du får prova dräkten hemma så som du skulle göra i en butik: på land, över underkläder eller badkläder. Du ansvarar bara för varans värdeminskning till följd av annan hantering än vad som är nödvändigt för att fastställa varans egenskaper eller funktion, till exempel att bada med den. Även uppackade simglasögon går att skicka tillbaka om de bara har provats på land och är rena.

### Lektioner

Videolektioner är digitalt innehåll. Lektioner som du köper, styckvis, per nivå eller som paket, levererar vi direkt efter betalningen. Därför ber vi vid beställningen om ditt uttryckliga samtycke och om att du går med på att det därmed inte finns någon ångerrätt för just de lektionerna. Det bekräftar vi i ett mejl. Utan samtycket går det inte att beställa lektioner. Ångrar du köpet av en flytdräkt upphör också tillgången till de gratislektioner som ingick.`,
    },
    {
      kind: 'rich-text',
      title: 'Standardblankett för utövande av ångerrätten',
      body: `Fyll i och skicka tillbaka denna blankett endast om du vill frånträda avtalet.

- Till ${name}, ${street}, ${city}, Nederländerna, ${email}
- Jag/vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) köpeavtal avseende följande varor (*)/avtal om leverans av följande digitala innehåll (*):
- Beställdes den (*)/mottogs den (*):
- Ordernummer:
- Konsumentens/konsumenternas namn:
- Konsumentens/konsumenternas adress:
- Konsumentens/konsumenternas namnteckning (gäller endast pappersblankett):
- Datum:

(*) Stryk det som inte är tillämpligt.

[Ladda ner blanketten (pdf)](${MODEL_FORM})

Är det fel på varan? Läs om reklamation i våra [allmänna villkor](${paths.sv.terms}).`,
    },
  ],
};
