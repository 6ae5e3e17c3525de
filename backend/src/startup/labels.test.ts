import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
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
import { HELP, LABELS } from '../orders/records/order-admin-view';
import { translateSentence } from '../platform/admin-texts/sentences';
import { type ComponentViews, type FieldView, type TypeView, defaultLabel } from '../platform/admin/apply-views';
import { blockViews } from '../platform/setup/block-help-texts';
import { coreViews } from '../platform/setup/content-type-views';
import { tradeViews } from '../platform/setup/trade-views';

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
  'orders/records/order-admin-view.ts': [{ 'api::order.order': { fields: Object.fromEntries(orderFields) } }],
  'platform/setup/block-help-texts.ts': [blockViews],
  'platform/setup/content-type-views.ts': [coreViews],
  'platform/setup/trade-views.ts': [tradeViews],
};

const src = path.resolve(__dirname, '..');
const FILES = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));
const read = (file: string): string => readFileSync(path.join(src, file), 'utf8');

interface Schema {
  info: { displayName: string };
  attributes: Record<string, unknown>;
  pluginOptions?: { 'content-manager'?: { visible?: boolean } };
}

const parse = (file: string): Schema => JSON.parse(read(file));
const uidOf = (file: string): string => {
  const [kind, first, , , end = ''] = file.split('/');
  return kind === 'components' ? file.slice('components/'.length, -'.json'.length).replace('/', '.') : `api::${first}.${file.split('/').at(-2) ?? end}`;
};

/** Content types and components that the content manager shows, by their uid. */
const SCHEMAS = new Map(
  FILES.filter((file) => /^(?:components\/.+\.json|api\/.+\/schema\.json)$/.test(file))
    .map((file): [string, Schema] => [uidOf(file), parse(file)])
    .filter(([, { pluginOptions }]) => pluginOptions?.['content-manager']?.visible !== false),
);

const views = Object.values(VIEWS).flat();

/** Fields of the form and the list; those of components, and of types without a form of their own, are all there. */
function shownFields(uid: string, attributes: string[]): string[] {
  const shown = views.flatMap((of) => {
    const view = of[uid];
    return view && 'form' in view && view.form ? [...view.form.flat(), ...view.list] : [];
  });
  return shown.length > 0 ? attributes.filter((name) => shown.includes(name)) : attributes;
}

const labelOf = (uid: string, field: string): string =>
  views.map((of) => of[uid]?.fields?.[field]?.label).find((label) => label !== undefined) ?? defaultLabel(field);

const untranslated = (texts: Iterable<string>): string[] =>
  [...new Set(texts)].filter((text) =>
    (['nl', 'de'] as const).some((language) => !hasTranslation(text, language)),
  );
