import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import labels from '../../messages/admin/labels.json';
import sentences from '../../messages/admin/sentences.json';
import { STAFF_LANGUAGES } from '../../contract/staff-languages';
import { questionViews } from '../academy/questions/admin-view';
import { videoViews } from '../academy/videos/bootstrap';
import { invoiceViews } from '../accounting/invoices/invoice-admin-view';
import { ledgerViews } from '../accounting/ledger/bootstrap';
import { recallComponents, recallViews } from '../after-sales/recalls/bootstrap';
import { WITHDRAWAL } from '../after-sales/withdrawals/admin-routes';
import { withdrawalView } from '../after-sales/withdrawals/bootstrap';
import { auditViews } from '../back-office/audit/bootstrap';
import { optionViews } from '../catalog/options/admin-view';
import { blogComponents, blogViews } from '../content/blog/bootstrap';
import { componentViews as formComponents, formViews } from '../content/forms/admin-view';
import { redirectViews } from '../content/redirects/admin-view';
import { newsletterViews } from '../marketing/newsletter/admin-view';
import { reviewViews } from '../marketing/reviews/admin-view';
import { alertViews } from '../orders/alerts/alert-admin-views';
import { discountViews } from '../orders/discounts/discount-admin-view';
import { giftCardViews } from '../orders/gift-cards/admin-view';
import { promotionComponents, promotionViews } from '../orders/promotions/admin-view';
import { FORM, HELP, LABELS } from '../orders/records/order-admin-view';
import { translateSentence } from '../platform/admin-texts/sentences';
import { type ComponentViews, type FieldView, type TypeView, defaultLabel } from '../platform/admin/apply-views';
import { blockViews } from '../platform/setup/block-help-texts';
import { coreViews } from '../platform/setup/content-type-views';
import { tradeViews } from '../platform/setup/trade-views';

const TRANSLATED = STAFF_LANGUAGES.filter((language) => language !== 'en');

const orderFields = [...new Set([...Object.keys(LABELS), ...Object.keys(HELP)])].map((name): [string, FieldView] => [
  name,
  { label: LABELS[name], help: HELP[name] },
]);

/** Views of content types and components by the file that has them. */
const VIEWS: Record<string, (Record<string, TypeView> | ComponentViews)[]> = {
  'academy/questions/admin-view.ts': [questionViews],
  'academy/videos/bootstrap.ts': [videoViews],
  'accounting/invoices/invoice-admin-view.ts': [invoiceViews],
  'accounting/ledger/bootstrap.ts': [ledgerViews],
  'after-sales/recalls/bootstrap.ts': [recallViews, recallComponents],
  'after-sales/withdrawals/bootstrap.ts': [{ [WITHDRAWAL]: withdrawalView }],
  'back-office/audit/bootstrap.ts': [auditViews],
  'catalog/options/admin-view.ts': [optionViews],
  'content/blog/bootstrap.ts': [blogViews, blogComponents],
  'content/forms/admin-view.ts': [formViews, formComponents],
  'content/redirects/admin-view.ts': [redirectViews],
  'marketing/newsletter/admin-view.ts': [newsletterViews],
  'marketing/reviews/admin-view.ts': [reviewViews],
  'orders/alerts/alert-admin-views.ts': [alertViews],
  'orders/discounts/discount-admin-view.ts': [discountViews],
  'orders/gift-cards/admin-view.ts': [giftCardViews],
  'orders/promotions/admin-view.ts': [promotionViews, promotionComponents],
  'orders/records/order-admin-view.ts': [
    { 'api::order.order': { mainField: 'orderNr', list: [], form: FORM, fields: Object.fromEntries(orderFields) } },
  ],
  'platform/setup/block-help-texts.ts': [blockViews],
  'platform/setup/content-type-views.ts': [coreViews],
  'platform/setup/trade-views.ts': [tradeViews],
};

const src = path.resolve(__dirname, '..');
const FILES = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));
const read = (file: string): string => readFileSync(path.join(src, file), 'utf8');

interface Schema {
  uid: string;
  info: { displayName: string };
  attributes: Record<string, unknown>;
  pluginOptions?: { 'content-manager'?: { visible?: boolean } };
}

/** Content types and components that the content manager shows. */
const SCHEMAS = FILES.flatMap((file): Schema[] => {
  const [, component] = /^components\/(.+)\.json$/.exec(file) ?? [];
  const [, api, type] = /^api\/(.+)\/content-types\/(.+)\/schema\.json$/.exec(file) ?? [];
  if (!component && !type) return [];
  return [{ ...JSON.parse(read(file)), uid: component?.replace('/', '.') ?? `api::${api}.${type}` }];
}).filter(({ pluginOptions }) => pluginOptions?.['content-manager']?.visible !== false);

const views = Object.values(VIEWS).flat();

/** Labels of the fields in form and list; components, and types without a form of their own, show all fields. */
function labelsOf({ uid, attributes }: Schema): string[] {
  const own: Partial<TypeView>[] = views.map((of) => of[uid] ?? {});
  const form = own.flatMap((view) => view.form?.flat() ?? []);
  const shown = form.length > 0 ? [...form, ...own.flatMap(({ list }) => list ?? [])] : Object.keys(attributes);
  return shown.map(
    (name) => own.find(({ fields }) => fields?.[name]?.label)?.fields?.[name]?.label ?? defaultLabel(name),
  );
}

const isTranslated = (text: string): boolean =>
  Object.hasOwn(labels, text) ||
  Object.hasOwn(sentences, text) ||
  TRANSLATED.every((language) => translateSentence(text, language) !== text);

const untranslated = (texts: string[]): string[] => [...new Set(texts)].filter((text) => !isTranslated(text));

describe('what the content manager shows is translated in labels.json', () => {
  it('finds all views', () => {
    const files = FILES.filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.endsWith('.test.ts') &&
        file !== 'platform/admin/apply-views.ts' &&
        /\b(?:TypeView|ComponentViews)\b|metadatas:/.test(read(file)),
    );
    expect(files.sort(), 'add the views of these files to this test').toEqual(Object.keys(VIEWS).sort());
  });

  it('labels and help texts of views', () => {
    const fields = views.flatMap((of) => Object.values(of).flatMap((view) => Object.values(view.fields ?? {})));
    const texts = fields.flatMap(({ label, help }) => [label, help]).filter((text) => text !== undefined);
    expect(texts.length).toBeGreaterThan(200);
    expect(untranslated(texts)).toEqual([]);
  });

  it('names of content types and components', () => {
    expect(SCHEMAS.length).toBeGreaterThan(50);
    expect(untranslated(SCHEMAS.map(({ info }) => info.displayName))).toEqual([]);
  });

  it('labels that follow from the names of fields', () => expect(untranslated(SCHEMAS.flatMap(labelsOf))).toEqual([]));
});
