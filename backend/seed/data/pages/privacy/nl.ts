import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { pageSlugs, paths } from '../../paths';

const { name, street, city, email } = company;

export const privacyNl: SeedPageText = {
  title: 'Privacybeleid',
  slug: pageSlugs.privacy.nl,
  seo: {
    title: 'Privacybeleid',
    description: 'Welke persoonsgegevens Zwotter gebruikt, waarvoor, hoe lang en welke rechten je hebt.',
  },
  blocks: [
    {
      kind: 'rich-text',
      body: `We vragen niet meer gegevens dan nodig zijn en verkopen ze nooit. Hier lees je wat we gebruiken, waarom en hoe lang, en welke rechten de Algemene verordening gegevensbescherming (AVG) je geeft. Laatst gewijzigd op 26 november 2026.

## Wie is verantwoordelijk?

${name}, ${street}, ${city}, Nederland, is de verwerkingsverantwoordelijke. Vragen over privacy? Mail ${email}.

## Welke gegevens en waarvoor

- **Bestellen en bezorgen**: naam, e-mailadres, bezorg- en factuuradres, wat je bestelt en de betaalstatus. Grondslag: uitvoering van de overeenkomst.
- **Cadeaukaart voor iemand anders**: de naam en het e-mailadres van die persoon, je boodschap en de dag van versturen, als je die invult; we gebruiken ze alleen om de kaart te sturen en bewaren ze zo lang als je bestelling. Grondslag: uitvoering van de overeenkomst; voor de ontvanger ons gerechtvaardigd belang om je cadeau te bezorgen.
- **Lessen voor iemand anders**: de naam en het e-mailadres van die persoon en je boodschap, als je die invult; we gebruiken ze alleen om je cadeau te mailen en de lessen voor dat adres te openen, en bewaren ze zo lang als je bestelling. Grondslag: uitvoering van de overeenkomst; voor de ontvanger ons gerechtvaardigd belang om je cadeau te bezorgen.
- **Administratie**: facturen en betaalgegevens. Grondslag: wettelijke verplichting (belastingrecht).
- **Herroepen en retourneren**: je naam, e-mailadres, bestelnummer en wat je ons schrijft. Grondslag: wettelijke verplichting (consumentenrecht).
- **Account**: naam, e-mailadres, adressen, je bestellingen en, als je dat instelt, een wachtwoord, waarvan we alleen de hash bewaren. Voeg je een passkey toe, dan bewaren we de publieke sleutel, de naam die je hem geeft en wanneer je hem het laatst gebruikte; je vingerafdruk, gezicht of pincode verlaat je apparaat nooit. Van elke browser waarin je bent ingelogd, bewaren we de naam en een deel van het IP-adres; je ziet ze in je profiel. Bij een bestelling als gast maken we een account zonder wachtwoord. Grondslag: uitvoering van de overeenkomst en ons gerechtvaardigd belang dat je je bestelling kunt terugvinden.
- **Academy**: welke lessen voor je openstaan en tot waar je ze hebt bekeken, en dat je akkoord ging met de veiligheidsregels, wanneer en in welke taal. Grondslag: uitvoering van de overeenkomst.
- **Kinderen**: alleen als je in je profiel een kind toevoegt. We bewaren dan een bijnaam en, als je wilt, geboortejaar, gewicht en maat, wat er in het water lukt en jullie zwembeurten met notities. We gebruiken dat om de voortgang en het plan voor de drijvers te laten zien, en of de maat nog bij het gewicht past. Alleen als je daar zelf voor kiest, gebruiken we het ook voor de weekmail en de oorkonde, en verder nergens voor. Schrijf er niets over de gezondheid van je kind. In je profiel verwijder je een kind met alles wat erbij staat; verwijder je je account, dan verdwijnt dat ook. Grondslag: uitvoering van de overeenkomst.
- **Volwassenen die meedoen**: nodig je iemand uit om samen bij te houden hoe het met je kinderen gaat, dan mailen we die persoon één link en bewaren we het e-mailadres tot de uitnodiging is aangenomen, ingetrokken of vier weken oud is. Wie meedoet, ziet alles wat over je kinderen is opgeschreven en kan dat aanvullen. Jullie zien elkaars e-mailadres. Bij elke notitie bewaren we van welk account die komt. Stopt iemand of beëindig jij de toegang, dan wissen we dat en blijft de notitie bij het kind. Verwijder je je account, dan worden de gegevens van je kinderen voor iedereen gewist; ze gaan naar niemand over. Grondslag: uitvoering van de overeenkomst; voor het uitgenodigde adres ons gerechtvaardigd belang om één keer door te geven dat jij iemand uitnodigt.
- **Mail als een product er weer is**: je e-mailadres en op welk product je wacht, als je daarom vraagt. We wissen het 30 dagen na die mail, of na 180 dagen wachten. Grondslag: je eigen verzoek (toestemming), dat je altijd kunt intrekken, met de link in de mail of een bericht aan ons.
- **Nieuwsbrief**: alleen als je je aanmeldt en dat per mail bevestigt. We bewaren je e-mailadres, de tekst waarmee je instemde en wanneer je dat deed, tot je je afmeldt. Bevestig je niet, dan wissen we alles na 7 dagen. Grondslag: toestemming, die je altijd kunt intrekken.
- **Winkelmand per mail**: alleen als je in de winkelmand om zo’n mail vraagt. We bewaren je e-mailadres, je winkelmand, de tekst waarmee je instemde en wanneer je dat deed, tot je bestelt, en anders hooguit een week. Wil je zulke mails nooit meer, dan bewaren we alleen je adres in onleesbare vorm. Grondslag: toestemming, die je altijd kunt intrekken.
- **Oorkondes**: alleen als je er een print. We bewaren dan kind, niveau, taal, datum en een nummer dat niet te raden is. Wie het nummer heeft, ziet niveau, datum en de eerste letter van de bijnaam. Een oorkonde verdwijnt als je het kind uit je profiel haalt of je account verwijdert. Grondslag: uitvoering van de overeenkomst.
- **Weekmail met de volgende stap**: alleen als je hem in je profiel aanzet. We gebruiken daarvoor wat je over je kinderen hebt ingevuld. De tekst waarmee je instemde en wanneer je dat deed, bewaren we tot je de mail uitzet, of tot hij vanzelf stopt omdat je acht weken niets hebt ingevuld. Grondslag: toestemming, die je altijd kunt intrekken, ook met de link in elke mail.
- **Beoordelingen**: enkele dagen na de bezorging mailen we je één keer per bestelling met de vraag om te beoordelen wat je kocht. Je kunt bij het afrekenen aangeven dat je dat voor die bestelling niet wilt. Je kunt ook daarna altijd bezwaar maken, met de link in die mail of door ons te schrijven, en dan vragen we het nooit meer; daarvoor bewaren we alleen je e-mailadres in onleesbare vorm. Wat je schrijft, de naam die je kiest en je foto’s (zonder locatie- en cameragegevens) staan in de winkel tot je ons vraagt ze weg te halen, of tot je je account verwijdert. Grondslag: ons gerechtvaardigd belang bij eerlijke beoordelingen van kopers; voor wat je publiceert: je toestemming.
- **Vragen over een les**: wat je vraagt, over welke les, wanneer, en of anderen het mogen lezen. We antwoorden per mail. Alleen als je dat goedvindt, staan de vraag en ons antwoord ook bij de les, met je voornaam of de eerste letter daarvan; je kunt ze daar altijd van de pagina halen of verwijderen. Schrijf niets over de gezondheid van je kind. Grondslag: uitvoering van de overeenkomst; voor wat we plaatsen: je toestemming.
- **Vragen en contact**: wat je ons schrijft en je antwoordadres. Grondslag: ons gerechtvaardigd belang om je te helpen.
- **Beveiliging**: IP-adres en technische gegevens om misbruik tegen te gaan. Bij een onbetaalde bestelling bewaren we het netwerk van je IP-adres in onleesbare vorm, zolang er producten voor je apart liggen. Grondslag: gerechtvaardigd belang. Formulieren kunnen beschermd zijn met Google reCAPTCHA, dat pas laadt als je een formulier begint in te vullen.
- **Bezoekcijfers en marketing**: alleen als je daarvoor toestemming geeft, voor elk apart. Je kunt die altijd intrekken via de cookie-instellingen. Welke keuze je wanneer maakte, bewaren we onder een willekeurig nummer, omdat de wet wil dat we je toestemming kunnen aantonen.

Zonder je naam, e-mailadres en adres kunnen we je bestelling niet uitvoeren. Koop je alleen lessen, dan is je land genoeg in plaats van je adres.

## En je kind?

Onze winkel is voor volwassenen. Om een maat te kiezen heb je het gewicht, de leeftijd en de lengte van je kind nodig. Wat je daarover opzoekt of invult bij het kiezen van een maat, blijft op je eigen apparaat: wij krijgen alleen de maat die je bestelt. Schrijf ons in berichten en beoordelingen niet meer over je kind dan nodig is.

## Wie krijgt gegevens?

- Mollie B.V. (Nederland), voor de betaling; Mollie is daarvoor zelf verantwoordelijk. Betaal je achteraf of kies je pas bij Mollie hoe je betaalt, dan krijgt Mollie ook je naam, e-mailadres, adressen en wat je bestelt; bij Klarna beslist Klarna daarmee of je later kunt betalen
- De bezorger en de dienst die de verzendlabels maakt: zij krijgen je naam, adres en e-mailadres om je pakket te brengen
- PDOK (Kadaster, Nederland): de postcode en het huisnummer die je bij een Nederlands adres invult, zodat we straat en plaats kunnen invullen. Onze server vraagt dat op, zonder je naam, e-mailadres of IP-adres. Grondslag: ons gerechtvaardigd belang dat je pakket aankomt
- Onze leveranciers van hosting en e-mail, als verwerker: ze mogen de gegevens alleen voor ons gebruiken, op basis van een overeenkomst
- Google, als je zelf met Google inlogt, bij reCAPTCHA en, na toestemming, bij bezoekcijfers en marketing
- De Belastingdienst of een andere overheid, als de wet dat eist

We bewaren gegevens in de Europese Economische Ruimte. Waar Google gegevens in de Verenigde Staten verwerkt, gebeurt dat op basis van het EU-VS-kader voor gegevensbescherming of modelcontractbepalingen.

## Hoe lang?

- Bestellingen, met facturen, betalingen, herroepingen en de mails erover: zeven jaar, zoals de belastingwet voorschrijft, en tien jaar als we buiten Nederland hebben geleverd, omdat de btw-regels voor verkoop binnen de EU dat eisen
- Account, met je adressen en hoever je met de lessen bent: tot je het in je profiel verwijdert of ons dat vraagt
- Ingelogd zijn: hooguit 30 dagen. Een browser waarmee je inlogde, herkennen we nog een jaar na de laatste keer; de cookie daarvoor blijft 400 dagen staan
- Beoordelingen: tot je ons vraagt ze weg te halen, of tot je je account verwijdert
- Vragen over lessen: tot je ze of je hele account verwijdert
- Contactberichten en retourmeldingen: tot een jaar na het laatste bericht
- Je cookiekeuze: drie jaar
- Technische logboeken: hooguit 90 dagen

## Jouw rechten

Je mag je gegevens inzien, laten verbeteren, laten verwijderen of overdragen, de verwerking laten beperken en bezwaar maken tegen verwerking op grond van gerechtvaardigd belang. Toestemming kun je altijd intrekken; dat verandert niets aan wat we tot dan toe deden. In je profiel kun je al je gegevens zelf downloaden en je account verwijderen. Voor al het andere mail je ons; je krijgt binnen een maand antwoord. We nemen geen besluiten over je die alleen op automatische verwerking berusten.

Heb je een klacht? We lossen die graag met je op. Je kunt er ook altijd mee naar de Autoriteit Persoonsgegevens (autoriteitpersoonsgegevens.nl) of naar de toezichthouder van het land waar je woont.

Over cookies lees je meer op de pagina [cookies](${paths.nl.cookies}).`,
    },
  ],
};
