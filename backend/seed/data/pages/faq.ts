import type { SeedBlock, SeedPage } from '../../types';
import { pageSlugs, paths } from '../paths';

type Question = [question: string, answer: string];

const group = (title: string, items: Question[]): SeedBlock => ({
  kind: 'faq',
  title,
  items: items.map(([question, answer]) => ({ question, answer })),
});

const { nl, en, de, es, fr, sv } = paths;

/** Questions in groups; each has an anchor that support can link to. */
export const faqPage: SeedPage = {
  key: 'faq',
  text: {
    nl: {
      title: 'Veelgestelde vragen',
      slug: pageSlugs.faq.nl,
      seo: {
        title: 'Veelgestelde vragen',
        description:
          'Antwoorden over maat en gebruik van het drijfpak, bestellen en retourneren, en de zwemlessen in de academy.',
      },
      blocks: [
        {
          kind: 'rich-text',
          title: 'Veelgestelde vragen',
          body: 'Korte antwoorden, en waar je meer leest. Elke vraag heeft een eigen link die je kunt doorsturen.',
        },
        group('Maat en gebruik', [
          [
            'Welke maat heeft mijn kind nodig?',
            `Het gewicht beslist, niet de leeftijd. Weeg je kind en zoek het gewicht op in de [maattabel](${nl.sizeGuide}). In [vijf minuten voor de spiegel](${nl.rightSize}) controleer je of het pak past.`,
          ],
          [
            'Is een drijfpak een reddingsvest?',
            `**Nee.** Een drijfpak is een drijfhulpmiddel om te leren zwemmen en beschermt niet tegen verdrinking. Een volwassene is in het water, binnen armlengte, en kijkt. Zo [houd je toezicht](${nl.armsReach}).`,
          ],
          [
            'Hoe was ik het pak?',
            'Zo blijft het lang goed:\n\n- spoel het na het zwemmen uit met schoon water\n- haal de drijvers eruit en was het met de hand op 30 °C\n- laat het in de schaduw drogen, niet in de droger of op de verwarming',
          ],
        ]),
        group('Bestellen en bezorgen', [
          [
            'Wat kost verzenden en hoe lang duurt het?',
            `Je pakket is er binnen 1 tot 3 werkdagen nadat we je betaling hebben ontvangen. De kosten per land staan bij [verzenden](${nl.shipping}).`,
          ],
          [
            'Hoe stuur ik iets terug?',
            `Laat ons binnen 14 dagen na ontvangst weten dat je de koop herroept. Bij [retourneren](${nl.returns}) staat stap voor stap hoe het gaat.`,
          ],
          [
            'Waar vind ik mijn bestelling terug?',
            'De link staat in je bevestigingsmail. Kwijt? [Zoek je bestelling](/find-order) met bestelnummer en e-mailadres.',
          ],
        ]),
        group('Lessen en account', [
          [
            'Krijg ik lessen bij het drijfpak?',
            `Ja, bij elk drijfpak horen gratis videolessen. Open de link in je bestelmail en je kijkt meteen in de [academy](${nl.academy}). Inloggen met het e-mailadres van je bestelling kan ook.`,
          ],
          [
            'Heb ik een account nodig om te bestellen?',
            'Je hoeft je niet aan te melden. We maken van je gegevens een account, nog zonder wachtwoord, zodat je je bestellingen later terugvindt. Via [Wachtwoord vergeten](/forgot-password) kies je een wachtwoord. Je kunt ons altijd vragen het account te verwijderen.',
          ],
        ]),
        {
          kind: 'call-to-action',
          title: 'Staat je vraag er niet bij?',
          text: 'Stel hem aan ons. We antwoorden op werkdagen binnen één dag.',
          link: { label: 'Neem contact op', path: nl.contact },
        },
      ],
    },
    en: {
      title: 'Frequently asked questions',
      slug: pageSlugs.faq.en,
      seo: {
        title: 'Frequently asked questions',
        description:
          'Answers about size and use of the float suit, ordering and returns, and the swimming lessons in the academy.',
      },
      blocks: [
        {
          kind: 'rich-text',
          title: 'Frequently asked questions',
          body: 'Short answers, and where to read more. Every question has a link of its own that you can pass on.',
        },
        group('Size and use', [
          [
            'Which size does my child need?',
            `Weight decides, not age. Weigh your child and look up the weight in the [size guide](${en.sizeGuide}). [Five minutes in front of the mirror](${en.rightSize}) tell you whether the suit fits.`,
          ],
          [
            'Is a float suit a life jacket?',
            `**No.** A float suit is a buoyant aid for learning to swim and does not protect against drowning. An adult is in the water, within arm’s reach, and watching. Read [how to watch a child in water](${en.armsReach}).`,
          ],
          [
            'How do I wash the suit?',
            'This keeps it in good shape:\n\n- rinse it in fresh water after swimming\n- take the floats out and wash it by hand at 30 °C\n- dry it in the shade, not in a tumble dryer or on a radiator',
          ],
        ]),
        group('Ordering and delivery', [
          [
            'What does shipping cost and how long does it take?',
            `Your parcel arrives within 1 to 3 working days of our receiving your payment. Costs per country are on the [shipping](${en.shipping}) page.`,
          ],
          [
            'How do I send something back?',
            `Tell us within 14 days of receiving it that you want to cancel your purchase. [Returns](${en.returns}) explains it step by step.`,
          ],
          [
            'Where do I find my order?',
            'The link is in your confirmation email. Lost it? [Find your order](/find-order) with your order number and email address.',
          ],
        ]),
        group('Lessons and account', [
          [
            'Do I get lessons with the float suit?',
            `Yes, every float suit comes with free video lessons. Open the link in your order email to watch them in the [academy](${en.academy}) straight away, or log in with the email address of your order.`,
          ],
          [
            'Do I need an account to order?',
            'There is no need to sign up. We create an account from your details, without a password for now, so that you can look up your orders later. Choose a password through [Forgot password](/forgot-password). You can ask us to delete the account at any time.',
          ],
        ]),
        {
          kind: 'call-to-action',
          title: 'Is your question not here?',
          text: 'Just ask us. We reply within one working day.',
          link: { label: 'Contact us', path: en.contact },
        },
      ],
    },
    de: {
      title: 'Häufige Fragen',
      slug: pageSlugs.faq.de,
      seo: {
        title: 'Häufige Fragen',
        description:
          'Antworten zu Größe und Gebrauch des Schwimmlernanzugs, zu Bestellung und Rückgabe und zu den Lektionen der Academy.',
      },
      blocks: [
        {
          kind: 'rich-text',
          title: 'Häufige Fragen',
          body: 'Kurze Antworten, und wo du mehr erfährst. Jede Frage hat einen eigenen Link zum Weitergeben.',
        },
        group('Größe und Gebrauch', [
          [
            'Welche Größe braucht mein Kind?',
            `Das Gewicht entscheidet, nicht das Alter. Wieg dein Kind und sieh in der [Größentabelle](${de.sizeGuide}) nach. Ob der Anzug passt, zeigen [fünf Minuten vor dem Spiegel](${de.rightSize}).`,
          ],
          [
            'Ist ein Schwimmlernanzug eine Rettungsweste?',
            `**Nein.** Ein Schwimmlernanzug ist eine Auftriebshilfe für das Schwimmenlernen und schützt nicht vor dem Ertrinken. Ein Erwachsener ist im Wasser, in Griffweite, und schaut hin. So [beaufsichtigst du dein Kind](${de.armsReach}).`,
          ],
          [
            'Wie wasche ich den Anzug?',
            'So hält er lange:\n\n- nach dem Schwimmen mit klarem Wasser ausspülen\n- Schwimmkörper herausnehmen und bei 30 °C von Hand waschen\n- im Schatten trocknen, nicht im Trockner oder auf der Heizung',
          ],
        ]),
        group('Bestellung und Lieferung', [
          [
            'Was kostet der Versand, und wie lange dauert er?',
            `Dein Paket kommt innerhalb von 1 bis 3 Werktagen nach Zahlungseingang. Die Kosten je Land stehen unter [Versand](${de.shipping}).`,
          ],
          [
            'Wie schicke ich etwas zurück?',
            `Teile uns innerhalb von 14 Tagen nach Erhalt mit, dass du den Kauf widerrufst. Unter [Rückgabe und Widerruf](${de.returns}) steht Schritt für Schritt, wie es geht.`,
          ],
          [
            'Wo finde ich meine Bestellung wieder?',
            'Der Link steht in deiner Bestätigungsmail. Verloren? [Finde deine Bestellung](/find-order) mit Bestellnummer und E-Mail-Adresse.',
          ],
        ]),
        group('Lektionen und Konto', [
          [
            'Gehören zum Schwimmlernanzug Lektionen?',
            `Ja, zu jedem Anzug gehören kostenlose Videolektionen. Öffne den Link in deiner Bestellmail und sieh sie dir gleich in der [Academy](${de.academy}) an. Oder melde dich mit der E-Mail-Adresse deiner Bestellung an.`,
          ],
          [
            'Brauche ich zum Bestellen ein Konto?',
            'Du musst dich nicht registrieren. Aus deinen Angaben legen wir ein Konto ohne Passwort an, damit du deine Bestellungen später wiederfindest. Über [Passwort vergessen](/forgot-password) wählst du ein Passwort. Auf Wunsch löschen wir das Konto wieder.',
          ],
        ]),
        {
          kind: 'call-to-action',
          title: 'Deine Frage ist nicht dabei?',
          text: 'Dann stell sie uns. Wir antworten innerhalb eines Werktags.',
          link: { label: 'Kontakt aufnehmen', path: de.contact },
        },
      ],
    },
    es: {
      title: 'Preguntas frecuentes',
      slug: pageSlugs.faq.es,
      seo: {
        title: 'Preguntas frecuentes',
        description:
          'Respuestas sobre la talla y el uso del bañador flotador, los pedidos y devoluciones y las clases de la Academy.',
      },
      blocks: [
        {
          kind: 'rich-text',
          title: 'Preguntas frecuentes',
          body: 'Respuestas breves y el camino para saber más. Cada pregunta tiene su propio enlace para compartir.',
        },
        group('Talla y uso', [
          [
            '¿Qué talla necesita mi hijo?',
            `Decide el peso, no la edad. Pésalo y búscalo en la [guía de tallas](${es.sizeGuide}). Con [cinco minutos ante el espejo](${es.rightSize}) compruebas si le queda bien.`,
          ],
          [
            '¿Un bañador flotador es un chaleco salvavidas?',
            `**No.** Es una ayuda a la flotación para aprender a nadar y no protege contra el ahogamiento. Un adulto está en el agua, al alcance de la mano, y no pierde de vista al niño. Así [se vigila de verdad](${es.armsReach}).`,
          ],
          [
            '¿Cómo se lava el bañador?',
            'Así dura mucho:\n\n- acláralo con agua limpia después de nadar\n- saca los flotadores y lávalo a mano a 30 °C\n- sécalo a la sombra, no en la secadora ni sobre un radiador',
          ],
        ]),
        group('Pedidos y entrega', [
          [
            '¿Cuánto cuesta el envío y cuánto tarda?',
            `Tu paquete llega en un plazo de 1 a 3 días laborables desde que recibimos el pago. El coste por país está en [envíos](${es.shipping}).`,
          ],
          [
            '¿Cómo devuelvo algo?',
            `Avísanos en los 14 días siguientes a la recepción de que desistes de la compra. En [devoluciones](${es.returns}) se explica paso a paso.`,
          ],
          [
            '¿Dónde encuentro mi pedido?',
            'El enlace está en el correo de confirmación. ¿Lo has perdido? [Busca tu pedido](/find-order) con el número y tu correo electrónico.',
          ],
        ]),
        group('Clases y cuenta', [
          [
            '¿El bañador flotador incluye clases?',
            `Sí, cada bañador flotador incluye videoclases gratuitas. Abre el enlace del correo de tu pedido y las verás enseguida en la [Academy](${es.academy}), o inicia sesión con ese mismo correo.`,
          ],
          [
            '¿Necesito una cuenta para comprar?',
            'No tienes que registrarte. Con tus datos creamos una cuenta sin contraseña para que más adelante encuentres tus pedidos. Elige una contraseña en [¿Has olvidado la contraseña?](/forgot-password).',
          ],
        ]),
        {
          kind: 'call-to-action',
          title: '¿No está tu pregunta?',
          text: 'Escríbenos y te respondemos en un día laborable.',
          link: { label: 'Contacta con nosotros', path: es.contact },
        },
      ],
    },
    fr: {
      title: 'Questions fréquentes',
      slug: pageSlugs.faq.fr,
      seo: {
        title: 'Questions fréquentes',
        description:
          'Nos réponses sur la taille et l’usage du maillot flotteur, les commandes et retours, et les leçons de l’Academy.',
      },
      blocks: [
        {
          kind: 'rich-text',
          title: 'Questions fréquentes',
          body: 'Des réponses courtes, et le chemin pour en savoir plus. Chaque question a son propre lien, à partager si vous voulez.',
        },
        group('Taille et usage', [
          [
            'Quelle taille faut-il à mon enfant ?',
            `C’est le poids qui décide, pas l’âge. Pesez votre enfant et cherchez son poids dans le [guide des tailles](${fr.sizeGuide}). [Cinq minutes devant le miroir](${fr.rightSize}) suffisent pour vérifier que le maillot va.`,
          ],
          [
            'Un maillot flotteur est-il un gilet de sauvetage ?',
            `**Non.** C’est une aide à la flottabilité pour apprendre à nager, mais il ne protège pas contre la noyade. Un adulte est dans l’eau, à portée de bras, et ne quitte pas l’enfant des yeux. Voici comment [bien surveiller](${fr.armsReach}).`,
          ],
          [
            'Comment laver le maillot ?',
            'Pour qu’il dure :\n\n- rincez-le à l’eau claire après la baignade\n- retirez les flotteurs et lavez-le à la main à 30 °C\n- faites-le sécher à l’ombre, pas au sèche-linge ni sur un radiateur',
          ],
        ]),
        group('Commande et livraison', [
          [
            'Combien coûte la livraison et combien de temps prend-elle ?',
            `Votre colis arrive sous 1 à 3 jours ouvrés après réception de votre paiement. Les frais par pays sont sur la page [livraison](${fr.shipping}).`,
          ],
          [
            'Comment renvoyer un article ?',
            `Prévenez-nous dans les 14 jours suivant la réception que vous vous rétractez. La page [retours](${fr.returns}) explique tout, étape par étape.`,
          ],
          [
            'Où retrouver ma commande ?',
            'Le lien est dans votre e-mail de confirmation. Perdu ? [Retrouvez votre commande](/find-order) avec son numéro et votre adresse e-mail.',
          ],
        ]),
        group('Leçons et compte', [
          [
            'Le maillot flotteur comprend-il des leçons ?',
            `Oui, chaque maillot flotteur comprend des leçons vidéo gratuites. Ouvrez le lien reçu dans l’e-mail de commande pour les regarder aussitôt dans l’[Academy](${fr.academy}), ou connectez-vous avec l’adresse e-mail de la commande.`,
          ],
          [
            'Faut-il un compte pour commander ?',
            'Vous n’avez pas à vous inscrire. Nous créons à partir de vos données un compte sans mot de passe, pour que vous retrouviez vos commandes plus tard. Choisissez un mot de passe avec [Mot de passe oublié](/forgot-password).',
          ],
        ]),
        {
          kind: 'call-to-action',
          title: 'Votre question n’y est pas ?',
          text: 'Écrivez-nous, nous répondons sous un jour ouvré.',
          link: { label: 'Nous contacter', path: fr.contact },
        },
      ],
    },
    sv: {
      title: 'Vanliga frågor',
      slug: pageSlugs.faq.sv,
      seo: {
        title: 'Vanliga frågor',
        description:
          'Svar om flytdräktens storlek och användning, om beställning och retur och om lektionerna i Academy.',
      },
      blocks: [
        {
          kind: 'rich-text',
          title: 'Vanliga frågor',
          body: 'Korta svar och vägen vidare. Varje fråga har en egen länk som du kan skicka till andra.',
        },
        group('Storlek och användning', [
          [
            'Vilken storlek behöver mitt barn?',
            `Vikten avgör, inte åldern. Väg barnet och leta upp vikten i [storleksguiden](${sv.sizeGuide}). Med [fem minuter framför spegeln](${sv.rightSize}) ser du om dräkten passar.`,
          ],
          [
            'Är en flytdräkt en flytväst?',
            `**Nej.** En flytdräkt är ett flythjälpmedel för den som lär sig simma och skyddar inte mot drunkning. En vuxen är i vattnet, inom en armlängds avstånd, och släpper inte barnet med blicken. Så [håller du uppsikt](${sv.armsReach}).`,
          ],
          [
            'Hur tvättar jag dräkten?',
            'Så håller den länge:\n\n- skölj den i rent vatten efter badet\n- ta ut flytkuddarna och tvätta för hand i 30 °C\n- torka i skugga, inte i torktumlare eller på ett element',
          ],
        ]),
        group('Beställning och leverans', [
          [
            'Vad kostar frakten och hur lång tid tar leveransen?',
            `Paketet är framme inom 1–3 arbetsdagar efter att din betalning har kommit in. Kostnaden per land står under [frakt](${sv.shipping}).`,
          ],
          [
            'Hur skickar jag tillbaka något?',
            `Meddela oss inom 14 dagar efter mottagandet att du ångrar köpet. Under [retur och ångerrätt](${sv.returns}) står det steg för steg.`,
          ],
          [
            'Var hittar jag min beställning?',
            'Länken finns i bekräftelsemejlet. Hittar du den inte? [Hitta din beställning](/find-order) med ordernummer och e-postadress.',
          ],
        ]),
        group('Lektioner och konto', [
          [
            'Ingår lektioner med flytdräkten?',
            `Ja, till varje flytdräkt hör kostnadsfria videolektioner. Öppna länken i bekräftelsemejlet så kan du titta direkt i [Academy](${sv.academy}), eller logga in med e-postadressen från beställningen.`,
          ],
          [
            'Behöver jag ett konto för att beställa?',
            'Du behöver inte registrera dig. Av dina uppgifter skapar vi ett konto utan lösenord, så att du hittar dina beställningar senare. Välj ett lösenord via [Glömt lösenord](/forgot-password). Vill du inte ha kontot kvar tar vi bort det.',
          ],
        ]),
        {
          kind: 'call-to-action',
          title: 'Finns din fråga inte här?',
          text: 'Ställ den till oss. Vi svarar inom en arbetsdag.',
          link: { label: 'Kontakta oss', path: sv.contact },
        },
      ],
    },
  },
};
