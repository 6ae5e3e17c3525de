import { type L, type SeedBlock, type SeedPage, type SeedPageText, seedLocales } from '../../types';
import { newsletter } from '../newsletter';
import { type PageKey, pageSlugs, paths } from '../paths';

type Text = { title: string; description: string };

/** Pages that consist of one functional block: shop, cart, checkout and profile. */
export function buildPage(key: PageKey, noindex: boolean, texts: L<Text>, blocks: L<SeedBlock[]>): SeedPage {
  const text = Object.fromEntries(
    seedLocales.map((locale): [string, SeedPageText] => [
      locale,
      {
        title: texts[locale].title,
        slug: pageSlugs[key][locale],
        seo: texts[locale],
        blocks: blocks[locale],
      },
    ]),
  ) as L<SeedPageText>;
  return { key, noindex, text };
}

/** The products, and help for those who hesitate. */
const listing = (
  title: string,
  text: string,
  [question, help, label, path]: [string, string, string, string],
): SeedBlock[] => [
  { kind: 'product-listing', title, text, pageSize: 12 },
  { kind: 'call-to-action', title: question, text: help, link: { label, path } },
];

export const shopPage = buildPage(
  'shop',
  false,
  {
    nl: {
      title: 'Winkel',
      description:
        'Drijfpakken voor kinderen vanaf 3 jaar, badponcho en zwembril. 1 tot 3 werkdagen na verzending in huis.',
    },
    en: {
      title: 'Shop',
      description:
        'Float suits for children aged 3 and over, towel poncho and goggles. Delivered 1 to 3 working days after dispatch.',
    },
    de: {
      title: 'Shop',
      description:
        'Schwimmlernanzüge für Kinder ab 3 Jahren, Badeponcho und Schwimmbrille. Lieferung 1 bis 3 Werktage nach Versand.',
    },
    es: {
      title: 'Tienda',
      description:
        'Bañadores flotadores para niños a partir de 3 años, poncho toalla y gafas. Te llega entre 1 y 3 días laborables después del envío.',
    },
    fr: {
      title: 'Boutique',
      description:
        'Maillots flotteurs pour les enfants dès 3 ans, poncho de bain et lunettes. Livraison en 1 à 3 jours ouvrés après l’envoi.',
    },
    sv: {
      title: 'Butik',
      description:
        'Flytdräkter för barn från 3 år, badponcho och simglasögon. Leverans 1–3 arbetsdagar efter att paketet skickats.',
    },
  },
  {
    nl: listing(
      'Alles om te leren zwemmen',
      'Drijfpakken in zeven maten, en wat erbij hoort. Prijzen inclusief btw, exclusief verzendkosten.',
      [
        'Twijfel je tussen twee modellen?',
        'We hebben Classic, Mini en Pro naast elkaar gezet, met advies over water en kleur.',
        'Vergelijk de pakken',
        paths.nl.choose,
      ],
    ),
    en: listing(
      'Everything for learning to swim',
      'Float suits in seven sizes, and a few useful extras. Prices include VAT; shipping is extra.',
      [
        'Torn between two models?',
        'We have put Classic, Mini and Pro side by side, with advice on water and colour.',
        'Compare the suits',
        paths.en.choose,
      ],
    ),
    de: listing(
      'Alles zum Schwimmenlernen',
      'Schwimmlernanzüge in sieben Größen und was dazugehört. Alle Preise inklusive MwSt., zuzüglich Versand.',
      [
        'Du schwankst zwischen zwei Modellen?',
        'Wir haben Classic, Mini und Pro nebeneinandergestellt, mit Tipps zu Wasser und Farbe.',
        'Anzüge vergleichen',
        paths.de.choose,
      ],
    ),
    es: listing(
      'Todo para aprender a nadar',
      'Bañadores flotadores en siete tallas y algún complemento. Precios con IVA incluido, gastos de envío aparte.',
      [
        '¿Dudas entre dos modelos?',
        'Hemos puesto Classic, Mini y Pro uno al lado del otro, con consejos sobre el agua y el color.',
        'Comparar los bañadores',
        paths.es.choose,
      ],
    ),
    fr: listing(
      'Tout pour apprendre à nager',
      'Des maillots flotteurs en sept tailles, et quelques accessoires bien pratiques. Prix TTC, hors frais de livraison.',
      [
        'Vous hésitez entre deux modèles ?',
        'Nous avons mis Classic, Mini et Pro côte à côte, avec nos conseils sur l’eau et la couleur.',
        'Comparer les maillots',
        paths.fr.choose,
      ],
    ),
    sv: listing(
      'Allt för att lära sig simma',
      'Flytdräkter i sju storlekar och allt som hör till. Priserna är inklusive moms, frakt tillkommer.',
      [
        'Tvekar du mellan två modeller?',
        'Vi har ställt Classic, Mini och Pro sida vid sida, med råd om vatten och färg.',
        'Jämför dräkterna',
        paths.sv.choose,
      ],
    ),
  },
);

const cart = (title: string, emptyTitle: string, emptyText: string, label: string, path: string): SeedBlock[] => [
  { kind: 'cart', title, emptyTitle, emptyText, link: { label, path } },
];

