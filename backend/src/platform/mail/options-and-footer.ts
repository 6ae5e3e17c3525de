import { fill } from './messages';
import { MESSAGES } from './messages';
import type { Company } from '../settings/company';
import { colonOf } from '../../../contract/colon';
import { translateCountry } from '../../../contract/country-names';
import { type Locale } from '../../../contract/locales';
import { SIZE } from '../../../contract/options';
import type { StoredOption } from '../../domain/options';

const sizeLabel = (size: string): string => size.toUpperCase().replace('XXXL', '3XL');

/** `Kleur: blauw, Maat: M`. Orders from before options had words of their own take those of the messages. */
export function formatOptions(options: StoredOption[], locale: Locale): string {
  const words: Record<string, string | undefined> = MESSAGES[locale].options;
  const colon = colonOf(locale);
  return options
    .map(({ key, value, name, label }) => {
      const said = label ?? (key === SIZE ? sizeLabel(value) : (words[value] ?? value));
      return `${name ?? words[key] ?? key}${colon} ${said}`;
    })
    .join(', ');
}

export function footerLines({ company, locale }: { company: Company; locale: Locale }): string[] {
  const { common } = MESSAGES[locale];
  return [
    [company.name, translateCountry(company.address, locale).replace(/\s*\n\s*/g, ', ')].filter(Boolean).join(', '),
    [
      company.chamberOfCommerce && fill(common.chamberOfCommerce, { number: company.chamberOfCommerce }),
      company.vatNumber && fill(common.vatNumber, { number: company.vatNumber }),
    ]
      .filter(Boolean)
      .join(' · '),
  ].filter(Boolean);
}
