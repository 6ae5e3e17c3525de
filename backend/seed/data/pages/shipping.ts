import type { L, SeedBlock, SeedLocale, SeedPage } from '../../types';
import { countries } from '../countries';
import { pageSlugs, paths } from '../paths';

const tags: L = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE', es: 'es-ES', fr: 'fr-FR', sv: 'sv-SE' };

const words: L<{ letterbox: string; pickup: string; free: string }> = {
  nl: { letterbox: 'door de brievenbus', pickup: 'bij een afhaalpunt', free: 'gratis vanaf' },
  en: { letterbox: 'through the letterbox', pickup: 'at a pick-up point', free: 'free from' },
  de: { letterbox: 'in den Briefkasten', pickup: 'im Paketshop', free: 'kostenlos ab' },
  es: { letterbox: 'en el buzón', pickup: 'en un punto de recogida', free: 'gratis a partir de' },
  fr: { letterbox: 'en boîte aux lettres', pickup: 'en point relais', free: 'offerte dès' },
  sv: { letterbox: 'i brevlådan', pickup: 'hos ombud', free: 'fri frakt från' },
};

/** One list item per country with its costs, the own country first, so that the page always matches the shipping table. */
function listCosts(locale: SeedLocale): string {
  const names = new Intl.DisplayNames(tags[locale], { type: 'region' });
  const currency = locale === 'sv' ? 'SEK' : 'EUR';
  const money = new Intl.NumberFormat(tags[locale], { style: 'currency', currency });
  const round = new Intl.NumberFormat(tags[locale], { style: 'currency', currency, maximumFractionDigits: 0 });
  const write = (amount: number): string => (Number.isInteger(amount) ? round : money).format(amount);
  // French puts a space before the colon.
  const colon = locale === 'fr' ? '\u00a0:' : ':';
  const home = tags[locale].slice(-2).toLowerCase();
  return [...countries]
    .sort((a, b) => Number(b.iso === home) - Number(a.iso === home))
    .map(({ iso, shippingCost, freeFrom, ownPrices, methods = [] }) => {
      const { free, ...ways } = words[locale];
      const own = ownPrices.filter((one) => one.currency === currency);
      const amount = (kind: string, euro: number) => write(own.find((one) => one.kind === kind)?.amount ?? euro);
      const others = methods.map(({ kind, price }) => `${ways[kind]} ${amount(kind, price)}`);
      const costs = [amount('home', shippingCost), ...others, `${free} ${amount('free_from', freeFrom)}`];
      return `- ${names.of(iso.toUpperCase())}${colon} ${costs.join(', ')}`;
    })
    .join('\n');
}

const blocks = (title: string, text: string, body: string): SeedBlock[] => [
  { kind: 'image-text', title, text, picture: 'scenes/shipping-box.webp', side: 'right' },
  { kind: 'rich-text', body },
];

