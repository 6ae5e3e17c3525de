import { type L, type SeedLocale, seedLocales } from '../types';

/** Every slug of the seed in one place, so that links in texts can never point to a page of another language. */
const same = (slug: string): L => ({ nl: slug, en: slug, de: slug, es: slug, fr: slug, sv: slug });

export const pageSlugs = {
  home: same('home'),
  shop: { nl: 'shop', en: 'shop', de: 'shop', es: 'tienda', fr: 'magasin', sv: 'butik' },
  cart: { nl: 'winkelmand', en: 'cart', de: 'warenkorb', es: 'carrito', fr: 'panier', sv: 'varukorg' },
  checkout: { nl: 'afrekenen', en: 'checkout', de: 'kasse', es: 'pagar', fr: 'commande', sv: 'kassa' },
  profile: {
    nl: 'mijn-zwotter',
    en: 'my-zwotter',
    de: 'mein-zwotter',
    es: 'mi-zwotter',
    fr: 'mon-zwotter',
    sv: 'mitt-zwotter',
  },
  blog: { ...same('blog'), sv: 'blogg' },
  academy: same('academy'),
  reviews: {
    nl: 'beoordelingen',
    en: 'reviews',
    de: 'bewertungen',
    es: 'opiniones',
    fr: 'avis',
    sv: 'omdomen',
  },
  service: {
    nl: 'klantenservice',
    en: 'customer-service',
    de: 'kundenservice',
    es: 'atencion-al-cliente',
    fr: 'service-client',
    sv: 'kundservice',
  },
  contact: { nl: 'contact', en: 'contact', de: 'kontakt', es: 'contacto', fr: 'contact', sv: 'kontakt' },
  sizeGuide: {
    nl: 'maattabel',
    en: 'size-guide',
    de: 'groessentabelle',
    es: 'guia-de-tallas',
    fr: 'guide-des-tailles',
    sv: 'storleksguide',
  },
  choose: {
    nl: 'welk-drijfpak',
    en: 'which-float-suit',
    de: 'welcher-schwimmlernanzug',
    es: 'que-banador-flotador',
    fr: 'quel-maillot-flotteur',
    sv: 'vilken-flytdrakt',
  },
  about: { nl: 'over-ons', en: 'about-us', de: 'ueber-uns', es: 'sobre-nosotros', fr: 'a-propos', sv: 'om-oss' },
  shipping: { nl: 'verzenden', en: 'shipping', de: 'versand', es: 'envios', fr: 'livraison', sv: 'frakt' },
  returns: {
    nl: 'retourneren',
    en: 'returns',
    de: 'rueckgabe-und-widerruf',
    es: 'devoluciones',
    fr: 'retours',
    sv: 'retur-och-angerratt',
  },
  guarantee: {
    nl: 'wettelijke-garantie',
    en: 'legal-guarantee',
    de: 'gewaehrleistung',
    es: 'garantia-legal',
    fr: 'garantie-legale',
    sv: 'laglig-garanti',
  },
  withdrawal: {
    nl: 'herroepen',
    en: 'withdraw',
    de: 'widerrufen',
    es: 'desistir',
    fr: 'se-retracter',
    sv: 'angra-avtalet',
  },
  terms: {
    nl: 'algemene-voorwaarden',
    en: 'terms-and-conditions',
    de: 'agb',
    es: 'condiciones-generales',
    fr: 'conditions-generales-de-vente',
    sv: 'allmanna-villkor',
  },
  privacy: {
    nl: 'privacybeleid',
    en: 'privacy-policy',
    de: 'datenschutz',
    es: 'politica-de-privacidad',
    fr: 'politique-de-confidentialite',
    sv: 'integritetspolicy',
  },
  faq: {
    nl: 'veelgestelde-vragen',
    en: 'faq',
    de: 'haeufige-fragen',
    es: 'preguntas-frecuentes',
    fr: 'questions-frequentes',
    sv: 'vanliga-fragor',
  },
  recalls: {
    nl: 'terugroepacties',
    en: 'product-recalls',
    de: 'produktrueckrufe',
    es: 'recuperacion-de-productos',
    fr: 'rappels-de-produits',
    sv: 'aterkallelser',
  },
  cookies: { ...same('cookies'), es: 'politica-de-cookies' },
  accessibility: {
    nl: 'toegankelijkheid',
    en: 'accessibility',
    de: 'barrierefreiheit',
    es: 'accesibilidad',
    fr: 'accessibilite',
    sv: 'tillganglighet',
  },
} satisfies Record<string, L>;

