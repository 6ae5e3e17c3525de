import type { SeedProduct } from '../../types';
import { maker } from '../company';
import { paths, productSlugs } from '../paths';

/** Sold without VAT and without stock; its amounts are variants. */
export const giftCard: SeedProduct = {
  key: 'giftCard',
  type: 'gift_card',
  listed: false,
  position: 7,
  picture: 'products/gift-card.webp',
  gallery: [{ picture: 'products/gift-card.webp' }],
  googleCategory: 'Arts & Entertainment > Party & Celebration > Gift Giving > Gift Cards & Certificates',
  maker,
  conformity: { model: 'ZW-GIFT' },
  sizeGuide: [],
  variants: [
    { sku: 'ZW-GIFT-25', price: 25, stock: 0 },
    { sku: 'ZW-GIFT-50', price: 50, stock: 0 },
    { sku: 'ZW-GIFT-100', price: 100, stock: 0 },
  ],
  text: {
    nl: {
      title: 'Zwotter cadeaukaart',
      slug: productSlugs.giftCard.nl,
      summary: 'Voor een kind dat gaat leren zwemmen, of voor wie nog niet weet welke maat het wordt.',
      introTitle: 'Een cadeau dat altijd past',
      introText:
        'Binnen enkele minuten na je betaling in je mailbox, of op een dag die jij kiest bij de ontvanger. Printen mag ook.',
      body: `## Zo werkt het

De code vul je in de winkelmand in. Wat je niet in één keer opmaakt, blijft op de kaart staan.

- Geldig voor alles in de [winkel](${paths.nl.shop}) en voor de lessen van de [academy](${paths.nl.academy})
- De kaart verloopt niet
- Ook samen met een andere betaalwijze te gebruiken`,
      details: [
        {
          label: 'Levering',
          text: 'Per e-mail, meestal binnen enkele minuten na je betaling, of op een gekozen dag rechtstreeks naar de ontvanger',
        },
        { label: 'Geldigheid', text: 'Onbeperkt' },
        { label: 'Teruggeven', text: 'Binnen 14 dagen na aankoop; wat al is uitgegeven, betalen we niet terug' },
      ],
      warnings: [],
      seo: {
        title: 'Cadeaukaart voor drijfpakken en videolessen',
        description: 'Geef een Zwotter cadeaukaart van 25, 50 of 100 euro: per e-mail, onbeperkt geldig.',
      },
    },
    en: {
      title: 'Zwotter gift card',
      slug: productSlugs.giftCard.en,
      summary: 'For a child who is about to learn to swim, or when you don’t know the size yet.',
      introTitle: 'A present that always fits',
      introText:
        'You get the card by email within minutes of paying, to forward or print. Or let us send it straight to the person it is for, on a day you choose.',
      body: `## How it works

Enter the code in the cart. What you don’t spend at once stays on the card.

- Valid for everything in the [shop](${paths.en.shop}) and for the lessons of the [academy](${paths.en.academy})
- The card does not expire
- Can be combined with another way to pay`,
      details: [
        { label: 'Delivery', text: 'By email, usually within a few minutes of your payment, or on a day you choose' },
        { label: 'Validity', text: 'Unlimited' },
        { label: 'Returning it', text: 'Within 14 days of buying it; what has been spent is not refunded' },
      ],
      warnings: [],
      seo: {
        title: 'Gift card for swimming lessons and float suits',
        description: 'Give a Zwotter gift card of 25, 50 or 100 euros: by email, without an expiry date.',
      },
    },
    de: {
      title: 'Zwotter Geschenkkarte',
      slug: productSlugs.giftCard.de,
      summary: 'Für ein Kind, das schwimmen lernen will und dessen Größe du noch nicht kennst.',
      introTitle: 'Ein Geschenk, das immer passt',
      introText:
        'Die Karte kommt per E-Mail: meist wenige Minuten nach deiner Zahlung an dich oder an einem Tag deiner Wahl direkt an die Person, die du beschenkst. Leite sie weiter, druck sie aus oder verrate nur den Code.',
      body: `## So funktioniert es

Den Code gibst du im Warenkorb ein. Was du nicht auf einmal ausgibst, bleibt auf der Karte.

- Gilt für alles im [Shop](${paths.de.shop}) und für die Lektionen der [Academy](${paths.de.academy})
- Die Karte läuft nicht ab
- Lässt sich mit einer anderen Zahlungsart kombinieren`,
      details: [
        {
          label: 'Lieferung',
          text: 'Per E-Mail, meist wenige Minuten nach deiner Zahlung, oder am Tag deiner Wahl direkt an die beschenkte Person',
        },
        { label: 'Gültigkeit', text: 'Unbegrenzt' },
        {
          label: 'Widerruf',
          text: 'Innerhalb von 14 Tagen nach dem Kauf; bereits ausgegebenes Guthaben erstatten wir nicht',
        },
      ],
      warnings: [],
      seo: {
        title: 'Geschenkkarte für Schwimmlernanzüge und die Academy',
        description:
          'Verschenke eine Geschenkkarte von Zwotter über 25, 50 oder 100 Euro: per E-Mail, unbegrenzt gültig.',
      },
    },
    es: {
      title: 'Tarjeta regalo Zwotter',
      slug: productSlugs.giftCard.es,
      summary: 'Para regalar a un niño que va a aprender a nadar, o cuando aún no sabes qué talla elegir.',
      introTitle: 'Un regalo que siempre queda bien',
      introText: 'Te llega por correo tras el pago, o la enviamos a quien tú digas el día que elijas.',
      body: `## Cómo funciona

El código se escribe en el carrito. Lo que no gastes de una vez se queda en la tarjeta.

- Vale para todo lo de la [tienda](${paths.es.shop}) y para las clases de la [Academy](${paths.es.academy})
- La tarjeta no caduca
- Se puede combinar con otra forma de pago`,
      details: [
        { label: 'Entrega', text: 'Por correo: a ti, a los pocos minutos del pago; a otra persona, el día que elijas' },
        { label: 'Validez', text: 'Sin límite' },
        { label: 'Devolución', text: 'En los 14 días siguientes a la compra; lo gastado no se reembolsa' },
      ],
      warnings: [],
      seo: {
        title: 'Tarjeta regalo para clases de natación y bañadores flotadores',
        description: 'Regala una tarjeta Zwotter de 25, 50 o 100 euros: por correo y sin fecha de caducidad.',
      },
    },
    fr: {
      title: 'Carte cadeau Zwotter',
      slug: productSlugs.giftCard.fr,
      summary: 'Pour un enfant qui va apprendre à nager, ou quand on ne connaît pas encore la taille.',
      introTitle: 'Un cadeau qui tombe toujours bien',
      introText:
        'Vous la recevez par e-mail quelques minutes après votre paiement ; ou nous l’envoyons le jour de votre choix à la personne à qui vous l’offrez.',
      body: `## Comment ça marche

Le code se saisit dans le panier. Ce que vous ne dépensez pas en une fois reste sur la carte.

- Valable pour toute la [boutique](${paths.fr.shop}) et pour les leçons de l’[Academy](${paths.fr.academy})
- La carte n’expire pas
- Se combine avec un autre moyen de paiement`,
      details: [
        { label: 'Livraison', text: 'Par e-mail, quelques minutes après le paiement ou à la date de votre choix' },
        { label: 'Validité', text: 'Illimitée' },
        { label: 'Rétractation', text: 'Dans les 14 jours suivant l’achat ; ce qui a été dépensé n’est pas remboursé' },
      ],
      warnings: [],
      seo: {
        title: 'Carte cadeau pour leçons de natation et maillots flotteurs',
        description: 'Offrez une carte cadeau Zwotter de 25, 50 ou 100 euros : par e-mail, sans date d’expiration.',
      },
    },
    sv: {
      title: 'Presentkort från Zwotter',
      slug: productSlugs.giftCard.sv,
      summary: 'Till ett barn som ska lära sig simma, eller när du inte vet storleken än.',
      introTitle: 'En present som alltid passar',
      introText:
        'Kortet kommer via mejl inom några minuter efter din betalning. Eller så skickar vi det direkt till den som ska få det, den dag du väljer.',
      body: `## Så fungerar det

Koden skriver du in i varukorgen. Det du inte använder på en gång blir kvar på kortet.

- Gäller allt i [butiken](${paths.sv.shop}) och lektionerna i [Academy](${paths.sv.academy})
- Kortet har inget slutdatum
- Kan kombineras med ett annat betalsätt`,
      details: [
        {
          label: 'Leverans',
          text: 'Via mejl inom några minuter efter din betalning, eller direkt till den som ska få kortet, den dag du väljer',
        },
        { label: 'Giltighet', text: 'Obegränsad' },
        { label: 'Ångerrätt', text: 'Inom 14 dagar från köpet; det som redan har använts betalas inte tillbaka' },
      ],
      warnings: [],
      seo: {
        title: 'Presentkort för flytdräkter och videolektioner',
        description: 'Ge bort ett presentkort från Zwotter via mejl, med obegränsad giltighet.',
      },
    },
  },
};
