import type { SeedPage } from '../../types';
import { company } from '../company';
import { pageSlugs } from '../paths';

const { name, email, phone } = company;

export const accessibilityPage: SeedPage = {
  key: 'accessibility',
  text: {
    nl: {
      title: 'Toegankelijkheid',
      slug: pageSlugs.accessibility.nl,
      seo: {
        title: 'Toegankelijkheidsverklaring',
        description:
          'Hoe Zwotter zorgt dat iedereen de winkel en de academy kan gebruiken, en waar je een probleem meldt.',
      },
      blocks: [
        {
          kind: 'rich-text',
          body: `${name} wil dat iedereen bij ons kan rondkijken, bestellen en lessen volgen, ook met een hulpmiddel of zonder muis.

## Waar we naar streven

We ontwerpen en testen deze winkel volgens de Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA, en de Europese norm EN 301 549. Dat past bij de Europese toegankelijkheidswet (Richtlijn (EU) 2019/882). In Nederland is die ingevoerd met de Implementatiewet toegankelijkheidsvoorschriften producten en diensten, waarvan de regels sinds 28 juni 2025 gelden.

- Alles is met het toetsenbord te bedienen, met een zichtbare focus
- Teksten en knoppen hebben voldoende contrast en blijven bruikbaar bij 200% zoom en op smalle schermen
- Afbeeldingen hebben een beschrijving, formulieren duidelijke labels en foutmeldingen
- Bij elke les staat ook een geschreven uitleg
- Wie op zijn apparaat minder beweging heeft ingesteld, ziet ook hier minder beweging

## Wat nog beter kan

We beoordelen de site zelf, met geautomatiseerde tests en met de hand. Sommige onderdelen zijn van anderen, zoals de betaalpagina’s van banken; daar hebben we minder invloed op.

## Loop je tegen iets aan?

Mail ${email} of bel ${phone}. Vertel op welke pagina het misging en welk hulpmiddel je gebruikt. Je krijgt binnen één werkdag antwoord, en als je wilt helpen we je telefonisch met je bestelling. Niet tevreden met ons antwoord? De Autoriteit Consument & Markt (acm.nl) houdt in Nederland toezicht op de toegankelijkheid van webwinkels.

Deze verklaring gaat over de hele winkel, van rondkijken tot betalen, en over de videolessen. Ze is bijgewerkt op 23 november 2026.`,
        },
      ],
    },
    en: {
      title: 'Accessibility',
      slug: pageSlugs.accessibility.en,
      seo: {
        title: 'Accessibility statement',
        description:
          'How Zwotter makes sure that everyone can use the shop and the academy, and where to report a problem.',
      },
      blocks: [
        {
          kind: 'rich-text',
          body: `${name} wants everyone to be able to browse, order and follow lessons, including with assistive technology or without a mouse.

## What we aim for

We design and test this shop against the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the European standard EN 301 549, in line with the European Accessibility Act (Directive (EU) 2019/882), which has applied since 28 June 2025.

- Everything works with the keyboard, with a visible focus
- Text and buttons have sufficient contrast and stay usable at 200% zoom and on narrow screens
- Images have descriptions; forms have clear labels and error messages
- Every lesson also comes with a written explanation
- If your device is set to reduce motion, there is less movement here too

## What could be better

We assess the site ourselves, with automated tests and by hand. Some parts belong to others, such as the payment pages of banks, and we have less influence there.

## Found a barrier?

Email ${email} or call ${phone}. Tell us which page it was and which assistive technology you use. You will have an answer within one working day, and if you like we will help you with your order by telephone. Not satisfied with our answer? In the Netherlands, the Authority for Consumers and Markets (acm.nl) supervises the accessibility of web shops; other countries have their own authority.

This statement covers the whole shop, from browsing to paying, and the video lessons. It was last updated on 23 November 2026.`,
        },
      ],
    },
    de: {
      title: 'Barrierefreiheit',
      slug: pageSlugs.accessibility.de,
      seo: {
        title: 'Erklärung zur Barrierefreiheit',
        description:
          'Wie Zwotter dafür sorgt, dass alle den Shop und die Academy nutzen können, und wo du Barrieren meldest.',
      },
      blocks: [
        {
          kind: 'rich-text',
          body: `${name} möchte, dass alle bei uns stöbern, bestellen und lernen können, auch mit Hilfsmitteln oder ohne Maus. Diese Seite enthält die Informationen nach § 14 BFSG.

## Was der Shop bietet

Du suchst dir Schwimmlernanzüge und Zubehör aus, legst sie in den Warenkorb, gibst an der Kasse deine Adresse ein und bezahlst auf der Seite deiner Bank oder deines Zahlungsanbieters. Deine Bestellungen findest du in deinem Konto oder über den Link in der Bestätigungsmail. Die Videolektionen der Academy siehst du im Browser an, mit Untertiteln.

## Unser Maßstab

Wir gestalten und prüfen diesen Shop nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und der europäischen Norm EN 301 549. Grundlage ist das Barrierefreiheitsstärkungsgesetz (BFSG) mit seiner Verordnung (BFSGV), das seit dem 28. Juni 2025 gilt.

- Alles lässt sich mit der Tastatur bedienen, der Fokus ist sichtbar
- Texte und Schaltflächen haben genügend Kontrast und bleiben bei 200 % Vergrößerung und auf schmalen Bildschirmen nutzbar
- Bilder haben Beschreibungen, Formulare klare Beschriftungen und Fehlermeldungen
- Zu jeder Lektion gibt es auch eine schriftliche Erklärung
- Wer auf seinem Gerät weniger Bewegung eingestellt hat, sieht auch hier weniger davon

## Was noch besser werden kann

Wir bewerten die Seite selbst, mit automatischen Tests und von Hand. Manche Teile stammen von anderen, etwa die Zahlungsseiten der Banken; darauf haben wir weniger Einfluss.

## Du stößt auf eine Barriere?

Schreib an ${email} oder ruf an: ${phone}. Sag uns, auf welcher Seite es hakte und welches Hilfsmittel du nutzt. Du bekommst innerhalb eines Werktags Antwort, und wenn du möchtest, helfen wir dir am Telefon bei der Bestellung. Nicht zufrieden? In Deutschland ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg zuständig.

Diese Erklärung wurde am 23. November 2026 aktualisiert.`,
        },
      ],
    },
    es: {
      title: 'Accesibilidad',
      slug: pageSlugs.accessibility.es,
      seo: {
        title: 'Declaración de accesibilidad',
        description:
          'Cómo trabaja Zwotter para que todas las personas puedan usar la tienda y la Academy, y dónde avisar de un problema.',
      },
      blocks: [
        {
          kind: 'rich-text',
          body: `En ${name} queremos que todas las personas puedan mirar, comprar y seguir las clases, también con productos de apoyo o sin ratón.

## A qué aspiramos

Diseñamos y probamos esta tienda conforme a las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, y a la norma europea EN 301 549, en línea con la Ley 11/2023, de 8 de mayo, que traspone la Directiva (UE) 2019/882 y es aplicable desde el 28 de junio de 2025.

- Todo se puede manejar con el teclado, con el foco visible
- Los textos y botones tienen contraste suficiente y se siguen leyendo y usando bien con un zoom del 200 % y en pantallas estrechas
- Las imágenes tienen descripción, y los formularios, etiquetas y mensajes de error claros
- Cada clase incluye también una explicación escrita
- Si tu dispositivo está configurado para reducir el movimiento, la tienda muestra menos animaciones

## Qué puede mejorar

Evaluamos el sitio nosotros mismos, con pruebas automáticas y manuales. Algunas partes son de terceros, como las páginas de pago de los bancos, y en ellas tenemos menos influencia.

## ¿Has encontrado una barrera?

Escribe a ${email} o llama al ${phone}. Cuéntanos en qué página fue y qué producto de apoyo usas. Te respondemos en un día laborable y, si quieres, te ayudamos por teléfono con tu pedido. Si no quedas conforme, puedes dirigirte a la autoridad de consumo de tu comunidad autónoma.

Esta declaración abarca toda la tienda, desde que entras hasta que pagas, y las videoclases. Se actualizó el 23 de noviembre de 2026.`,
        },
      ],
    },
    fr: {
      title: 'Accessibilité',
      slug: pageSlugs.accessibility.fr,
      seo: {
        title: 'Déclaration d’accessibilité',
        description:
          'Comment Zwotter veille à ce que chacun puisse utiliser la boutique et l’Academy, et où signaler un problème.',
      },
      blocks: [
        {
          kind: 'rich-text',
          body: `${name} souhaite que chacun puisse parcourir la boutique, commander et suivre les leçons, y compris avec une technologie d’assistance ou sans souris.

## Notre objectif

Nous concevons et testons cette boutique selon les règles WCAG 2.2, niveau AA, et la norme européenne EN 301 549, comme le demandent la loi n° 2023-171 du 9 mars 2023 et le décret n° 2023-931 du 9 octobre 2023, applicables depuis le 28 juin 2025. Ces textes transposent la directive européenne (UE) 2019/882 sur l’accessibilité.

- Tout est utilisable au clavier, avec un focus visible
- Les textes et les boutons sont suffisamment contrastés et restent utilisables avec un zoom de 200 % et sur les écrans étroits
- Les images ont une description, les formulaires des étiquettes et des messages d’erreur clairs
- Chaque leçon est aussi expliquée par écrit
- Si votre appareil est réglé pour réduire les animations, la boutique en montre moins

## Ce qui peut encore progresser

Nous évaluons le site nous-mêmes, par des tests automatiques et manuels. Certaines parties dépendent d’autres acteurs, comme les pages de paiement des banques ; nous avons moins de prise sur elles.

## Vous rencontrez un obstacle ?

Écrivez à ${email} ou appelez le ${phone}. Indiquez la page concernée et la technologie d’assistance utilisée. Vous aurez une réponse sous un jour ouvré et, si vous le souhaitez, nous vous aiderons à commander par téléphone. Notre réponse ne vous convient pas ? En France, vous pouvez saisir la DGCCRF (signal.conso.gouv.fr) ou le Défenseur des droits.

Déclaration mise à jour le 23 novembre 2026.`,
        },
      ],
    },
    sv: {
      title: 'Tillgänglighet',
      slug: pageSlugs.accessibility.sv,
      seo: {
        title: 'Tillgänglighetsredogörelse',
        description:
          'Så arbetar Zwotter för att alla ska kunna använda butiken och Academy, och hit rapporterar du hinder.',
      },
      blocks: [
        {
          kind: 'rich-text',
          body: `${name} vill att alla ska kunna titta, handla och ta del av lektionerna, även med hjälpmedel eller utan mus.

## Vad vi siktar på

Vi utformar och testar butiken enligt Web Content Accessibility Guidelines (WCAG) 2.2, nivå AA, och den europeiska standarden EN 301 549, i linje med lagen (2023:254) om vissa produkters och tjänsters tillgänglighet, som gäller sedan den 28 juni 2025.

- Allt går att använda med tangentbord, med synligt fokus
- Text och knappar har tillräcklig kontrast och fungerar vid 200 % zoom och på smala skärmar
- Bilder har beskrivningar, formulär har tydliga etiketter och felmeddelanden
- Till varje lektion finns också en skriven förklaring
- Den som har valt mindre rörelse på sin enhet ser mindre rörelse även här

## Vad som kan bli bättre

Vi bedömer webbplatsen själva, med automatiska tester och för hand. Vissa delar tillhör andra, till exempel bankernas betalsidor, och dem kan vi påverka mindre.

## Stöter du på ett hinder?

Mejla ${email} eller ring ${phone}. Berätta vilken sida det gäller och vilket hjälpmedel du använder. Du får svar inom en arbetsdag, och om du vill hjälper vi dig att beställa per telefon. Är du inte nöjd med svaret? I Sverige har Post- och telestyrelsen (pts.se) tillsyn över e-handelns tillgänglighet.

Redogörelsen gäller hela butiken, från att titta runt till att betala, och videolektionerna. Den uppdaterades den 23 november 2026.`,
        },
      ],
    },
  },
};