export const shippingPage: SeedPage = {
  key: 'shipping',
  parent: 'service',
  text: {
    nl: {
      title: 'Verzenden',
      slug: pageSlugs.shipping.nl,
      seo: {
        title: 'Verzenden en levertijd',
        description:
          'Levering 1 tot 3 werkdagen na verzending: Nederland, België, Duitsland, Frankrijk, Spanje en Zweden. Bekijk de verzendkosten.',
      },
      blocks: blocks(
        '1 tot 3 werkdagen na verzending in huis',
        'We pakken je bestelling in Utrecht in en geven het pakket mee aan de bezorger. Zodra het onderweg is, krijg je een mail, met een volgcode als de bezorger die geeft.',
        `## Verzendkosten per bestelling

${listCosts('nl')}

Bezorgen is gratis als je producten samen minstens het genoemde bedrag kosten, na aftrek van korting en inclusief btw. In Nederland en België kun je ook kiezen voor een afhaalpunt in de buurt, of voor de brievenbus als alles er samen door past, zoals een of twee zwembrillen. De verzendkosten zie je in je winkelmand en bij het afrekenen, voordat je betaalt. Bestel je alleen lessen, dan zijn er geen verzendkosten.

## Waar we bezorgen

We bezorgen in deze zes landen en nog niet daarbuiten. Ook lessen kun je alleen vanuit een van deze landen kopen.

## Levertijd

Is je betaling op een werkdag vóór 15.00 uur binnen, dan versturen we dezelfde dag, anders de eerstvolgende werkdag. Daarna is je pakket er in 1 tot 3 werkdagen. Betaal je met een overschrijving, dan telt het moment waarop het geld binnen is. Lukt het een keer niet op tijd, dan hoor je dat van ons.

## Niet thuis of niet goed aangekomen?

De bezorger laat weten waar je pakket is. Is de doos beschadigd of ontbreekt er iets? Mail ons een foto, dan lossen we het op. Tot het pakket bij jou is afgeleverd, is het risico voor ons.

Iets terugsturen? Kijk bij [retourneren](${paths.nl.returns}).`,
      ),
    },
    en: {
      title: 'Shipping',
      slug: pageSlugs.shipping.en,
      seo: {
        title: 'Shipping and delivery times',
        description:
          'Delivery 1 to 3 working days after dispatch: the Netherlands, Belgium, Germany, France, Spain and Sweden. Not yet to the UK or Ireland.',
      },
      blocks: blocks(
        'With you 1 to 3 working days after dispatch',
        'We do not deliver to the United Kingdom or Ireland yet, only to the six countries below. We pack your order in Utrecht and hand it to the carrier. As soon as it is on its way you get an email, with a tracking code where the carrier provides one.',
        `## Shipping costs per order

${listCosts('en')}

Delivery is free once your products cost at least the amount named, after discounts and including VAT. In the Netherlands and Belgium you can also choose a pick-up point near you, or the letterbox if everything fits through it together, such as one or two pairs of goggles. You see the cost in your cart and at checkout before you pay. If you order lessons only, there are no shipping costs.

## Where we deliver

You can use an address in any of these six countries, wherever you live yourself. Lessons need no delivery, but they too can only be bought from one of these countries. The [first lesson](${paths.en.firstLesson}) is free to watch anywhere.

## Delivery time

If your payment arrives before 15:00 (Dutch time) on a working day, we send your parcel the same day, otherwise on the next working day. It arrives 1 to 3 working days after that. If you pay by bank transfer, what counts is when the money arrives. Should we ever be late, we will tell you.

## Not at home, or something wrong?

The carrier will let you know where your parcel is. Box damaged or something missing? Email us a photo and we will put it right. Until the parcel is in your hands, the risk is ours.

Sending something back? See [returns](${paths.en.returns}).`,
      ),
    },
    de: {
      title: 'Versand',
      slug: pageSlugs.shipping.de,
      seo: {
        title: 'Versand und Lieferzeit',
        description:
          'Lieferung 1 bis 3 Werktage nach Versand: Deutschland, Niederlande, Belgien, Frankreich, Spanien und Schweden. Alle Versandkosten.',
      },
      blocks: blocks(
        '1 bis 3 Werktage nach dem Versand bei dir',
        'Ist deine Zahlung da, packen wir deine Bestellung in Utrecht und übergeben sie dem Paketdienst. Sobald sie unterwegs ist, bekommst du eine E-Mail – mit Sendungsnummer, wenn der Paketdienst eine vergibt.',
        `## Versandkosten pro Bestellung

${listCosts('de')}

Die Lieferung ist kostenlos, wenn deine Artikel zusammen mindestens den genannten Betrag kosten, nach Abzug von Rabatten und inklusive MwSt. In den Niederlanden und in Belgien kannst du auch einen Paketshop in deiner Nähe wählen oder den Briefkasten, wenn alles zusammen hineinpasst, etwa eine oder zwei Schwimmbrillen. Du siehst die Kosten im Warenkorb und an der Kasse, bevor du bezahlst. Bestellst du nur Lektionen, fallen keine Versandkosten an.

## Wohin wir liefern

Wir liefern bisher nur in diese sechs Länder, also noch nicht nach Österreich oder in die Schweiz. Auch Lektionen kannst du nur von einem dieser Länder aus kaufen.

## Lieferzeit

Ist deine Zahlung an einem Werktag vor 15 Uhr da, versenden wir am selben Tag, sonst am nächsten Werktag. 1 bis 3 Werktage später ist dein Paket bei dir. Bei Überweisung zählt der Geldeingang. Sollte es einmal länger dauern, sagen wir dir Bescheid.

## Nicht zu Hause, oder ist etwas nicht in Ordnung?

Der Paketdienst teilt dir mit, wo dein Paket liegt. Ist der Karton beschädigt oder fehlt etwas? Schick uns ein Foto, wir kümmern uns darum. Bis das Paket bei dir ankommt, tragen wir das Risiko.

Etwas zurückschicken? Hier geht es zu [Rückgabe und Widerruf](${paths.de.returns}).`,
      ),
    },
    es: {
      title: 'Envíos',
      slug: pageSlugs.shipping.es,
      seo: {
        title: 'Envíos y plazos de entrega',
        description:
          'Enviamos a España, Países Bajos, Bélgica, Alemania, Francia y Suecia. Te llega entre 1 y 3 días laborables después del envío. Consulta los gastos.',
      },
      blocks: blocks(
        'Te llega entre 1 y 3 días laborables después del envío',
        'Preparamos tu pedido en Utrecht y lo entregamos al transportista. En cuanto salga, recibirás un correo, con código de seguimiento si el transportista lo facilita.',
        `## Gastos de envío por pedido

${listCosts('es')}

El envío es gratis cuando tus productos suman al menos el importe indicado, con los descuentos aplicados y el IVA incluido. En los Países Bajos y Bélgica también puedes elegir la entrega en el buzón, si cabe en él todo el pedido (por ejemplo, uno o dos pares de gafas de natación), o en un punto de recogida cercano. Verás el importe en el carrito y antes de pagar. Si solo compras clases, no hay gastos de envío.

## Adónde enviamos

Enviamos a estos seis países y, de momento, a ninguno más; a Portugal todavía no. Las clases tampoco se pueden comprar desde otros países.

## Plazo de entrega

Si recibimos el pago antes de las 15:00 de un día laborable, enviamos el paquete ese mismo día; si no, el siguiente día laborable. Desde entonces tarda de 1 a 3 días laborables en llegar. Si pagas por transferencia, cuenta el momento en que llega el dinero. Si alguna vez nos retrasamos, te avisaremos.

## ¿No estabas o algo ha llegado mal?

El transportista te dirá dónde está tu paquete. ¿La caja ha llegado dañada o falta algo? Mándanos una foto y lo solucionamos. Hasta que lo tengas en tus manos, respondemos nosotros.

¿Quieres devolver algo? Mira la página de [devoluciones](${paths.es.returns}).`,
      ),
    },
    fr: {
      title: 'Livraison',
      slug: pageSlugs.shipping.fr,
      seo: {
        title: 'Livraison et délais',
        description:
          'Livraison en 1 à 3 jours ouvrés après l’envoi en France, en Belgique, aux Pays-Bas, en Allemagne, en Espagne et en Suède. Consultez les frais.',
      },
      blocks: blocks(
        'Chez vous 1 à 3 jours ouvrés après l’envoi',
        'Nous préparons votre commande à Utrecht et la confions au transporteur. Dès son départ, vous recevez un e-mail, avec un numéro de suivi si le transporteur en fournit un.',
        `## Frais de livraison par commande

${listCosts('fr')}

La livraison est offerte dès que le montant TTC de vos articles, remises déduites, atteint le seuil indiqué. Aux Pays-Bas et en Belgique, vous pouvez aussi choisir la boîte aux lettres si tous les articles y tiennent, par exemple une ou deux paires de lunettes de natation, ou un point relais près de chez vous. Les frais s’affichent dans le panier et avant le paiement. Pour une commande de leçons uniquement, il n’y a pas de frais de livraison.

## Où nous livrons

Nous livrons dans ces six pays et pas encore ailleurs, donc pas en Suisse. De même, les leçons ne s’achètent que depuis l’un d’eux.

## Délai

Si votre paiement nous parvient un jour ouvré avant 15 h, nous expédions le jour même, sinon le jour ouvré suivant. Le colis arrive 1 à 3 jours ouvrés plus tard. En cas de virement, c’est l’arrivée des fonds qui compte. En cas de retard, nous vous prévenons.

## Absent, ou un souci à la réception ?

Le transporteur vous indique où se trouve votre colis. Si le carton est abîmé ou s’il manque un article, envoyez-nous une photo et nous nous en occupons. Tant que le colis n’est pas entre vos mains, c’est nous qui en supportons le risque.

Un article à renvoyer ? Consultez la page [retours](${paths.fr.returns}).`,
      ),
    },
    sv: {
      title: 'Frakt',
      slug: pageSlugs.shipping.sv,
      seo: {
        title: 'Frakt och leveranstid',
        description:
          'Leverans 1–3 arbetsdagar efter att paketet skickats: Sverige, Nederländerna, Belgien, Tyskland, Frankrike och Spanien. Se fraktkostnaderna.',
      },
      blocks: blocks(
        'Hos dig 1–3 arbetsdagar efter att vi har skickat paketet',
        'Vi packar din beställning i Utrecht och lämnar den till transportören. När paketet är på väg får du ett mejl, med spårningsnummer om transportören har ett.',
        `## Frakt per beställning

${listCosts('sv')}

Frakten är fri när dina varor tillsammans kostar minst det angivna beloppet, efter rabatt och inklusive moms. I Nederländerna och Belgien kan du också välja ett ombud i närheten, eller brevlådan om hela beställningen får plats i den, till exempel ett eller två par simglasögon. Du ser fraktkostnaden i varukorgen och i kassan innan du betalar. Beställer du bara lektioner tillkommer ingen frakt.

## Hit levererar vi

Vi levererar än så länge bara till de här sex länderna, alltså inte till Norge, Danmark eller Finland. Även lektioner går bara att köpa från något av länderna.

Alla priser är i svenska kronor, även när paketet går till ett annat land.

## Leveranstid

Har din betalning kommit in före kl. 15 en arbetsdag skickar vi samma dag, annars nästa arbetsdag. Paketet kommer inom 1–3 arbetsdagar efter det. Betalar du med banköverföring räknas tiden från att pengarna har kommit in. Blir vi någon gång sena hör vi av oss.

## Inte hemma, eller är något fel?

Transportören meddelar var paketet finns. Är kartongen skadad eller saknas något? Mejla oss en bild så löser vi det. Tills paketet har nått dig står vi för risken.

Vill du skicka tillbaka något? Läs om [retur och ångerrätt](${paths.sv.returns}).`,
      ),
    },
  },
};
