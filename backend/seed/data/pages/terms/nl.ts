import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { pageSlugs, paths } from '../../paths';

const { name, street, city, email, phone, kvk, vat } = company;
const p = paths.nl;

export const termsNl: SeedPageText = {
  title: 'Algemene voorwaarden',
  slug: pageSlugs.terms.nl,
  seo: {
    title: 'Algemene voorwaarden',
    description:
      'De voorwaarden van Zwotter voor consumenten: bestellen, betalen, levering, herroeping, lessen, wettelijke garantie en klachten.',
  },
  blocks: [
    {
      kind: 'conditions',
      changedOn: '2026-11-23',
      body: `Deze voorwaarden gelden vanaf 23 november 2026 voor elke bestelling die je als consument bij ons plaatst.

## Wie wij zijn

${name}, ${street}, ${city}, Nederland. E-mail: ${email}. Telefoon: ${phone}, op werkdagen van 9.00 tot 17.00 uur. KvK ${kvk}, btw-nummer ${vat}. Met “wij” en “Zwotter” bedoelen we in deze voorwaarden ${name}, en met “jij” de consument die bij ons koopt.

## Aanbod en overeenkomst

- We beschrijven onze producten en lessen zo volledig en eerlijk mogelijk. Staat er toch een duidelijke vergissing in een beschrijving of prijs, zoals een prijs die onmogelijk kan kloppen, dan laten we je dat weten en kies jij: bestellen voor de juiste prijs, of kosteloos annuleren.
- Voordat je bestelt, zie je een overzicht met de producten, de totaalprijs, de verzendkosten en de levertijd. Je kunt je invoer daar controleren en verbeteren.
- De overeenkomst komt tot stand als je op de bestelknop klikt, die duidelijk maakt dat je een betaalverplichting aangaat. We bevestigen je bestelling meteen per e-mail. Deze voorwaarden, de uitleg over herroepen en het modelformulier zitten er als pdf bij, zodat je ze kunt bewaren.
- We bewaren je bestelling. Je kunt die terugzien via de link in de bevestigingsmail of in [je account](${p.profile}). Je kunt de overeenkomst sluiten in het Nederlands, Engels, Duits, Spaans, Frans of Zweeds.
- Je moet 18 jaar of ouder zijn om te bestellen.

## Prijzen en verzendkosten

Alle prijzen zijn in euro en inclusief btw. De btw is die van het land waar we bezorgen. De verzendkosten hangen af van het land, de manier van bezorgen en het bedrag van je bestelling; je ziet ze op de pagina [verzenden](${p.shipping}), in je winkelmand en voordat je bestelt. Verhogen we een prijs nadat je besteld hebt, dan geldt voor jou de oude prijs.

## Betalen

Je betaalt met een van de betaalmethoden die we bij het afrekenen tonen. Mollie B.V. verwerkt de betaling voor ons over een versleutelde verbinding; je keurt die goed bij je bank of betaaldienst. Wij zien je bank- of kaartgegevens niet, behalve wat nodig is om een betaling terug te vinden of terug te storten. Kies je voor een overschrijving, dan houden we je bestelling vast tot de datum die bij de betaalgegevens staat.

## Levering

- We bezorgen in Nederland, België, Duitsland, Frankrijk, Spanje en Zweden. Is je betaling op een werkdag vóór 15.00 uur (Nederlandse tijd) binnen, dan versturen we dezelfde dag, anders de eerstvolgende werkdag. Daarna is je pakket er in 1 tot 3 werkdagen.
- Zijn we te laat, dan laten we je dat weten. Je kunt ons een redelijke extra termijn geven. Leveren we ook dan niet, of niet uiterlijk 30 dagen na je bestelling, dan mag je de overeenkomst ontbinden en krijg je je geld terug.
- Het risico van verlies of beschadiging gaat pas op jou over als jij, of iemand die jij aanwijst, het pakket in handen heeft.

## Herroepingsrecht

Volgens het Burgerlijk Wetboek (boek 6, afdeling 2B) mag je je bestelling binnen 14 dagen na ontvangst zonder reden herroepen. Hoe dat werkt, wat je terugkrijgt en het modelformulier vind je op de pagina [retourneren en herroepen](${p.returns}), die onderdeel is van deze voorwaarden. Herroepen kan het snelst via [overeenkomst herroepen](${p.withdrawal}), ook zonder account; je vindt die link onder aan elke pagina.

## Videolessen

- Lessen zijn digitale inhoud. Je koopt ze per les, per niveau of als bundel; bij een drijfpak horen gratis lessen. Je krijgt een persoonlijk recht om ze zelf, in je gezin, te bekijken. Kopiëren, doorverkopen of openbaar vertonen mag niet.
- Je hebt een gangbare, bijgewerkte browser en een internetverbinding nodig; zonder verbinding bekijk je alleen lessen die je op je apparaat hebt bewaard. Je houdt toegang zolang wij de academy aanbieden, en in elk geval twee jaar na je aankoop.
- Lessen die je koopt, leveren we meteen na je betaling, nog binnen de bedenktijd. Daarom vragen we bij het bestellen of je daar uitdrukkelijk mee instemt en verklaart dat je dan je herroepingsrecht voor die lessen verliest. Zonder die toestemming kun je geen lessen bestellen.
- Lessen zijn bedoeld om samen te oefenen. Ze vervangen geen zwemles met een zweminstructeur, leveren geen zwemdiploma op en vervangen nooit toezicht.

## Veilig gebruik

Onze drijfpakken zijn drijfhulpmiddelen om te leren zwemmen (EN 13138-1, klasse B). Ze zijn geen reddingsvest en beschermen niet tegen verdrinking. Gebruik ze alleen vanaf 3 jaar, binnen het gewicht van de maat, volgens de gebruiksaanwijzing en onder voortdurend toezicht van een volwassene binnen armlengte.

## Wettelijke garantie

Volgens het Burgerlijk Wetboek (boek 7) heb je recht op producten en digitale inhoud die aan de overeenkomst beantwoorden: ze doen wat je ervan mag verwachten, en zo lang als je dat redelijkerwijs mag verwachten, minstens twee jaar. Komt binnen een jaar na levering een gebrek aan het licht, dan wordt vermoed dat het er bij levering al was. Voldoet een product niet, dan kies je of we het herstellen of vervangen, kosteloos en binnen een redelijke termijn, tenzij jouw keuze onmogelijk of onevenredig duur is. Digitale inhoud brengen we kosteloos in orde. Lukt dat niet, dan mag je een lagere prijs vragen of de overeenkomst ontbinden. Meld een gebrek binnen bekwame tijd; doe je dat binnen twee maanden nadat je het ontdekt, dan ben je op tijd. Een eigen garantie boven op de wet geven we niet.

Woon je in een ander land waar we leveren, dan houd je de bescherming van dat land: twee jaar wettelijke garantie in België, Duitsland en Frankrijk, drie jaar in Spanje en Zweden. Het vermoeden dat een gebrek er bij levering al was, geldt in België, Frankrijk, Spanje en Zweden twee jaar.

## Aansprakelijkheid

We zijn aansprakelijk volgens de wet. Niets in deze voorwaarden beperkt je wettelijke rechten als consument, of onze aansprakelijkheid voor letsel of overlijden, voor opzet of grove schuld of voor producten met een gebrek.

## Account

Bij een bestelling als gast maken we van je gegevens een account zonder wachtwoord, zodat je je bestellingen kunt terugzien. Je kunt een wachtwoord instellen via “Wachtwoord vergeten” en het account altijd verwijderen, in je profiel of met een bericht aan ons. Wat we met je gegevens doen, staat in ons [privacybeleid](${p.privacy}).

## Klachten en geschillen

Niet tevreden? Mail ${email}. Je krijgt binnen 14 dagen een inhoudelijk antwoord. Komen we er samen niet uit, dan kun je gratis advies vragen aan ConsuWijzer (consuwijzer.nl), het loket van de Autoriteit Consument & Markt (ACM). Woon je in een ander land, dan helpt het Europees Consumenten Centrum van dat land je gratis (eccnet.eu), en in België ook de Consumentenombudsdienst (consumentenombudsdienst.be). We zijn niet aangesloten bij De Geschillencommissie of een andere geschilleninstantie. Je kunt het geschil altijd aan de bevoegde rechter voorleggen, ook die van je woonplaats.

## Toepasselijk recht

Op de overeenkomst is Nederlands recht van toepassing. De regels voor kopen op afstand staan in boek 6 (afdeling 2B) van het Burgerlijk Wetboek, die over gebreken in boek 7. Woon je in een ander land, dan blijft de bescherming van de dwingende regels van het consumentenrecht van dat land voor jou gelden. Is een bepaling ongeldig, dan blijven de andere gelden.`,
    },
    { kind: 'registrations', title: 'Registratienummers voor verpakkingen en textiel' },
  ],
};