export type PageKey = keyof typeof pageSlugs;

const pageParents: Partial<Record<PageKey, PageKey>> = { shipping: 'service', returns: 'service' };

export const productSlugs = {
  classic: {
    nl: 'zwotter-classic-drijfpak',
    en: 'zwotter-classic-float-suit',
    de: 'zwotter-classic-schwimmlernanzug',
    es: 'banador-flotador-zwotter-classic',
    fr: 'maillot-flotteur-zwotter-classic',
    sv: 'zwotter-classic-flytdrakt',
  },
  mini: {
    nl: 'zwotter-mini-drijfpak',
    en: 'zwotter-mini-float-suit',
    de: 'zwotter-mini-schwimmlernanzug',
    es: 'banador-flotador-zwotter-mini',
    fr: 'maillot-flotteur-zwotter-mini',
    sv: 'zwotter-mini-flytdrakt',
  },
  pro: {
    nl: 'zwotter-pro-drijfpak',
    en: 'zwotter-pro-float-suit',
    de: 'zwotter-pro-schwimmlernanzug',
    es: 'traje-flotador-zwotter-pro',
    fr: 'combinaison-flotteur-zwotter-pro',
    sv: 'zwotter-pro-flytdrakt',
  },
  poncho: {
    nl: 'badponcho-met-capuchon',
    en: 'hooded-towel-poncho',
    de: 'badeponcho-mit-kapuze',
    es: 'poncho-toalla-con-capucha',
    fr: 'poncho-de-bain-a-capuche',
    sv: 'badponcho-med-luva',
  },
  goggles: {
    nl: 'kinderzwembril',
    en: 'kids-swim-goggles',
    de: 'schwimmbrille-fuer-kinder',
    es: 'gafas-de-natacion-infantiles',
    fr: 'lunettes-de-natation-enfant',
    sv: 'simglasogon-for-barn',
  },
  floats: {
    nl: 'reservedrijvers',
    en: 'spare-floats',
    de: 'ersatz-schwimmkoerper',
    es: 'flotadores-de-repuesto',
    fr: 'flotteurs-de-rechange',
    sv: 'extra-flytkuddar',
  },
  giftCard: {
    nl: 'cadeaukaart',
    en: 'gift-card',
    de: 'geschenkkarte',
    es: 'tarjeta-regalo',
    fr: 'carte-cadeau',
    sv: 'presentkort',
  },
} satisfies Record<string, L>;

export const articleSlugs = {
  firstSwim: {
    nl: 'eerste-keer-zwemmen-met-drijfpak',
    en: 'first-swim-with-a-float-suit',
    de: 'das-erste-mal-im-schwimmlernanzug',
    es: 'primer-bano-con-banador-flotador',
    fr: 'premiere-baignade-en-maillot-flotteur',
    sv: 'forsta-badet-med-flytdrakt',
  },
  afraidOfWater: {
    nl: 'bang-voor-water',
    en: 'afraid-of-water',
    de: 'angst-vor-wasser',
    es: 'miedo-al-agua',
    fr: 'peur-de-leau',
    sv: 'radd-for-vatten',
  },
  armsReach: {
    nl: 'toezicht-op-armlengte',
    en: 'within-arms-reach',
    de: 'aufsicht-in-armreichweite',
    es: 'al-alcance-de-la-mano',
    fr: 'a-portee-de-bras',
    sv: 'pa-armlangds-avstand',
  },
  bathGames: {
    nl: 'oefenen-in-bad',
    en: 'bath-time-practice',
    de: 'ueben-in-der-badewanne',
    es: 'practicar-en-la-banera',
    fr: 'sentrainer-dans-le-bain',
    sv: 'ova-i-badkaret',
  },
  rightSize: {
    nl: 'drijfpak-passen',
    en: 'fitting-a-float-suit',
    de: 'schwimmlernanzug-anprobieren',
    es: 'probar-el-banador-flotador',
    fr: 'essayer-le-maillot-flotteur',
    sv: 'prova-flytdrakten',
  },
  holidayPool: {
    nl: 'zwemmen-op-vakantie',
    en: 'swimming-on-holiday',
    de: 'baden-im-urlaub',
    es: 'bano-en-vacaciones',
    fr: 'se-baigner-en-vacances',
    sv: 'bada-pa-semestern',
  },
  waterGames: {
    nl: 'spelletjes-in-het-water',
    en: 'games-in-the-water',
    de: 'spiele-im-wasser',
    es: 'juegos-en-el-agua',
    fr: 'jeux-dans-leau',
    sv: 'lekar-i-vattnet',
  },
  swimBadges: {
    nl: 'drijfpak-en-zwem-abc',
    en: 'swimming-awards',
    de: 'seepferdchen-und-bronze',
    es: 'niveles-de-natacion',
    fr: 'aisance-aquatique-et-savoir-nager',
    sv: 'simborgarmarket-och-baddaren',
  },
} satisfies Record<string, L>;

