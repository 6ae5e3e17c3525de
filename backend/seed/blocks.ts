import { filmFields } from './film';
import { toBlocks } from './markdown';
import type { SeedPictures } from './pictures';
import type { SeedBlock, SeedLocale } from './types';

/** Converts a block of the seed to a component of the CMS; `forms` are document ids by slug. */
export async function toComponent(
  block: SeedBlock,
  locale: SeedLocale,
  pictures: SeedPictures,
  forms: ReadonlyMap<string, string>,
): Promise<object> {
  const { kind, ...fields } = block;
  const component = { __component: `blocks.${kind}`, ...fields };
  switch (block.kind) {
    case 'hero':
      return { ...component, picture: await pictures.component(block.picture, locale, block.title) };
    case 'rich-text':
      return { ...component, body: toBlocks(block.body) };
    case 'image-text':
      return {
        ...component,
        text: toBlocks(block.text),
        picture: await pictures.component(block.picture, locale, block.title),
      };
    case 'intro':
      return { ...component, picture: await pictures.component(block.picture, locale, block.title) };
    case 'video':
      return { ...component, ...(await filmFields(pictures, block.film, locale)) };
    case 'logos': {
      const items: object[] = [];
      for (const item of block.items) items.push({ ...item, image: await pictures.id(item.image) });
      return { ...component, items };
    }
    case 'conditions':
      return { __component: component.__component, changedOn: block.changedOn, ...splitSections(block.body) };
    case 'form':
      return { ...component, form: { documentId: forms.get(block.form), locale } };
    default:
      return component;
  }
}

/** `## Heading` begins a section; text before the first heading stands above the sections. */
function splitSections(body: string): { text: string; sections: object[] } {
  const [text = '', ...parts] = body.split(/^## /m);
  const sections = parts.map((part) => {
    const end = part.indexOf('\n');
    return { title: part.slice(0, end).trim(), body: toBlocks(part.slice(end)) };
  });
  return { text: text.trim(), sections };
}
