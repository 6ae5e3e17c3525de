import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { returnBlocks } from '../../forms';
import { pageSlugs, paths } from '../../paths';
import { MODEL_FORM } from '../withdrawal';

const { name, street, city, email, phone } = company;

export const returnsNl: SeedPageText = {
  title: 'Retourneren en herroepen',
  slug: pageSlugs.returns.nl,
  seo: {
    title: 'Retourneren en herroepingsrecht',
    description:
      'Binnen 14 dagen herroepen zonder reden op te geven. Zo stuur je een drijfpak terug, met modelformulier voor herroeping.',
  },
  blocks: [
    {
      kind: 'image-text',
      title: 'Niet goed? Dan terug',
      text: `Een verkeerde maat, dat kan gebeuren. Je hebt 14 dagen om te laten weten dat je de koop herroept, en daarna nog eens 14 dagen om het pakket terug te sturen. Zolang we je bestelling nog niet hebben ingepakt, kun je die zelf annuleren op je bestelpagina, tenzij er betaalde lessen in zitten.

1. [Herroep hier de overeenkomst](${paths.nl.withdrawal}), helemaal of voor een deel. Je krijgt meteen een ontvangstbevestiging.
2. Pak alles in, liefst in de doos waarin het kwam, en stuur het naar ons adres.
3. Je krijgt je geld binnen 14 dagen terug. We mogen wachten tot we het pakket of je verzendbewijs hebben.

Het terugsturen betaal je zelf, behalve als het product kapot is of niet is wat je bestelde. Liever een andere maat? Ruil op je bestelpagina. Lukt dat daar niet, kies dan “Andere maat” in het formulier hieronder; we nemen contact met je op over de maat en de voorraad.`,
      picture: 'scenes/returns.webp',
      side: 'right',
    },
    returnBlocks.nl,
    {
      kind: 'rich-text',
      title: 'Herroepingsrecht',
      body: `Je hebt het recht om de overeenkomst binnen 14 dagen zonder opgave van redenen te herroepen. Dat staat in het Burgerlijk Wetboek (boek 6, afdeling 2B). De termijn verstrijkt 14 dagen na de dag waarop jij, of iemand die jij aanwijst en die niet de vervoerder is, het product in bezit krijgt. Komt je bestelling in delen, dan telt de dag waarop het laatste deel aankomt. Voor gekochte lessen geldt wat onder “Lessen” staat.

Wil je herroepen, laat dat dan weten aan ${name}, ${street}, ${city}, Nederland, ${email}, telefoon ${phone}, met een ondubbelzinnige verklaring, bijvoorbeeld per e-mail of per post. Je mag het modelformulier hieronder gebruiken, maar dat hoeft niet. Je kunt je herroepingsrecht ook [online uitoefenen](${paths.nl.withdrawal}); dan sturen we je onverwijld een ontvangstbevestiging per e-mail, met de inhoud van je verklaring en de datum en het tijdstip van verzending. Je bent op tijd als je je mededeling verstuurt voordat de termijn is verstreken. We bevestigen de ontvangst per e-mail.

### Wat je terugkrijgt

Als je de overeenkomst herroept, betalen we je alle betalingen terug, ook de kosten van de standaardlevering, uiterlijk 14 dagen nadat we je herroeping hebben ontvangen. Herroep je maar een deel, dan betalen we terug wat je voor dat deel hebt betaald; de kosten van de standaardlevering krijg je terug als je de hele bestelling herroept. Koos je voor een duurdere manier van bezorgen, dan vergoeden we de meerkosten niet. We betalen terug met hetzelfde betaalmiddel als waarmee jij betaalde, tenzij we uitdrukkelijk iets anders afspreken; het kost je niets. We mogen wachten tot we het product terug hebben of tot je aantoont dat je het hebt teruggestuurd.

### Terugsturen

Stuur het product uiterlijk 14 dagen na je herroeping terug naar het adres hierboven. De rechtstreekse kosten van het terugsturen zijn voor jou. Is het product kapot of niet wat je bestelde, dan betalen wij.

Je mag het pak thuis passen zoals je dat in een winkel zou doen: droog, over ondergoed of zwemkleding. Je bent alleen aansprakelijk voor waardevermindering door gebruik dat verder gaat dan nodig is om de aard, de kenmerken en de werking van het product vast te stellen, zoals ermee zwemmen. Ook een uitgepakte zwembril mag terug, droog gepast en schoon.

### Lessen

Videolessen zijn digitale inhoud. Lessen die je koopt (los, als niveau of in de bundel), leveren we meteen na je betaling. Daarom vragen we je bij het bestellen uitdrukkelijk om toestemming en om te verklaren dat je daarmee je herroepingsrecht voor die lessen verliest. We bevestigen dat in de mail. Zonder die toestemming kun je geen lessen bestellen. Herroep je de koop van een drijfpak, dan eindigt ook de toegang tot de gratis lessen die erbij hoorden.`,
    },
    {
      kind: 'rich-text',
      title: 'Modelformulier voor herroeping',
      body: `Dit formulier alleen invullen en terugzenden als je de overeenkomst wilt herroepen.

- Aan ${name}, ${street}, ${city}, Nederland, ${email}
- Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende digitale inhoud (*) herroep/herroepen (*):
- Besteld op (*)/ontvangen op (*):
- Bestelnummer:
- Naam/namen consument(en):
- Adres consument(en):
- Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend):
- Datum:

(*) Doorhalen wat niet van toepassing is.

[Download dit formulier (pdf)](${MODEL_FORM})

Gaat het om een gebrek? Lees dan het stuk over wettelijke garantie in de [algemene voorwaarden](${paths.nl.terms}).`,
    },
  ],
};
