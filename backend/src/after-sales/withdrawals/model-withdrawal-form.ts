import { createHash } from 'node:crypto';
import PDFDocument from 'pdfkit';
import { type Company, readCompany } from '../../platform/settings/company';
import { MESSAGES } from '../../platform/mail/messages';
import type { Db } from '../../platform/database/row-helpers';
import { LOCALE_SETTINGS, type Locale } from '../../../contract/locales';

const FONTS = {
  text: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'),
  title: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff'),
};
const MARGIN = 62;
const LINE = 26;

const cache = new Map<string, Buffer>();

interface Sheet {
  doc: PDFKit.PDFDocument;
  /** Root of the structure tree for assistive technology. */
  root: PDFKit.PDFStructureElement;
}

const addText = ({ doc, root }: Sheet, kind: 'H1' | 'P', write: () => void): void => {
  root.add(doc.struct(kind, {}, write));
};

/** A label with blank lines to write on. */
function drawField(sheet: Sheet, label: string, lines = 1): void {
  const { doc } = sheet;
  const { left, right } = doc.page.margins;
  addText(sheet, 'P', () => doc.text(label));
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

function draw(sheet: Sheet, company: Company, locale: Locale): void {
  const { doc } = sheet;
  const words = MESSAGES[locale].withdrawal.model;
  const address = [company.name, ...company.address.split('\n').map((line) => line.trim()), company.email];
  const paragraph = (text: string, font = FONTS.text) => addText(sheet, 'P', () => doc.font(font).text(text));
  doc.fillColor('#12384a').font(FONTS.title).fontSize(18);
  addText(sheet, 'H1', () => doc.text(words.title));
  doc.moveDown(0.4).fontSize(10);
  paragraph(words.note);
  doc.moveDown();
  paragraph(words.to);
  for (const line of address.filter(Boolean)) paragraph(line, FONTS.title);
  doc.font(FONTS.text).moveDown();
  drawField(sheet, words.statement, 3);
  for (const label of [words.dates, words.orderNr, words.name]) drawField(sheet, label);
  drawField(sheet, words.address, 2);
  for (const label of [words.signature, words.date]) drawField(sheet, label);
  doc.fontSize(9);
  paragraph(words.strike);
}

/** One A4 page with the text of Directive 2011/83/EU, annex I(B), and the shop's current name and address. */
function renderForm(company: Company, locale: Locale): Promise<Buffer> {
  const words = MESSAGES[locale].withdrawal.model;
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: LOCALE_SETTINGS[locale].tag,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: words.title, Author: company.name },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  draw({ doc, root }, company, locale);
  root.end();
  doc.end();
  return done;
}

/** The model withdrawal form as PDF, cached until the shop's details change. */
export async function modelWithdrawalForm(db: Db, locale: Locale): Promise<{ file: Buffer; name: string }> {
  const company = await readCompany(db);
  const key = createHash('sha256')
    .update(JSON.stringify([locale, company]))
    .digest('hex');
  const file = cache.get(key) ?? (await renderForm(company, locale));
  if (cache.size > 20) cache.clear();
  cache.set(key, file);
  return { file, name: `${MESSAGES[locale].withdrawal.model.file}.pdf` };
}
