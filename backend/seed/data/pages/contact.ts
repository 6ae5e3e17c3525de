import type { SeedBlock, SeedPage } from '../../types';
import { company } from '../company';
import { contactBlocks } from '../forms';
import { pageSlugs, paths } from '../paths';

/**
 * The company block is the information that every shop must show (Directive 2000/31/EC art. 5), which German, French and
 * Spanish law call an imprint.
 */
const { name, street, city, kvk, vat, email, phone, director, host } = company;

function buildFaq(title: string, items: [question: string, answer: string][]): SeedBlock {
  return { kind: 'faq', title, items: items.map(([question, answer]) => ({ question, answer })) };
}

export const contactPage: SeedPage = {
  key: 'contact',
  text: {
    nl: {
      title: 'Contact',
      slug: pageSlugs.contact.nl,
      seo: {
        title: 'Contact',
        description:
          'Vraag over een maat, een bestelling of een les? Mail of bel Zwotter. Op werkdagen antwoorden we binnen een dag.',
      },
      blocks: [
        {
          kind: 'contact-details',
          title: 'Vraag het gerust',
          text: 'Over een maat, een bestelling of een les: we denken graag mee. We antwoorden op werkdagen binnen één dag.',
        },
        contactBlocks.nl,
        buildFaq('Misschien staat je antwoord hier', [
          [
            'Waar is mijn bestelling?',
            'Je pakket is er 1 tot 3 werkdagen nadat we het hebben verstuurd. De status staat op je bestelpagina; de link vind je in de bevestigingsmail.',
          ],
          [
            'Kan ik mijn bestelling nog wijzigen?',
            'Een fout in het adres? Mail ons meteen je bestelnummer; zolang het pakket nog niet is verzonden, kijken we wat nog kan. Iets anders bestellen? Zolang we je bestelling nog niet hebben ingepakt, kun je die zelf annuleren op je bestelpagina, tenzij er betaalde lessen in zitten.',
          ],
          [
            'Hoe stuur ik iets terug?',
            'Laat ons binnen 14 dagen na ontvangst weten dat je de koop herroept. Op de pagina Retourneren staat stap voor stap hoe het gaat. Liever een andere maat? Ruil op je bestelpagina.',
          ],
        ]),
        {
          kind: 'rich-text',
          title: 'Bedrijfsgegevens',
          body: `**${name}** (besloten vennootschap)

${street}, ${city}, Nederland

E-mail: ${email}. Telefoon: ${phone}, op werkdagen van 9.00 tot 17.00 uur.

Handelsregister KvK ${kvk}. Btw-nummer ${vat}. Directie: ${director}.

Niet tevreden? Lees in onze [algemene voorwaarden](${paths.nl.terms}) hoe we klachten behandelen.`,
        },
        { kind: 'registrations', title: 'Registratienummers voor verpakkingen en textiel' },
      ],
    },
    en: {
      title: 'Contact',
      slug: pageSlugs.contact.en,
      seo: {
        title: 'Contact',
        description:
          'A question about a size, an order or a lesson? Email or call Zwotter. We reply within one working day.',
      },
      blocks: [
        {
          kind: 'contact-details',
          title: 'Just ask',
          text: 'About a size, an order or that very first lesson: we are happy to help.',
        },
        contactBlocks.en,
        buildFaq('Your answer may be right here', [
          [
            'Where is my order?',
            'Your parcel arrives 1 to 3 working days after we send it. You can follow it on your order page; the link is in your confirmation email.',
          ],
          [
            'Can I still change my order?',
            'A mistake in the address? Email us your order number straight away; as long as the parcel has not been sent, we will see what we can still do. Want something else? Until we have packed your order, you can cancel it yourself on its order page, unless it includes paid lessons.',
          ],
          [
            'How do I send something back?',
            'Let us know within 14 days of receiving it that you are withdrawing from your purchase. The Returns page takes you through it step by step. If you would rather have another size, you can exchange it on your order page.',
          ],
        ]),
        {
          kind: 'rich-text',
          title: 'Company details',
          body: `**${name}** (a private limited company under Dutch law)

${street}, ${city}, the Netherlands

Email: ${email}. Telephone: ${phone}, on working days from 9:00 to 17:00 (Dutch time).

Dutch chamber of commerce (KvK) ${kvk}. VAT number ${vat}. Managing director: ${director}.

Not happy? Our [terms and conditions](${paths.en.terms}) explain how we handle complaints.`,
        },
        { kind: 'registrations', title: 'Registration numbers for packaging and textiles' },
      ],
    },
    de: {
      title: 'Kontakt und Impressum',
      slug: pageSlugs.contact.de,
      seo: {
        title: 'Kontakt und Impressum',
        description:
          'Fragen zu Größe, Bestellung oder Lektion? Schreib uns oder ruf an. Wir antworten innerhalb eines Werktags.',
      },
      blocks: [
        {
          kind: 'contact-details',
          title: 'Frag uns einfach',
          text: 'Wir helfen dir gern, ob es um die Größe, die Bestellung oder die allererste Schwimmstunde geht.',
        },
        contactBlocks.de,
        buildFaq('Vielleicht steht deine Antwort schon hier', [
          [
            'Wo bleibt meine Bestellung?',
            'Dein Paket kommt 1 bis 3 Werktage nach dem Versand. Den Stand siehst du auf der Seite deiner Bestellung; der Link steht in der Bestätigungsmail.',
          ],
          [
            'Kann ich meine Bestellung noch ändern?',
            'Ein Fehler in der Adresse? Schick uns gleich eine E-Mail mit deiner Bestellnummer; solange das Paket noch nicht verschickt ist, schauen wir, was noch möglich ist. Doch lieber etwas anderes? Solange wir deine Bestellung noch nicht gepackt haben, kannst du sie auf der Seite deiner Bestellung selbst stornieren, außer sie enthält bezahlte Lektionen.',
          ],
          [
            'Wie schicke ich etwas zurück?',
            'Teile uns innerhalb von 14 Tagen nach Erhalt mit, dass du widerrufst. Auf der Seite „Rückgabe und Widerruf“ steht Schritt für Schritt, wie es geht. Lieber eine andere Größe? Umtauschen kannst du auf der Seite deiner Bestellung.',
          ],
        ]),
        {
          kind: 'rich-text',
          title: 'Impressum',
          body: `Angaben gemäß § 5 DDG

**${name}** (Gesellschaft mit beschränkter Haftung niederländischen Rechts)

${street}, ${city}, Niederlande

E-Mail: ${email}. Telefon: ${phone}, werktags von 9 bis 17 Uhr.

Vertreten durch die Geschäftsführerin ${director}. Niederländisches Handelsregister (KvK) ${kvk}. Umsatzsteuer-Identifikationsnummer ${vat}.

Verantwortlich für redaktionelle Inhalte nach § 18 Abs. 2 MStV: ${director}, Anschrift wie oben.

Verbraucherstreitbeilegung (§ 36 VSBG): Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Wie wir mit Beschwerden umgehen, steht in unseren [AGB](${paths.de.terms}).`,
        },
        { kind: 'registrations', title: 'Registrierungen als Hersteller' },
      ],
    },
    es: {
      title: 'Contacto y aviso legal',
      slug: pageSlugs.contact.es,
      seo: {
        title: 'Contacto y aviso legal',
        description:
          '¿Dudas sobre una talla, un pedido o una clase? Escribe o llama a Zwotter. Respondemos en un día laborable.',
      },
      blocks: [
        {
          kind: 'contact-details',
          title: 'Pregúntanos lo que quieras',
          text: 'Sobre una talla, un pedido o esa primera clase: te ayudamos encantados.',
        },
        contactBlocks.es,
        buildFaq('Quizá tu respuesta ya esté aquí', [
          [
            '¿Dónde está mi pedido?',
            'Tu paquete tarda de 1 a 3 días laborables en llegar desde que lo enviamos. Puedes ver el estado en la página de tu pedido; el enlace está en el correo de confirmación.',
          ],
          [
            '¿Todavía puedo cambiar mi pedido?',
            '¿Hay un error en la dirección? Escríbenos enseguida con tu número de pedido; mientras el paquete no se haya enviado, veremos qué podemos hacer. ¿Prefieres otra cosa? Mientras no hayamos preparado tu pedido, puedes cancelarlo tú en la página del pedido, salvo que incluya clases pagadas.',
          ],
          [
            '¿Cómo devuelvo un artículo?',
            'Comunícanos en los 14 días siguientes a la recepción que desistes de la compra. En la página de devoluciones te lo explicamos paso a paso. ¿Prefieres otra talla? Cámbialo en la página de tu pedido.',
          ],
        ]),
        {
          kind: 'rich-text',
          title: 'Aviso legal',
          body: `Información conforme al artículo 10 de la Ley 34/2002 (LSSI-CE)

**${name}** (sociedad de responsabilidad limitada neerlandesa)

${street}, ${city}, Países Bajos

Correo electrónico: ${email}. Teléfono: ${phone}, en días laborables de 9:00 a 17:00.

Registro mercantil neerlandés (KvK) ${kvk}. NIF-IVA ${vat}. Administradora: ${director}.

Si algo no ha ido bien, en nuestras [condiciones generales](${paths.es.terms}) explicamos cómo atendemos las reclamaciones.`,
        },
        { kind: 'registrations', title: 'Inscripciones como productor' },
      ],
    },
    fr: {
      title: 'Contact et mentions légales',
      slug: pageSlugs.contact.fr,
      seo: {
        title: 'Contact et mentions légales',
        description:
          'Une question sur une taille, une commande ou une leçon ? Écrivez ou appelez Zwotter. Réponse sous un jour ouvré.',
      },
      blocks: [
        {
          kind: 'contact-details',
          title: 'Posez-nous vos questions',
          text: 'Une taille, une commande, la toute première leçon : nous vous aidons volontiers.',
        },
        contactBlocks.fr,
        buildFaq('La réponse est peut-être ici', [
          [
            'Où en est ma commande ?',
            'Votre colis arrive 1 à 3 jours ouvrés après son envoi. Si le transporteur fournit un numéro de suivi, vous le trouverez sur la page de votre commande ; le lien vers cette page figure dans l’e-mail de confirmation.',
          ],
          [
            'Puis-je encore modifier ma commande ?',
            'Une erreur dans l’adresse ? Écrivez-nous tout de suite en indiquant votre numéro de commande : tant que le colis n’est pas expédié, nous verrons ce qui est encore possible. Vous avez changé d’avis ? Tant que nous n’avons pas préparé votre commande, vous pouvez l’annuler vous-même sur la page de la commande, sauf si elle contient des leçons payées.',
          ],
          [
            'Comment renvoyer un article ?',
            'Informez-nous de votre rétractation dans les 14 jours suivant la réception. La page « Retours et rétractation » vous guide pas à pas. Vous préférez une autre taille ? Échangez l’article sur la page de votre commande.',
          ],
        ]),
        {
          kind: 'rich-text',
          title: 'Mentions légales',
          body: `Éditeur du site et vendeur (article 1-1 de la loi n° 2004-575 pour la confiance dans l’économie numérique)

**${name}** (société à responsabilité limitée de droit néerlandais)

${street}, ${city}, Pays-Bas

E-mail : ${email}. Téléphone : ${phone}, les jours ouvrés de 9 h à 17 h.

Registre du commerce néerlandais (KvK) ${kvk}. Numéro de TVA intracommunautaire ${vat}. Directrice de la publication : ${director}.

Hébergeur : ${host.name}, ${host.address}, Pays-Bas. Téléphone : ${host.phone}.

Une réclamation ? Nos [conditions générales de vente](${paths.fr.terms}) expliquent comment nous la traitons.`,
        },
        { kind: 'registrations', title: 'Identifiants uniques (responsabilité élargie du producteur)' },
      ],
    },
    sv: {
      title: 'Kontakt',
      slug: pageSlugs.contact.sv,
      seo: {
        title: 'Kontakt',
        description:
          'Frågor om en storlek, en beställning eller en lektion? Mejla eller ring Zwotter. Vi svarar inom en arbetsdag.',
      },
      blocks: [
        {
          kind: 'contact-details',
          title: 'Fråga oss gärna',
          text: 'Vi hjälper dig oavsett om det gäller en storlek, en beställning eller den allra första lektionen.',
        },
        contactBlocks.sv,
        buildFaq('Kanske finns svaret redan här', [
          [
            'Var är min beställning?',
            'Paketet kommer inom 1–3 arbetsdagar efter att vi har skickat det. Du ser statusen på beställningssidan; länken finns i bekräftelsemejlet.',
          ],
          [
            'Kan jag ändra min beställning?',
            'Är det fel i adressen? Mejla oss ordernumret direkt; så länge paketet inte har skickats ser vi vad som går att göra. Vill du hellre ha något annat? Så länge vi inte har packat din beställning kan du själv avbeställa den på beställningssidan, om den inte innehåller betalda lektioner.',
          ],
          [
            'Hur returnerar jag något?',
            'Meddela oss inom 14 dagar från det att du fått varan att du ångrar köpet. På sidan om retur och ångerrätt går vi igenom det steg för steg. Vill du hellre ha en annan storlek? Byt på beställningssidan.',
          ],
        ]),
        {
          kind: 'rich-text',
          title: 'Företagsuppgifter',
          body: `**${name}** (nederländskt aktiebolag)

${street}, ${city}, Nederländerna

E-post: ${email}. Telefon: ${phone}, vardagar kl. 9–17.

Nederländska handelsregistret (KvK) ${kvk}. Momsregistreringsnummer ${vat}. Verkställande direktör: ${director}.

Är du inte nöjd? I våra [allmänna villkor](${paths.sv.terms}) står hur vi hanterar klagomål.`,
        },
        { kind: 'registrations', title: 'Registreringar som producent' },
      ],
    },
  },
};
