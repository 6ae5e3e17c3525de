import { fill } from './messages';
import { MESSAGES } from './messages';
import type { Company } from '../settings/company';
import { colonOf } from '../../../contract/colon';
import { type Locale } from '../../../contract/locales';
import { type ItemOption } from '../../../contract/products';

const sizeLabel = (size: string): string => size.toUpperCase().replace('XXXL', '3XL');

/** `Kleur: blauw, Maat: M`. */
export function formatOptions(options: ItemOption[], locale: Locale): string {
  const text = MESSAGES[locale];
  const colon = colonOf(locale);
  return options
    .map(({ key, value }) => {
      if (key === 'color')
        return `${text.options.color}${colon} ${value === 'pink' ? text.options.pink : value === 'blue' ? text.options.blue : value}`;
      return key === 'size' ? `${text.options.size}${colon} ${sizeLabel(value)}` : `${key}${colon} ${value}`;
    })
    .join(', ');
}

export function footerLines(data: { company: Company; locale: Locale }): string[] {
  const { company } = data;
  const { common } = MESSAGES[data.locale];
  return [
    [company.name, company.address.replace(/\s*\n\s*/g, ', ')].filter(Boolean).join(', '),
    [
      company.chamberOfCommerce && fill(common.chamberOfCommerce, { number: company.chamberOfCommerce }),
      company.vatNumber && fill(common.vatNumber, { number: company.vatNumber }),
    ]
      .filter(Boolean)
      .join(' · '),
  ].filter(Boolean);
}
