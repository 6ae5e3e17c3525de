import type { ComponentViews, FieldView } from '../admin/apply-views';

const title: FieldView = {
  help: 'Empty: the block has no heading. The first block of a page then shows the page’s title.',
};
const lead: FieldView = { help: 'A sentence or two below the title.' };
const withText = { title, text: lead };

/** Help at the fields of blocks: what they do for visitors, and what the law wants in them. */
export const blockViews: ComponentViews = {
  'blocks.hero': {
    fields: {
      eyebrow: { label: 'Above the title' },
      primary: { label: 'First button' },
      secondary: { label: 'Second button' },
      picture: { help: 'Landscape, at least 1600 pixels wide; what matters stands a little left of the middle.' },
    },
  },
  'blocks.intro': { fields: { title, text: { help: 'A few sentences: what this page is about.' } } },
  'blocks.rich-text': { fields: { title } },
  'blocks.image-text': { fields: { title, side: { label: 'Picture on the' } } },
  'blocks.video': {
    fields: {
      ...withText,
      film: { help: 'MP4 (H.264) or WebM. It is loaded when a visitor plays it.' },
      captions: { help: 'A WebVTT file (.vtt) in this language. The law wants captions for films with sound.' },
      poster: { help: 'The picture before it plays. Empty: a dark frame.' },
      transcript: { help: 'What is said and shown, to read. An empty line begins a paragraph.' },
      lesson: { help: 'In place of a film: a lesson that is a free preview. Its picture leads to its page.' },
    },
  },
  'blocks.statistics': { fields: withText },
  'shop.figure': {
    mainField: 'label',
    fields: {
      value: { label: 'Number', help: 'Written as the language writes it: 12.5 becomes 12,5 in German.' },
      unit: { help: 'After the number, such as kg or %.' },
      label: { label: 'What it counts' },
    },
  },
  'blocks.collection-list': {
    fields: {
      ...withText,
      source: { label: 'Cards of' },
      limit: { label: 'At most', help: 'Over all pages together. Empty: all there are.' },
      pageSize: {
        label: 'Cards on a page',
        help: 'More than these go on to next pages. Of several lists on one page of the site only the first does that.',
      },
      link: { label: 'Link to all' },
    },
  },
  'blocks.conditions': {
    fields: {
      ...withText,
      changedOn: { label: 'Last changed', help: 'Shown above the text. Change it with every change of the rules.' },
      sections: { help: 'Numbers come by themselves. The address of a section is made of its title.' },
    },
  },
  'shop.section': { mainField: 'title', fields: { title: { help: 'Without a number.' } } },
  'blocks.steps': { fields: { title } },
  'shop.step': { mainField: 'title' },
  'blocks.faq': { fields: { title } },
  'shop.faq-item': { mainField: 'question', fields: { answer: { help: 'An empty line begins a paragraph.' } } },
  'blocks.reviews': { fields: { title } },
  'blocks.quote': {
    fields: {
      text: { label: 'Words', help: 'Without quotation marks: they come by themselves, as the language has them.' },
      source: { label: 'Who said it', help: 'A real person or work, with their permission.' },
      detail: { help: 'For example what they do.' },
      picture: { help: 'A portrait; drawn round.' },
    },
  },
  'blocks.logos': { fields: withText },
  'shop.logo': {
    mainField: 'name',
    fields: {
      name: { help: 'Shown below the logo, which has no text of its own.' },
      path: { label: 'Leads to', help: 'A path of this shop, or https://… Empty: it leads nowhere.' },
    },
  },
  'blocks.call-to-action': { fields: withText },
  'blocks.form': { fields: { form: { help: 'Made under Forms. One that is not published is not shown.' } } },
  'blocks.newsletter': {
    fields: {
      text: lead,
      consent: {
        label: 'What they agree to',
        help: 'Beside the box to tick: who writes, about what, how often, and that it can be stopped. Kept with each address, word for word; people who signed up before agreed to the text of then. A link is written as [text](/path).',
      },
    },
  },
  'shop.link': {
    mainField: 'label',
    fields: {
      path: { label: 'Leads to', help: 'A path of this shop begins with a slash; other sites with https://.' },
    },
  },
};