export const cartPage = buildPage(
  'cart',
  true,
  {
    nl: { title: 'Winkelmand', description: 'Bekijk wat er in je winkelmand zit en ga verder naar de kassa.' },
    en: { title: 'Cart', description: 'See what is in your cart and continue to checkout.' },
    de: { title: 'Warenkorb', description: 'Sieh dir deinen Warenkorb an und geh weiter zur Kasse.' },
    es: { title: 'Carrito', description: 'Revisa tu carrito y continúa con el pago.' },
    fr: { title: 'Panier', description: 'Vérifiez votre panier et passez la commande.' },
    sv: { title: 'Varukorg', description: 'Se vad som ligger i varukorgen och gå vidare till kassan.' },
  },
  {
    nl: cart(
      'Je winkelmand',
      'Hier zwemt nog niets',
      'Je winkelmand is leeg. Tijd om een pak uit te zoeken.',
      'Naar de winkel',
      paths.nl.shop,
    ),
    en: cart(
      'Your cart',
      'Nothing in here yet',
      'Your cart is empty. Time to pick out a suit.',
      'Go to the shop',
      paths.en.shop,
    ),
    de: cart(
      'Dein Warenkorb',
      'Hier schwimmt noch nichts',
      'Dein Warenkorb ist leer. Zeit, einen Anzug auszusuchen.',
      'Zum Shop',
      paths.de.shop,
    ),
    es: cart(
      'Tu carrito',
      'Aquí todavía no nada nadie',
      'Tu carrito está vacío. Es buen momento para elegir un bañador.',
      'Ir a la tienda',
      paths.es.shop,
    ),
    fr: cart(
      'Votre panier',
      'Un panier encore à sec',
      'Votre panier est vide. C’est le moment de choisir un maillot.',
      'Aller à la boutique',
      paths.fr.shop,
    ),
    sv: cart(
      'Din varukorg',
      'Här simmar ingenting',
      'Varukorgen är tom. Dags att välja en dräkt.',
      'Till butiken',
      paths.sv.shop,
    ),
  },
);

const checkout = (title: string): SeedBlock[] => [{ kind: 'checkout', title }];

export const checkoutPage = buildPage(
  'checkout',
  true,
  {
    nl: { title: 'Afrekenen', description: 'Vul je gegevens in en rond je bestelling af.' },
    en: { title: 'Checkout', description: 'Enter your details and complete your order.' },
    de: { title: 'Kasse', description: 'Gib deine Daten ein und schließe deine Bestellung ab.' },
    es: { title: 'Finalizar compra', description: 'Introduce tus datos y completa el pedido.' },
    fr: { title: 'Commande', description: 'Saisissez vos coordonnées et finalisez votre commande.' },
    sv: { title: 'Kassa', description: 'Fyll i dina uppgifter och slutför beställningen.' },
  },
  {
    nl: checkout('Afrekenen'),
    en: checkout('Checkout'),
    de: checkout('Kasse'),
    es: checkout('Finalizar compra'),
    fr: checkout('Votre commande'),
    sv: checkout('Kassan'),
  },
);

const profile = (title: string): SeedBlock[] => [{ kind: 'profile', title }];

export const profilePage = buildPage(
  'profile',
  true,
  {
    nl: { title: 'Mijn Zwotter', description: 'Je bestellingen, adressen en gegevens bij Zwotter.' },
    en: { title: 'My Zwotter', description: 'Your orders, addresses and details at Zwotter.' },
    de: { title: 'Mein Zwotter', description: 'Deine Bestellungen, Adressen und Daten bei Zwotter.' },
    es: { title: 'Mi Zwotter', description: 'Tus pedidos, direcciones y datos en Zwotter.' },
    fr: { title: 'Mon Zwotter', description: 'Vos commandes, adresses et coordonnées chez Zwotter.' },
    sv: { title: 'Mitt Zwotter', description: 'Dina beställningar, adresser och uppgifter hos Zwotter.' },
  },
  {
    nl: profile('Mijn Zwotter'),
    en: profile('My Zwotter'),
    de: profile('Mein Zwotter'),
    es: profile('Mi Zwotter'),
    fr: profile('Mon Zwotter'),
    sv: profile('Mitt Zwotter'),
  },
);

const articleList = (title: string, text: string): SeedBlock[] => [{ kind: 'article-list', title, text, pageSize: 4 }];

export const blogPage = buildPage(
  'blog',
  false,
  {
    nl: {
      title: 'Blog',
      description: 'Tips en verhalen over leren zwemmen, van de eerste plons tot de laatste drijver.',
    },
    en: {
      title: 'Blog',
      description: 'Tips and stories about learning to swim, from the first splash to the last float.',
    },
    de: {
      title: 'Blog',
      description:
        'Tipps und Geschichten rund ums Schwimmenlernen, vom ersten Planschen bis zum letzten Schwimmkörper.',
    },
    es: {
      title: 'Blog',
      description: 'Consejos e historias sobre aprender a nadar, del primer chapuzón al último flotador.',
    },
    fr: {
      title: 'Blog',
      description: 'Conseils et récits pour apprendre à nager, du premier plouf au dernier flotteur.',
    },
    sv: {
      title: 'Blogg',
      description: 'Tips och berättelser om att lära sig simma, från första plasket till sista flytkudden.',
    },
  },
  {
    nl: [
      ...articleList('Van de waterkant', 'Wat we leren van kinderen, ouders en heel veel chloorwater.'),
      newsletter.nl,
    ],
    en: [
      ...articleList('From the water’s edge', 'What we learn from children, parents and a great deal of chlorine.'),
      newsletter.en,
    ],
    de: [
      ...articleList('Vom Beckenrand', 'Was wir von Kindern, Eltern und jeder Menge Chlorwasser lernen.'),
      newsletter.de,
    ],
    es: [
      ...articleList('Desde el bordillo', 'Lo que aprendemos de los niños, de sus padres y de muchas horas de cloro.'),
      newsletter.es,
    ],
    fr: [
      ...articleList(
        'Au bord du bassin',
        'Ce que nous apprenons des enfants, des parents et de beaucoup d’eau chlorée.',
      ),
      newsletter.fr,
    ],
    sv: [
      ...articleList('Från bassängkanten', 'Det vi lär oss av barn, föräldrar och en hel del klorvatten.'),
      newsletter.sv,
    ],
  },
);
