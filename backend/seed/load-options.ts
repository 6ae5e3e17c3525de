import { codeOf } from '../contract/options';
import type { SeedContext } from './load-content';
import { documentsOf } from './localised';
import type { SeedProductOption } from './option-types';

/** Options with their values, which variants are made of. */
export async function loadOptions({ strapi, options, report }: SeedContext, all: SeedProductOption[]): Promise<void> {
  const values = documentsOf(strapi, 'api::option-value.option-value');
  for (const [position, { key, words, values: own }] of all.entries()) {
    const option = await documentsOf(strapi, 'api::product-option.product-option').create({
      data: { key, ...words, filter: true, position },
    });
    for (const [order, { key: value, words: label, ...fields }] of own.entries()) {
      const data = { option: option.documentId, key: value, ...label, ...fields, position: order };
      options.set(codeOf({ key, value }), (await values.create({ data })).documentId);
    }
    report('options', position + 1, all.length);
  }
}
