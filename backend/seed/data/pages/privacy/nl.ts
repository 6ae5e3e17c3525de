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
      body: `We vragen niet meer gegevens dan nodig zijn en verkopen ze nooit. Hier lees je wat we gebruiken, waarom en hoe lang. Laatst gewijzigd op 23 november 2026.

## Wie is verantwoordelijk?

${name}, ${street}, ${city}, Nederland, is de verwerkingsverantwoordelijke. Vragen over privacy? Mail ${email}.

## Welke gegevens en waarvoor

- **Bestellen en bezorgen**: naam, e-mailadres, bezorg- en factuuradres, wat je bestelt en de betaalstatus. Grondslag: uitvoering van de overeenkomst.
- **Administratie**: facturen en betaalgegevens. Grondslag: wettelijke verplichting (belastingrecht).
- **Account**: naam, e-mailadres, adressen, je bestellingen en, als je dat instelt, een wachtwoord, waarvan we alleen de hash bewaren. Voeg je een passkey toe, dan bewaren we de publieke sleutel, de naam die je hem geeft en wanneer je hem het laatst gebruikte; je vingerafdruk, gezicht of pincode verlaat je apparaat nooit. Bij een bestelling als gast maken we een account zonder wachtwoord. Grondslag: uitvoering van de overeenkomst en ons gerechtvaardigd belang dat je je bestelling kunt terugvinden.
- **Academy**: welke lessen voor je openstaan en tot waar je ze hebt bekeken. Grondslag: uitvoering van de overeenkomst.
- **Mail als een product er weer is**: je e-mailadres en op welk product je wacht, als je daarom vraagt. We wissen het 30 dagen na die mail, of na 180 dagen wachten. Grondslag: je eigen verzoek (toestemming), dat je met de link in de mail intrekt.
- **Nieuwsbrief**: je e-mailadres, de tekst waarmee je instemde en wanneer, als je je aanmeldt en dat per mail bevestigt. We bewaren ze tot je je afmeldt; zonder bevestiging wissen we ze na 7 dagen. Grondslag: toestemming, die je altijd kunt intrekken.
- **Beoordelingen**: enkele dagen na de bezorging mailen we je één keer per bestelling met de vraag om te beoordelen wat je kocht. Je kunt bij het afrekenen aangeven dat je dat voor die bestelling niet wilt. Je kunt ook daarna altijd bezwaar maken, met de link in die mail of door ons te schrijven, en dan vragen we het nooit meer. Wat je schrijft, de naam die je kiest en je foto’s (zonder plaats en cameragegevens) staan in de winkel tot je vraagt ze weg te halen. Grondslag: ons gerechtvaardigd belang bij eerlijke beoordelingen van kopers; voor wat je publiceert: je toestemming.
- **Vragen en contact**: wat je ons schrijft en je antwoordadres. Grondslag: ons gerechtvaardigd belang om je te helpen.
- **Beveiliging**: IP-adres en technische gegevens om misbruik tegen te gaan. Grondslag: gerechtvaardigd belang. Formulieren kunnen beschermd zijn met Google reCAPTCHA, dat pas laadt als je een formulier begint in te vullen.
- **Bezoekcijfers**: alleen als je daarvoor toestemming geeft. Je kunt die altijd intrekken via de cookie-instellingen.

Zonder naam, e-mailadres en adres kunnen we je bestelling niet uitvoeren. Onze winkel is voor volwassenen; gegevens over je kind, zoals gewicht, vragen en bewaren we niet.

## Wie krijgt gegevens?

- Mollie B.V. (Nederland), voor de betaling; Mollie is daarvoor zelf verantwoordelijk
- De bezorgdienst, voor de bezorging
- Onze leveranciers van hosting en e-mail, als verwerker en op basis van een overeenkomst
- Google, als je zelf met Google inlogt, bij reCAPTCHA en, na toestemming, bij bezoekcijfers
- De Belastingdienst of een andere overheid, als de wet dat eist

We bewaren gegevens in de Europese Economische Ruimte. Waar Google gegevens in de Verenigde Staten verwerkt, gebeurt dat op basis van het EU-VS-kader voor gegevensbescherming of modelcontractbepalingen.

## Hoe lang?

- Bestellingen en facturen: zeven jaar, zoals de belastingwet voorschrijft
- Account: tot je het in je profiel verwijdert of ons dat vraagt
- Contactberichten: tot een jaar na het laatste bericht
- Technische logboeken: hooguit 90 dagen

## Jouw rechten

Je mag je gegevens inzien, laten verbeteren, laten verwijderen of overdragen, de verwerking laten beperken en bezwaar maken tegen verwerking op grond van gerechtvaardigd belang. Toestemming kun je altijd intrekken. Mail ons; je krijgt binnen een maand antwoord. We nemen geen besluiten over je die alleen op automatische verwerking berusten.

Heb je een klacht waar we niet uitkomen? Je kunt die indienen bij de Autoriteit Persoonsgegevens (autoriteitpersoonsgegevens.nl) of bij de toezichthouder van het land waar je woont.

Over cookies lees je meer op de pagina [cookies](${paths.nl.cookies}).`,
    },
  ],
};
