import { countryName } from '../../contract/country-names';
import { formatDate } from '../../contract/dates';
import { LOCALE_SETTINGS } from '../../contract/locales';
import { company, maker } from '../data/company';
import { manuals } from '../data/manuals';
import { suitSizes, suitSafety, suitWarnings } from '../data/products/suit-common';
import { settings } from '../data/settings';
import type { SeedConformity, SeedLocale } from '../types';
import { PdfSheet } from './pdf-sheet';

/** `xxxl` is printed as 3XL, as on the labels. */
const sizeLabel = (size: string): string => size.toUpperCase().replace('XXXL', '3XL');

function conformityRows(locale: SeedLocale, suits: SeedConformity[]): [string, string][] {
  const text = manuals[locale];
  const [first] = suits;
  return [
    [text.maker, [maker.name, maker.address, countryName(maker.country, locale), maker.email].join('\n')],
    [text.model, suits.map(({ model }) => model).join(', ')],
    [text.standard, `${first?.standard}, ${text.performanceClass} ${first?.performanceClass}`],
    [text.notifiedBody, first?.notifiedBody ?? ''],
    [text.certificates, suits.flatMap(({ certificates = [] }) => certificates.map(({ number }) => number)).join(', ')],
  ];
}

const createSheet = (locale: SeedLocale, title: string): PdfSheet =>
  new PdfSheet({ title, language: locale, author: company.name });

/** The manual of all float suits, in one language. */
export async function writeManual(file: string, locale: SeedLocale, suits: SeedConformity[]): Promise<void> {
  const text = manuals[locale];
  const sheet = createSheet(locale, text.title);
  sheet.head(settings.common.siteName, text.title, text.subtitle);
  sheet.warning(text.warning, suitWarnings[locale]);
  sheet.section(text.purposeTitle);
  sheet.text(text.purpose);
  sheet.section(text.sizeTitle);
  sheet.text(text.sizeText);
  sheet.table([
    text.sizeHead,
    ...suitSizes.map((row) => [
      sizeLabel(row.size),
      `${row.weightMin}–${row.weightMax}`,
      `${row.heightMin}–${row.heightMax}`,
    ]),
  ]);
  sheet.section(text.wearTitle);
  sheet.list(text.wear, true);
  sheet.section(text.floatsTitle);
  sheet.list(text.floats, true);
  sheet.section(text.careTitle);
  sheet.list([suitSafety[locale], ...text.care]);
  sheet.section(text.makerTitle);
  sheet.labelledRows(conformityRows(locale, suits));
  sheet.text(text.demo);
  await sheet.save(file);
}

const signedOn = (locale: SeedLocale): string =>
  formatDate(
    new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }),
    new Date('2026-11-01'),
  );

/** The declaration of conformity of all float suits (Regulation (EU) 2016/425, annex IX), in one language. */
export async function writeDeclaration(file: string, locale: SeedLocale, suits: SeedConformity[]): Promise<void> {
  const text = manuals[locale];
  const sheet = createSheet(locale, text.declarationTitle);
  sheet.head(settings.common.siteName, text.declarationTitle, text.declaration);
  for (const paragraph of text.declarationText) sheet.text(paragraph);
  sheet.section(text.makerTitle);
  sheet.labelledRows([
    ...conformityRows(locale, suits),
    [text.signed, `${maker.name}\n${company.director}, ${text.role}\nUtrecht, ${signedOn(locale)}`],
  ]);
  sheet.text(text.demo);
  await sheet.save(file);
}
