import type { TypeView } from '../admin/apply-views';
import { tradeViews } from './trade-views';

const slug = { help: 'Last part of the permalink. After a change the old permalink redirects to the new one.' };
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
        help: 'Only physical products are shipped and have stock. Lesson and level: each variant opens the lesson or level it names. Bundle: opens everything.',
      },
      bonusLevels: {
        label: 'Levels included for free',
        help: 'Buyers of this product can watch them. Choosing them in one language is enough.',
      },
      bonusLessons: {
        label: 'Lessons included for free',
        help: 'As with levels, for single lessons.',
      },
      goesWith: {
        label: 'Goes with',
        help: 'Products to suggest on its page and in the cart, in this order; those that are sold out are left out. Choosing them in one language is enough.',
      },
      listed: { help: 'Off: hidden in the shop listing, but its page can still be opened.' },
      googleCategory: {
        label: 'Category at Google',
        help: 'For the product feeds: the full path in Google’s product taxonomy, in English, such as “Sporting Goods > Outdoor Recreation > Boating & Water Sports > Swimming > Child Swimming Aids”. Empty: Google chooses.',
      },
      intro: {
        label: 'Intro and main picture',
        help: 'The picture is the same in every language; texts and alt text belong to this one.',
      },
      gallery: {
        label: 'Gallery, the same in all languages',
        help: 'The same pictures in every language: adding, moving or removing one here does so everywhere. Only the alt text belongs to this language; empty means the title. Enter the value that each shows, such as “color:blue”, so that choosing it changes the picture.',
      },
      passport: {
        label: 'Product passport',
        help: 'Shown with the details, and told to search engines; what is empty is left out. Leave out what the details say already.',
      },
      letterboxPieces: {
        label: 'Pieces per letterbox parcel',
        help: 'How many of it fill a parcel that fits through a letterbox. Empty: it does not fit.',
      },
      sizeGuide: {
        label: 'Size guide',
        help: 'Weight in kg and height in cm per value of the option “size”. The size adviser follows it and refuses children outside it.',
      },
      suitability: {
        label: 'For whom and where',
        help: 'The size adviser refuses younger children; the product finder also asks for the water.',
      },
      warnings: {
        help: 'Required for physical products, in every language (product safety law). The first one is shown above the button.',
      },
      safety: { label: 'More about safe use', help: 'Below the warnings.' },
      film: {
        help: 'MP4 (H.264) or WebM, the same in every language. The last of the pictures; loaded only when a visitor plays it. Films of lessons can not be chosen here: upload the file.',
      },
      filmPoster: {
        label: 'Picture of the film',
        help: 'Shown before it plays. Empty: the first picture of the gallery.',
      },
      filmCaptions: {
        label: 'Captions of the film',
        help: 'A WebVTT file (.vtt) in this language. Captions are required by law for films with sound.',
      },
      manual: { help: 'PDF in this language; required for protective equipment such as float suits.' },
      declaration: { label: 'Declaration of conformity', help: 'PDF.' },
      maker: { help: 'Required for physical products: name, postal address and email address.' },
      responsible: { label: 'Responsible person in the EU', help: 'Required when the maker is outside the EU.' },
    },
  },
  'api::product-variant.product-variant': {
    mainField: 'sku',
    list: ['sku', 'product', 'optionValues', 'lesson', 'level', 'price', 'salePrice'],
    sort: 'sku',
    fields: {
      position,
      sku: { label: 'Article number (SKU)', help: 'Unique. Can be renamed: pieces and orders stay with the variant.' },
      gtin: {
        label: 'Barcode (GTIN)',
        help: 'The number below the barcode that the manufacturer bought from GS1: 8, 12, 13 or 14 digits. Empty if there is none; never invent one.',
      },
      product: { help: 'Any language of the product: the shop shows the language of the visitor.' },
      optionValues: {
        label: 'Options',
        help: 'One value of each option that the product has, such as “color:blue” and “size:m”. No other variant of the product may have the same. Values are made under Option values.',
      },
      price: {
        label: 'Price in euro, including VAT',
        help: 'The same in every country; other currencies follow the price list. Changes do not affect placed orders.',
      },
      salePrice: {
        label: 'Sale price in euro, including VAT',
        help: 'Lower than the price. The reference price (lowest price of the last 30 days) and the percentage come from the price log; no reduction is shown unless the sale price is below it.',
      },
      saleFrom: { label: 'Sale begins', help: 'Empty: immediately.' },
      saleTo: { label: 'Sale ends', help: 'Exclusive end time. Empty: until you remove the sale price.' },
      active: {
        label: 'On sale',
        help: 'Off: it can not be bought and is not shown; orders that hold it go on, and its pieces stay.',
      },
      ownPrices: {
        label: 'Prices in other currencies',
        help: 'Empty: the price list derives them from the euro. A sale has the same dates in every currency.',
      },
      lesson: {
        label: 'Opens this lesson',
        help: 'For variants of a product of type lesson. Without it the variant opens nothing. A lesson is only sold separately if it has a variant; previews are never sold.',
      },
      level: {
        label: 'Opens this level',
        help: 'For variants of a product of type level: all its lessons, including later ones.',
      },
      intro: { label: 'Own picture', help: 'Empty: the first gallery picture of one of its values.' },
    },
  },
  'api::stock.stock': {
    mainField: 'sku',
    list: ['sku', 'quantity', 'lowThreshold'],
    fields: {
      sku: { label: 'Article number (SKU)', help: 'Changes with that of the variant.', editable: false },
      variantId: { label: 'Variant', editable: false },
      quantity: {
        label: 'Pieces for sale',
        help: 'Available for sale. Reduced automatically by orders; pieces of open orders are already subtracted.',
        editable: false,
      },
      adjustment: {
        label: 'Add or take off',
        help: 'Number of pieces to add, or to remove with a minus: 5 or -2, then Save. Concurrent sales are taken into account.',
      },
      lowThreshold: { label: 'Few left from', help: 'The shop shows “few left” at this number or below.' },
    },
  },
  ...tradeViews,
  'api::page.page': {
    mainField: 'title',
    list: ['title', 'slug', 'parent', 'noindex'],
    fields: {
      slug: {
        help: 'Part of the permalink; "home" is the home page. The shop relies on the slugs of cart, checkout and profile.',
      },
      seo,
      parent: { help: 'The permalink of this page starts with that of its parent.' },
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
        help: 'primary: header and footer, secondary: small links above, legal: bottom of the footer. There are no drafts: what is saved is live at once.',
      },
    },
  },
  'api::site-settings.site-settings': {
    mainField: 'siteName',
    list: ['siteName', 'tagline'],
    fields: {
      seo,
      tagline: { help: 'There are no drafts: what is saved is live at once.' },
      promoText: { label: 'Promo banner', help: 'Scrolls above the header. Empty: no banner.' },
      paymentText: { label: 'About payment', help: 'Shown in cart and checkout; must be accurate.' },
      guarantee: {
        label: 'Legal guarantee notice',
        help: 'A reminder on product pages, with a link to the guarantee page and its official notice.',
      },
      vatNumber: { label: 'VAT number' },
      registrations: {
        label: 'Registrations as a producer',
        help: 'Numbers for packaging and textiles per country. French law wants them in the terms and on the site: the block Registrations shows them.',
      },
      orderPrefix: { help: 'Capital letters and digits before the order number; applies to new orders.' },
      invoicePrefix: { help: 'Before the number of an invoice. Changing it starts a new series at 1.' },
      creditPrefix: { help: 'Before the number of a credit note. Changing it starts a new series at 1.' },
      profileSlug: { help: 'Dutch slug of the profile page.' },
      timeZone: { help: 'Determines the year in order numbers and the date on invoices.' },
      orderCutoff: {
        label: 'Dispatched the same day if ordered before',
        help: 'Hours and minutes in the time zone above, such as 15:00. On working days only; also counts for payments that arrive later.',
      },
      parcelGrams: {
        label: 'Weight of a parcel (grams)',
        help: 'For labels, because articles have no weight: that of a usual parcel, box included.',
      },
      reservationMinutes: {
        label: 'Reserve stock for an unpaid order (minutes)',
        help: 'Afterwards others can buy the pieces; a later payment reserves them again if available.',
      },
      reviewDays: {
        label: 'Ask for a review after (days)',
        help: 'Days after delivery. 0: no request is sent.',
      },
      returnAddress: {
        label: 'Address for returns',
        help: 'Where customers send goods back to, with the name on the first line. Empty: the company’s name and address.',
      },
      returnReminderDays: {
        label: 'Remind of a return (days before its end)',
        help: 'Customers whose goods have not come by then get one mail. 0: no reminder is sent.',
      },
      transferReservationDays: { label: 'Reserve stock for a bank transfer (days)' },
      largeOrderPieces: {
        label: 'An order is large above (pieces)',
        help: 'Its pieces are reserved for a shorter time when it is paid by bank transfer.',
      },
      largeTransferReservationDays: { label: 'Reserve stock for the bank transfer of a large order (days)' },
      unpaidPieces: {
        label: 'Unpaid pieces per customer',
        help: 'All unpaid orders of one email address together may reserve this many pieces; more can be ordered once they are paid.',
      },
      unpaidNetworkPieces: {
        label: 'Unpaid pieces per IP address',
        help: 'Several customers can share an IP address: small orders are accepted beyond it, but their pieces are reserved for a short time.',
      },
      unpaidArticlePieces: {
        label: 'Unpaid pieces of one article',
        help: 'A customer may reserve this many pieces of an article without paying, or the share below if that is more.',
      },
      unpaidArticlePercent: { label: 'Unpaid share of one article (percent of its stock)' },
      defaultShippingCost: { label: 'Shipping cost when no country matches, in euro' },
      requireAddition: {
        label: 'House number addition is required',
        help: 'Most addresses have none: leave this off unless your carrier requires it.',
      },
      cartReminderHours: {
        label: 'Email a cart after (hours)',
        help: 'For visitors who ask for it in their cart: one email, unless they order before. 0: the cart does not offer it.',
      },
      silentGuestAccounts: { label: 'Guests with an unused account may order without signing in' },
      knownEmail: {
        label: 'Guests who type the email address of an account',
        help: 'sign-in: they sign in or use a mailed code, which shows that the account exists. guest: they order as guests and nothing shows it; the order comes into the account once it is paid, and earlier lessons lower no price.',
      },
      operatorEmail: { label: 'Email address for new orders', help: 'Not shown to visitors.' },
    },
  },
};
