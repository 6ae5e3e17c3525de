import { toBlocks } from './markdown';
import type { SeedPictures } from './pictures';
import type { SeedBlock, SeedLocale } from './types';

/** A block of the seed as the component of the CMS; `forms` are document ids by slug. */
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
    case 'form':
      return { ...component, form: { documentId: forms.get(block.form), locale } };
    default:
      return component;
  }
}
