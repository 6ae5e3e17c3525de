import type { ComponentViews, FieldView } from '../admin/apply-views';

const title: FieldView = {
  help: 'Empty: no heading. The first block of a page then shows the page’s title.',
};
const lead: FieldView = { help: 'One or two sentences below the title.' };
const withText = { title, text: lead };

/** Help texts for the fields of blocks. */
export const blockViews: ComponentViews = {
  'blocks.hero': {
    fields: {
      eyebrow: { label: 'Above the title' },
      primary: { label: 'First button' },
      secondary: { label: 'Second button' },
      picture: { help: 'Landscape, at least 1600 pixels wide; the subject should be slightly left of the center.' },
    },
  },
  'blocks.intro': { fields: { title, text: { help: 'A few sentences about this page.' } } },
  'blocks.rich-text': { fields: { title } },
  'blocks.image-text': { fields: { title, side: { label: 'Picture on the' } } },
  'blocks.video': {
    fields: {
      ...withText,
      film: { help: 'MP4 (H.264) or WebM. Loaded only when a visitor plays it.' },
      captions: { help: 'A WebVTT file (.vtt) in this language. Captions are required by law for films with sound.' },
      poster: { help: 'Shown before the film plays. Empty: a dark frame.' },
      transcript: { help: 'Text version of what is said and shown. An empty line starts a new paragraph.' },
      lesson: { help: 'Instead of a film: a free preview lesson. Its picture links to the lesson.' },
    },
  },
  'blocks.statistics': { fields: withText },
  'blocks.size-adviser': { fields: withText },
  'blocks.product-finder': { fields: withText },
  'shop.delivery-method': {
    mainField: 'kind',
    fields: {
      kind: {
        help: 'letterbox: offered when the whole cart fits (see the products). pickup: offered when the carrier is connected; customers choose a point near them.',
      },
      enabled: { label: 'On' },
      price: { label: 'Price in euro, including VAT' },
      carrierService: {
        label: 'Carrier: service',
        help: 'Number of the shipping method at Sendcloud. For pickup one that delivers to service points.',
      },
      carrierCode: {
        label: 'Carrier of the pick-up points',
        help: 'Its code at Sendcloud, such as postnl or bpost. Empty: those of all carriers that are switched on there.',
      },
      minDays: { label: 'Working days, at least' },
      maxDays: { label: 'Working days, at most' },
    },
  },
  'shop.figure': {
    mainField: 'label',
    fields: {
      value: { label: 'Number', help: 'Formatted for each language: 12.5 becomes 12,5 in German.' },
      unit: { help: 'After the number, such as kg or %.' },
      label: { label: 'What it counts' },
    },
  },
  'blocks.collection-list': {
    fields: {
      ...withText,
      source: { label: 'Cards of' },
      limit: { label: 'At most', help: 'In total over all pages. Empty: no limit.' },
      pageSize: {
        label: 'Cards on a page',
        help: 'Further cards are on the next pages. With several lists on one page of the site, only the first is paginated.',
      },
      link: { label: 'Link to all' },
    },
  },
  'blocks.conditions': {
    fields: {
      ...withText,
      changedOn: { label: 'Last changed', help: 'Shown above the text. Update it with every change of the rules.' },
      sections: { help: 'Numbered automatically. The link to a section is derived from its title.' },
    },
  },
  'shop.section': { mainField: 'title', fields: { title: { help: 'Without a number.' } } },
  'blocks.steps': { fields: { title } },
  'shop.step': { mainField: 'title' },
  'blocks.faq': { fields: { title } },
  'shop.faq-item': { mainField: 'question', fields: { answer: { help: 'An empty line starts a new paragraph.' } } },
  'blocks.reviews': { fields: { title } },
  'blocks.quote': {
    fields: {
      text: { label: 'Words', help: 'Without quotation marks; they are added in the style of the language.' },
      source: { label: 'Who said it', help: 'A real person or work, with their permission.' },
      detail: { help: 'For example their occupation.' },
      picture: { help: 'A portrait; shown in a circle.' },
    },
  },
  'blocks.logos': { fields: withText },
  'shop.logo': {
    mainField: 'name',
    fields: {
      name: { help: 'Shown below the logo, which has no text of its own.' },
      path: { label: 'Leads to', help: 'A path of this shop, or https://… Empty: no link.' },
    },
  },
  'blocks.comparison': {
    fields: {
      ...withText,
      columns: { help: 'What is compared, from left to right.' },
      rows: {
        help: 'One per point. Its values stand in the order of the columns; what is missing is shown as a dash.',
      },
    },
  },
  'shop.comparison-column': {
    mainField: 'label',
    fields: {
      label: { label: 'Name' },
      path: { label: 'Leads to', help: 'A path of this shop, or https://… Empty: no link.' },
    },
  },
  'shop.comparison-row': {
    mainField: 'label',
    fields: {
      label: { label: 'Point', help: 'A few words, such as Sleeves and legs.' },
      values: { help: 'One per column, in their order. Leave a value empty rather than out.' },
    },
  },
  'shop.comparison-value': {
    mainField: 'text',
    fields: {
      mark: { label: 'Yes or no', help: 'Shows an icon before the words, or the word itself if there are none.' },
      text: { label: 'Words', help: 'A few words or one short sentence.' },
    },
  },
  'blocks.call-to-action': { fields: withText },
  'blocks.form': { fields: { form: { help: 'Created under Forms. Unpublished forms are not shown.' } } },
  'blocks.newsletter': {
    fields: {
      text: lead,
      consent: {
        label: 'What they agree to',
        help: 'Next to the checkbox: who sends the newsletter, about what, how often, and that it can be canceled. Stored with each email address, word for word; earlier subscribers agreed to the text of that time. Write a link as [text](/path).',
      },
    },
  },
  'shop.size-row': {
    mainField: 'size',
    fields: {
      size: { help: 'Key of a value of the option “size”, such as “m”.' },
      weightMin: {
        label: 'Weight from (kg)',
        help: 'The size adviser gives this size from this weight. Both ends empty: the weight that was entered at the size itself.',
      },
      weightMax: { label: 'Weight to (kg)', help: 'Up to and including this weight.' },
      heightMin: { label: 'Height from (cm)' },
      heightMax: { label: 'Height to (cm)' },
      chestMin: { label: 'Chest from (cm)', help: 'With it, the size adviser also asks for the chest. May be empty.' },
      chestMax: { label: 'Chest to (cm)' },
      buoyancy: {
        label: 'Buoyancy (N)',
        help: 'Lift of all eight floats together, in whole newtons. Empty: the size guide does not mention it.',
      },
    },
  },
  'shop.suitability': {
    fields: {
      minAge: { label: 'Minimum age (years)', help: 'As in the warnings; the size adviser refuses younger children.' },
      waterFrom: {
        label: 'Lowest water temperature (°C)',
        help: 'Empty: the product finder does not suggest this product.',
      },
      indoorPool: { label: 'For indoor pools' },
      outdoorPool: { label: 'For outdoor pools' },
      openWater: { label: 'For open water', help: 'Lakes and the sea, where it is calm and supervised.' },
    },
  },
  'shop.link': {
    mainField: 'label',
    fields: {
      path: { label: 'Leads to', help: 'A path of this shop starts with a slash, another site with https://.' },
    },
  },
};