export const levelSlugs = {
  waterConfidence: {
    nl: 'watervrij',
    en: 'water-confidence',
    de: 'wassergewoehnung',
    es: 'confianza-en-el-agua',
    fr: 'aisance-aquatique',
    sv: 'vattenvana',
  },
  floatAndGlide: {
    nl: 'drijven-en-glijden',
    en: 'float-and-glide',
    de: 'schweben-und-gleiten',
    es: 'flotar-y-deslizarse',
    fr: 'flotter-et-glisser',
    sv: 'flyta-och-glida',
  },
  legsAndArms: {
    nl: 'benen-en-armen',
    en: 'legs-and-arms',
    de: 'beine-und-arme',
    es: 'piernas-y-brazos',
    fr: 'jambes-et-bras',
    sv: 'ben-och-armar',
  },
  firstStrokes: {
    nl: 'de-eerste-slagen',
    en: 'first-strokes',
    de: 'die-ersten-schwimmzuege',
    es: 'primeras-brazadas',
    fr: 'premieres-nages',
    sv: 'de-forsta-simtagen',
  },
} satisfies Record<string, L>;

/** The free lesson that other pages link to. */
const firstLessonSlug: L = {
  nl: 'thuis-beginnen',
  en: 'start-at-home',
  de: 'zu-hause-anfangen',
  es: 'empezar-en-casa',
  fr: 'commencer-a-la-maison',
  sv: 'borja-hemma',
};

/** The first segment of the routes whose prefix is localised. */
const prefixes = {
  product: pageSlugs.shop,
  article: pageSlugs.blog,
  level: { nl: 'academy', en: 'academy', de: 'course', es: 'course', fr: 'course', sv: 'course' },
} satisfies Record<string, L>;

function pagePath(key: PageKey, locale: SeedLocale): string {
  if (key === 'home') return '/';
  const parent = pageParents[key];
  return `${parent ? pagePath(parent, locale) : ''}/${pageSlugs[key][locale]}`;
}

function buildPaths(locale: SeedLocale) {
  const page = (key: PageKey): string => pagePath(key, locale);
  const product = (key: keyof typeof productSlugs): string =>
    `/${prefixes.product[locale]}/${productSlugs[key][locale]}`;
  const article = (key: keyof typeof articleSlugs): string =>
    `/${prefixes.article[locale]}/${articleSlugs[key][locale]}`;
  const level = (key: keyof typeof levelSlugs): string => `/${prefixes.level[locale]}/${levelSlugs[key][locale]}`;
  return {
    home: page('home'),
    shop: page('shop'),
    cart: page('cart'),
    profile: page('profile'),
    blog: page('blog'),
    reviews: page('reviews'),
    academy: page('academy'),
    service: page('service'),
    contact: page('contact'),
    faq: page('faq'),
    sizeGuide: page('sizeGuide'),
    choose: page('choose'),
    about: page('about'),
    shipping: page('shipping'),
    returns: page('returns'),
    guarantee: page('guarantee'),
    withdrawal: page('withdrawal'),
    terms: page('terms'),
    privacy: page('privacy'),
    cookies: page('cookies'),
    accessibility: page('accessibility'),
    recalls: page('recalls'),
    classic: product('classic'),
    mini: product('mini'),
    pro: product('pro'),
    poncho: product('poncho'),
    goggles: product('goggles'),
    floats: product('floats'),
    giftCard: product('giftCard'),
    firstSwim: article('firstSwim'),
    armsReach: article('armsReach'),
    bathGames: article('bathGames'),
    rightSize: article('rightSize'),
    swimBadges: article('swimBadges'),
    waterGames: article('waterGames'),
    waterConfidence: level('waterConfidence'),
    firstLesson: `${level('waterConfidence')}/${firstLessonSlug[locale]}`,
    floatAndGlide: level('floatAndGlide'),
    legsAndArms: level('legsAndArms'),
  };
}

export type Paths = ReturnType<typeof buildPaths>;

/** Public paths per locale; texts write `${paths.nl.sizeGuide}` instead of a literal path. */
export const paths = Object.fromEntries(seedLocales.map((locale) => [locale, buildPaths(locale)])) as L<Paths>;
