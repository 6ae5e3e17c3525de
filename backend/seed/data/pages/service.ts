import type { SeedBlock, SeedLocale, SeedPage } from '../../types';
import { pageSlugs, paths } from '../paths';
import { paymentMarks } from './payment-marks';

type Faq = [question: string, answer: string][];

const blocks = (
  locale: SeedLocale,
  title: string,
  body: string,
  faqTitle: string,
  faq: Faq,
  cta: [string, string, string, string],
): SeedBlock[] => [
  { kind: 'rich-text', title, body },
  { kind: 'faq', title: faqTitle, items: faq.map(([question, answer]) => ({ question, answer })) },
  paymentMarks[locale],
  { kind: 'call-to-action', title: cta[0], text: cta[1], link: { label: cta[2], path: cta[3] } },
];

export const servicePage: SeedPage = {
  key: 'service',
  text: {
    nl: {
      title: 'Klantenservice',
      slug: pageSlugs.service.nl,
      seo: {
        title: 'Klantenservice',
        description: 'Alles over bestellen, betalen, verzenden, retourneren en je account bij Zwotter.',
      },
      blocks: blocks(
        'nl',
        'Waarmee kunnen we helpen?',
        `- [Verzenden](${paths.nl.shipping}): kosten, landen en levertijd
- [Retourneren en herroepen](${paths.nl.returns}): zo stuur je iets terug
- [Maattabel](${paths.nl.sizeGuide}): de juiste maat op gewicht
- [Welk drijfpak?](${paths.nl.choose}): de modellen naast elkaar
- [Contact](${paths.nl.contact}): mail of bel ons`,
        'Veelgestelde vragen',
        [
          [
            'Hoe kan ik betalen?',
            'Bij het afrekenen zie je wat er in jouw land kan, bijvoorbeeld iDEAL | Wero, Bancontact, een kaart, Klarna of een overschrijving. De betaling loopt versleuteld via Mollie; je rondt die af bij je bank of betaaldienst.',
          ],
          [
            'Heb ik een account nodig?',
            'Je hoeft je niet aan te melden. We maken met je gegevens een account aan, nog zonder wachtwoord, zodat je later je bestellingen kunt bekijken. Wil je inloggen, kies dan een wachtwoord via “Wachtwoord vergeten”. Verwijderen kan altijd, in je profiel of met een bericht aan ons.',
          ],
          [
            'Hoe bekijk ik mijn gratis lessen?',
            'Bij elk drijfpak horen gratis videolessen in de academy. Is je bestelling betaald, open dan de link in je bevestigingsmail. Inloggen met het e-mailadres van je bestelling kan ook.',
          ],
          [
            'Welke garantie heb ik?',
            'Je hebt recht op een product dat doet wat je ervan mag verwachten. Gaat er iets stuk dat heel had moeten blijven, mail ons dan een foto. Je kiest of we het kosteloos herstellen of vervangen, tenzij jouw keuze onmogelijk of onevenredig duur is.',
          ],
          [
            'Kan ik drijvers nabestellen?',
            `Ja, voor al onze pakken, per paar: kies bij de [reservedrijvers](${paths.nl.floats}) de maat van het pak. Is er een drijver beschadigd of kwijt, gebruik het pak dan pas weer als de nieuwe erin zit.`,
          ],
        ],
        [
          'Staat je vraag er niet bij?',
          'Mail of bel ons. We antwoorden op werkdagen binnen één dag.',
          'Neem contact op',
          paths.nl.contact,
        ],
      ),
    },
    en: {
      title: 'Customer service',
      slug: pageSlugs.service.en,
      seo: {
        title: 'Customer service',
        description: 'Everything about ordering, paying, shipping, returns and your account at Zwotter.',
      },
      blocks: blocks(
        'en',
        'How can we help?',
        `- [Shipping](${paths.en.shipping}): costs, delivery times and where we deliver (not yet to the UK or Ireland)
- [Returns and withdrawal](${paths.en.returns}): how to send something back
- [Size guide](${paths.en.sizeGuide}): the right size by weight
- [Which float suit?](${paths.en.choose}): the models side by side
- [Contact](${paths.en.contact}): email or call us`,
        'Frequently asked questions',
        [
          [
            'How can I pay?',
            'The checkout shows the ways to pay in your country, such as card, Klarna or bank transfer. Prices are in euros. Payments go through Mollie over an encrypted connection and are confirmed with your bank or payment provider.',
          ],
          [
            'Do I need an account?',
            'There is no need to sign up. We create an account from your details, without a password for now, so that you can look up your orders later. To log in, choose a password through Forgot password. You can delete the account at any time, in your profile or by writing to us.',
          ],
          [
            'How do I watch my free lessons?',
            'Every float suit comes with free video lessons in the academy. Once your order is paid, open the link in your confirmation email to watch them, or log in with the email address of your order.',
          ],
          [
            'What about the guarantee?',
            'You are entitled to a product that does what you may reasonably expect of it. If something breaks that should not have broken, email us a photo and we will repair or replace it, whichever you choose, free of charge (unless your choice is impossible or disproportionate).',
          ],
          [
            'Can I order floats separately?',
            `Yes, for all our suits, in pairs: choose the size of your suit under [spare floats](${paths.en.floats}). If a float is damaged, do not use the suit until the new float is in it.`,
          ],
        ],
        ['Is your question not here?', 'Just ask us. We reply within one working day.', 'Contact us', paths.en.contact],
      ),
    },
    de: {
      title: 'Kundenservice',
      slug: pageSlugs.service.de,
      seo: {
        title: 'Kundenservice',
        description: 'Alles zu Bestellung, Bezahlung, Versand, Rückgabe und deinem Konto bei Zwotter.',
      },
      blocks: blocks(
        'de',
        'Wobei können wir helfen?',
        `- [Versand](${paths.de.shipping}): Kosten, Länder und Lieferzeit
- [Rückgabe und Widerruf](${paths.de.returns}): So schickst du etwas zurück
- [Größentabelle](${paths.de.sizeGuide}): die richtige Größe nach Gewicht
- [Welcher Schwimmlernanzug?](${paths.de.choose}): die Modelle im Vergleich
- [Kontakt](${paths.de.contact}): Schreib uns oder ruf an`,
        'Häufige Fragen',
        [
          [
            'Wie kann ich bezahlen?',
            'An der Kasse siehst du, was in deinem Land möglich ist, zum Beispiel Karte, Klarna oder Überweisung. Die Zahlung läuft verschlüsselt über Mollie; freigegeben wird sie bei deiner Bank oder deinem Zahlungsanbieter.',
          ],
          [
            'Brauche ich ein Konto?',
            'Du musst dich nicht registrieren. Aus deinen Angaben legen wir ein Konto ohne Passwort an, damit du deine Bestellungen später einsehen kannst. Zum Anmelden legst du über „Passwort vergessen“ ein Passwort fest. Du kannst das Konto jederzeit löschen: selbst, sobald du angemeldet bist, oder mit einer Nachricht an uns.',
          ],
          [
            'Wo finde ich meine kostenlosen Lektionen?',
            'In der Academy, sobald deine Bestellung bezahlt ist. Mit dem Link in deiner Bestätigungsmail öffnest du sie ohne Anmeldung. Oder melde dich mit der E-Mail-Adresse deiner Bestellung an.',
          ],
          [
            'Was ist mit der Gewährleistung?',
            'Es gilt das gesetzliche Gewährleistungsrecht, in Deutschland zwei Jahre ab Lieferung. Geht etwas kaputt, das hätte halten müssen, schick uns ein Foto. Du wählst, ob wir es kostenlos reparieren oder ersetzen, sofern das möglich und nicht unverhältnismäßig ist.',
          ],
          [
            'Kann ich Schwimmkörper nachbestellen?',
            `Ja, paarweise für alle unsere Anzüge: Wähle bei den [Ersatz-Schwimmkörpern](${paths.de.floats}) die Größe des Anzugs. Benutze den Anzug erst wieder, wenn der neue Schwimmkörper eingesetzt ist.`,
          ],
        ],
        [
          'Deine Frage ist nicht dabei?',
          'Dann stell sie uns. Wir antworten innerhalb eines Werktags.',
          'Kontakt aufnehmen',
          paths.de.contact,
        ],
      ),
    },
    es: {
      title: 'Atención al cliente',
      slug: pageSlugs.service.es,
      seo: {
        title: 'Atención al cliente',
        description: 'Todo sobre pedidos, pagos, envíos, devoluciones y tu cuenta en Zwotter.',
      },
      blocks: blocks(
        'es',
        '¿En qué te ayudamos?',
        `- [Envíos](${paths.es.shipping}): gastos, países y plazos
- [Devoluciones y desistimiento](${paths.es.returns}): cómo devolver un artículo
- [Guía de tallas](${paths.es.sizeGuide}): la talla correcta según el peso
- [¿Qué bañador flotador elegir?](${paths.es.choose}): los modelos, comparados
- [Contacto](${paths.es.contact}): escríbenos o llámanos`,
        'Preguntas frecuentes',
        [
          [
            '¿Cómo puedo pagar?',
            'Al finalizar la compra verás todas las formas de pago de tu país, por ejemplo, tarjeta, Klarna o transferencia. El pago se hace por conexión cifrada a través de Mollie y lo confirmas con tu banco o servicio de pago.',
          ],
          [
            '¿Necesito una cuenta?',
            'No tienes que registrarte. Con tus datos creamos una cuenta sin contraseña para que más adelante puedas consultar tus pedidos; puedes eliminar la cuenta cuando quieras, en tu perfil o escribiéndonos. Si quieres entrar, elige una contraseña en «¿Has olvidado la contraseña?».',
          ],
          [
            '¿Cómo veo mis clases gratis?',
            'Cada bañador flotador incluye videoclases gratis. Cuando el pedido esté pagado, abre el enlace del correo de tu pedido para verlas en la Academy o inicia sesión con la dirección de correo del pedido.',
          ],
          [
            '¿Qué garantía tengo?',
            'La garantía legal es de tres años en España y Suecia y de dos, como mínimo, en los demás países. Si se rompe algo que no debería, mándanos una foto. Tú eliges si lo reparamos o lo sustituimos, sin coste, salvo que sea imposible o desproporcionado.',
          ],
          [
            '¿Puedo pedir flotadores sueltos?',
            `Sí, de dos en dos y para todos nuestros modelos: elige la talla del bañador en los [flotadores de repuesto](${paths.es.floats}). Si un flotador está dañado, no uses el bañador hasta que hayas colocado el nuevo en su bolsillo. No lo uses tampoco con menos flotadores de los que tu hijo necesita.`,
          ],
        ],
        [
          '¿No encuentras tu pregunta?',
          'Escríbenos y te respondemos en un día laborable.',
          'Contactar',
          paths.es.contact,
        ],
      ),
    },
    fr: {
      title: 'Service client',
      slug: pageSlugs.service.fr,
      seo: {
        title: 'Service client',
        description: 'Tout sur la commande, le paiement, la livraison, les retours et votre compte chez Zwotter.',
      },
      blocks: blocks(
        'fr',
        'Comment pouvons-nous vous aider ?',
        `- [Livraison](${paths.fr.shipping}) : frais, pays et délais
- [Retours et rétractation](${paths.fr.returns}) : comment renvoyer un article
- [Guide des tailles](${paths.fr.sizeGuide}) : la bonne taille selon le poids
- [Quel maillot flotteur ?](${paths.fr.choose}) : les modèles comparés
- [Contact](${paths.fr.contact}) : écrivez-nous ou appelez-nous`,
        'Questions fréquentes',
        [
          [
            'Comment puis-je payer ?',
            'Au moment de commander, vous voyez ce qui est possible dans votre pays, par exemple la carte bancaire, Klarna ou le virement. Le paiement passe par Mollie, sur une connexion chiffrée, et vous le validez auprès de votre banque ou de votre prestataire de paiement.',
          ],
          [
            'Faut-il créer un compte ?',
            'Vous n’avez pas à vous inscrire. À partir de vos coordonnées, nous créons un compte sans mot de passe pour que vous puissiez retrouver vos commandes ; vous pouvez le supprimer à tout moment, dans votre profil ou en nous écrivant. Pour vous connecter, choisissez un mot de passe via « Mot de passe oublié ».',
          ],
          [
            'Comment regarder mes leçons offertes ?',
            'Chaque maillot flotteur donne droit à des leçons vidéo. Une fois la commande payée, ouvrez le lien reçu dans l’e-mail de commande pour les regarder dans l’Academy, ou connectez-vous avec la même adresse e-mail.',
          ],
          [
            'Quelle est la garantie ?',
            'Vous bénéficiez de la garantie légale de conformité et de la garantie des vices cachés. Si votre article a un défaut, envoyez-nous une photo : vous choisissez la réparation ou le remplacement, gratuits, sauf si ce choix est impossible ou disproportionné.',
          ],
          [
            'Puis-je commander des flotteurs séparément ?',
            `Oui, par deux et pour tous nos modèles : choisissez la taille du maillot parmi les [flotteurs de rechange](${paths.fr.floats}). Si un flotteur est abîmé, n’utilisez plus le maillot avant que le neuf soit en place.`,
          ],
        ],
        [
          'Votre question n’y est pas ?',
          'Écrivez-nous, nous répondons sous un jour ouvré.',
          'Nous contacter',
          paths.fr.contact,
        ],
      ),
    },
    sv: {
      title: 'Kundservice',
      slug: pageSlugs.service.sv,
      seo: {
        title: 'Kundservice',
        description: 'Allt om beställning, betalning, frakt, returer och ditt konto hos Zwotter.',
      },
      blocks: blocks(
        'sv',
        'Vad kan vi hjälpa till med?',
        `- [Frakt](${paths.sv.shipping}): kostnader, länder och leveranstid
- [Retur och ångerrätt](${paths.sv.returns}): så skickar du tillbaka något
- [Storleksguide](${paths.sv.sizeGuide}): rätt storlek efter vikt
- [Vilken flytdräkt](${paths.sv.choose}): modellerna sida vid sida
- [Kontakt](${paths.sv.contact}): mejla eller ring oss`,
        'Vanliga frågor',
        [
          [
            'Hur kan jag betala?',
            'I kassan ser du vilka betalsätt som finns i ditt land, till exempel Swish, kort eller Klarna. Priserna är i svenska kronor. Betalningen via Mollie är krypterad och godkänns hos din bank eller betaltjänst.',
          ],
          [
            'Behöver jag ett konto?',
            'Du behöver inte registrera dig. Med dina uppgifter skapar vi ett konto utan lösenord, så att du kan se dina beställningar senare. Vill du logga in väljer du ett lösenord via ”Glömt lösenord”. Du kan när som helst ta bort kontot, själv när du är inloggad eller genom att skriva till oss.',
          ],
          [
            'Var hittar jag mina gratislektioner?',
            'I Academy, när beställningen är betald. Med länken i bekräftelsemejlet öppnar du dem utan att logga in. Du kan också logga in med e-postadressen från din beställning.',
          ],
          [
            'Vad gäller för reklamation?',
            'I Sverige och Spanien har du tre års reklamationsrätt, i de andra länderna minst två. Går något sönder som borde ha hållit? Mejla oss en bild och välj reparation eller ny vara utan kostnad, om det inte är omöjligt eller oproportionerligt dyrt.',
          ],
          [
            'Kan jag beställa flytkuddar separat?',
            `Ja, parvis till alla våra dräkter: välj dräktens storlek bland våra [extra flytkuddar](${paths.sv.floats}). Är en flytkudde skadad får dräkten inte användas förrän flytkudden är utbytt.`,
          ],
        ],
        [
          'Finns inte din fråga här?',
          'Ställ den till oss. Du får svar inom en arbetsdag.',
          'Kontakta oss',
          paths.sv.contact,
        ],
      ),
    },
  },
};
