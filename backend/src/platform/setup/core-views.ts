import type { TypeView } from '../admin/apply-views';

const slug = { help: 'Last part of the address. When it changes, the old address leads to the new one.' };
const position = { help: 'Smaller numbers come first.' };
const seo = {
  label: 'Search engines',
  help: 'Title and description in search results; empty means title and summary.',
};

export const coreViews: Record<string, TypeView> = {
  'api::product.product': {
    mainField: 'title',
    list: ['title', 'type', 'listed', 'position'],
    sort: 'position',
    fields: {
      slug,
      position,
      seo,
      type: {
        help: 'Only physical products are shipped and have stock. Lesson, level and bundle: each variant opens what it names; the bundle opens everything.',
      },
      bonusLevels: {
        label: 'Levels that come along for free',
        help: 'Whoever pays for this product can watch them. Naming them in one language is enough.',
      },
      bonusLessons: {
        label: 'Lessons that come along for free',
        help: 'As with levels, for single lessons.',
      },
      listed: { help: 'Off: not in the shop listing, but its page can still be opened.' },
      intro: { label: 'Intro and main picture' },
      gallery: {
        help: 'All pictures; say which colour each one shows so that a choice of colour changes the picture.',
      },
      sizeGuide: { label: 'Size guide', help: 'Weight in kg and height in cm per size.' },
      warnings: {
        help: 'Required for physical products, in every language (product safety law). The first one stands above the button.',
      },
      safety: { label: 'More about safe use', help: 'Below the warnings.' },
      manual: { help: 'PDF in this language; required for protective equipment such as float suits.' },
      declaration: { label: 'Declaration of conformity', help: 'PDF.' },
      maker: { help: 'Required for physical products: a name, and an address that post and e-mail reach.' },
      responsible: { label: 'Responsible person in the EU', help: 'Required when the maker is not in the EU.' },
    },
  },
  'api::product-variant.product-variant': {
    mainField: 'sku',
    list: ['sku', 'product', 'color', 'size', 'lesson', 'level', 'price', 'salePrice'],
    sort: 'sku',
    fields: {
      position,
      sku: { label: 'Article number (SKU)', help: 'Unique. Its stock is kept under this number.' },
      product: { help: 'Any language of the product will do: the shop shows the language of the visitor.' },
      price: {
        label: 'Price in euro, VAT included',
        help: 'The same in every country. Counts from the next quote on; placed orders keep theirs.',
      },
      salePrice: {
        label: 'Sale price in euro, VAT included',
        help: 'Lower than the price. What stands beside it (the lowest price of the last 30 days) and the percentage come from the price log; without a lower price than that, nothing is announced.',
      },
      saleFrom: { label: 'Sale begins', help: 'Empty: at once.' },
      saleTo: { label: 'Sale ends', help: 'The first moment after it. Empty: until you remove the sale price.' },
      lesson: {
        label: 'Opens this lesson',
        help: 'For variants of a product of type lesson. Without it the variant opens nothing. A new lesson is sold alone only once it has a variant; a preview is never sold.',
      },
      level: {
        label: 'Opens this level',
        help: 'For variants of a product of type level: all its lessons, later ones too.',
      },
      intro: { label: 'Own picture', help: 'Empty: the first gallery picture of this colour.' },
    },
  },
  'api::stock.stock': {
    mainField: 'sku',
    list: ['sku', 'quantity', 'lowThreshold'],
    fields: {
      sku: { label: 'Article number (SKU)', editable: false },
      quantity: {
        label: 'Pieces for sale',
        help: 'What can be sold now. Orders lower it by themselves; open orders have taken theirs already.',
        editable: false,
      },
      adjustment: {
        label: 'Add or take off',
        help: 'Pieces that came in, or with a minus that went: 5 or -2, then Save. Sales meanwhile stay counted.',
      },
      lowThreshold: { label: 'Few left from', help: 'At this number or fewer the shop says that few are left.' },
    },
  },
  'api::shipping-country.shipping-country': {
    mainField: 'iso',
    list: ['iso', 'shippingCost', 'position'],
    sort: 'position',
    fields: { position, iso: { label: 'Country' }, shippingCost: { label: 'Shipping cost in euro, VAT included' } },
  },
  'api::vat-rate.vat-rate': {
    mainField: 'country',
    list: ['country', 'rate', 'validFrom', 'validTo'],
    fields: {
      country: { help: 'Two letters, lower case.' },
      rate: {
        label: 'Rate in percent',
        help: 'For a new rate add a row with its first day; old orders keep their rate.',
      },
      validFrom: { help: 'First day.' },
      validTo: { help: 'Last day; empty: until the next row.' },
    },
  },
  'api::page.page': {
    mainField: 'title',
    list: ['title', 'slug', 'parent', 'noindex'],
    fields: {
      slug: {
        help: 'Part of the address; "home" is the home page. The slugs of cart, checkout and profile are known to the shop.',
      },
      seo,
      parent: { help: 'The address of this page starts with that of its parent.' },
      noindex: { label: 'Keep out of search engines' },
    },
  },
  'api::level.level': {
    mainField: 'title',
    list: ['title', 'position'],
    sort: 'position',
    fields: { slug, position, seo },
  },
  'api::lesson.lesson': {
    mainField: 'title',
    list: ['title', 'level', 'position', 'durationMinutes'],
    sort: 'position',
    fields: { slug, position, durationMinutes: { label: 'Duration in minutes' } },
  },
  'api::menu.menu': {
    mainField: 'slug',
    list: ['slug'],
    fields: {
      slug: {
        label: 'Place',
        help: 'primary: header and footer, secondary: small links above, legal: bottom of the footer.',
      },
    },
  },
  'api::site-settings.site-settings': {
    mainField: 'siteName',
    list: ['siteName', 'tagline'],
    fields: {
      seo,
      promoText: { label: 'Promo banner', help: 'Scrolls above the header; empty: no banner.' },
      paymentText: { label: 'About payment', help: 'Shown at cart and checkout; say only what is true.' },
      guarantee: {
        label: 'Legal guarantee notice',
        help: 'On product pages and on the page about the guarantee. Put the EU’s official notice there once you have its artwork.',
      },
      vatNumber: { label: 'VAT number' },
      orderPrefix: { help: 'Capitals and digits before the order number; holds for new orders.' },
      invoicePrefix: { help: 'Before the number of an invoice. Changing it begins a new series at 1.' },
      creditPrefix: { help: 'Before the number of a credit note. Changing it begins a new series at 1.' },
      profileSlug: { help: 'Dutch slug of the profile page.' },
      timeZone: { help: 'Decides the year in order numbers and the day on documents.' },
      reservationMinutes: {
        label: 'Keep pieces for an unpaid order (minutes)',
        help: 'When this time is over others can buy them; money that comes later takes them again if they are there.',
      },
      reviewDays: {
        label: 'Ask for a review after (days)',
        help: 'Days after delivery. 0: buyers are not asked.',
      },
      transferReservationDays: { label: 'Keep pieces for a bank transfer (days)' },
      defaultShippingCost: { label: 'Shipping cost when no country matches, in euro' },
      requireAddition: {
        label: 'Addition of the house number is required',
        help: 'Most addresses have none: leave this off unless your carrier needs it.',
      },
      silentGuestAccounts: { label: 'Guests with an unused account may order without signing in' },
      operatorEmail: { label: 'E-mail for new orders', help: 'Not shown to visitors.' },
    },
  },
};
