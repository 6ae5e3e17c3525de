import { translateCountry } from '../../contract/country-names';
import { LOCALE_SETTINGS, type Locale } from '../../contract/locales';
import { cachedPdf } from '../platform/files/cached-pdf';
import { SHEET_FONTS, type Sheet, renderSheet } from '../platform/files/pdf-sheet';
import { MESSAGES } from '../platform/mail/messages';
import type { Company } from '../platform/settings/company';

const LINE = 26;

/** A label with blank lines to write on. */
function drawField({ doc, paragraph }: Sheet, label: string, lines = 1): void {
  const { left, right } = doc.page.margins;
  paragraph(label);
  for (let line = 0; line < lines; line += 1) {
    const y = doc.y + LINE;
    doc.markContent('Artifact');
    doc
      .moveTo(left, y)
      .lineTo(doc.page.width - right, y)
      .lineWidth(0.6)
      .strokeColor('#8aa0aa')
      .stroke();
    doc.endMarkedContent();
    doc.y = y;
  }
  doc.moveDown(0.8);
}

/** One A4 page with the text of Directive 2011/83/EU, annex I(B), and the shop's current name and address. */
function renderForm(company: Company, locale: Locale): Promise<Buffer> {
  const labels = MESSAGES[locale].withdrawal.model;
  const address = [
    company.name,
    ...translateCountry(company.address, locale)
      .split('\n')
      .map((line) => line.trim()),
    company.email,
  ];
  const info = { title: labels.title, author: company.name, language: LOCALE_SETTINGS[locale].tag };
  return renderSheet(info, (sheet) => {
    const { doc, paragraph } = sheet;
    paragraph(labels.note);
    doc.moveDown();
    paragraph(labels.to);
    for (const line of address.filter(Boolean)) paragraph(line, SHEET_FONTS.title);
    doc.moveDown();
    drawField(sheet, labels.statement, 3);
    for (const label of [labels.dates, labels.orderNr, labels.name]) drawField(sheet, label);
    drawField(sheet, labels.address, 2);
    for (const label of [labels.signature, labels.date]) drawField(sheet, label);
    paragraph(labels.strike);
  });
}

/** The model withdrawal form as PDF, cached until the shop's details change. */
export async function modelWithdrawalForm(company: Company, locale: Locale): Promise<{ file: Buffer; name: string }> {
  const file = await cachedPdf(['model withdrawal form', locale, company], () => renderForm(company, locale));
  return { file, name: `${MESSAGES[locale].withdrawal.model.file}.pdf` };
}
