import { type DefaultTreeAdapterTypes as Tree, html } from 'parse5';

/** Attributes of the HTML standard that our pages use. A new one is looked up and added here. */
const KNOWN = new Set(
  `accept accept-charset action alt as async autocapitalize autocomplete autofocus charset checked cite class cols colspan
  content controls controlslist crossorigin datetime decoding default defer dir disabled disablepictureinpicture download draggable
  enctype enterkeyhint fetchpriority for form formaction formmethod formnovalidate headers height hidden href hreflang http-equiv id
  imagesizes imagesrcset inert inputmode integrity ismap itemprop kind label lang list loading loop low high max maxlength media
  method min minlength multiple muted name nomodule nonce novalidate open optimum pattern placeholder playsinline popover
  popovertarget popovertargetaction poster preload property readonly referrerpolicy rel required reversed role rows rowspan sandbox scope selected
  size sizes slot span spellcheck src srcdoc srclang srcset start step style summary tabindex target title translate type
  usemap value width wrap`.split(/\s+/),
);
/** Inputs that a browser does not fill in. */
const NOT_FILLED_IN = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'image', 'file']);

/** Names of attributes of an HTML element that a validator would reject. */
export function findInvalidAttributes({ tagName, namespaceURI, attrs }: Tree.Element): string[] {
  if (namespaceURI !== html.NS.HTML) return [];
  const type = attrs.find(({ name }) => name === 'type')?.value ?? '';
  return attrs
    .map(({ name }) => name)
    .filter((name) => {
      if (name === 'autocomplete' && tagName === 'input') return NOT_FILLED_IN.has(type);
      return !KNOWN.has(name) && !/^(data|aria)-/.test(name);
    });
}
