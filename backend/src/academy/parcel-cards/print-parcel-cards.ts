import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { LOCALE_SETTINGS } from '../../../contract/locales';
import { freeLessonsPath } from '../../../contract/paths';
import { serverRoutes } from '../../../contract/routes';
import type { Translator } from '../../platform/admin-texts/translator';
import { env } from '../../platform/env/env';
import { MESSAGES, fill } from '../../platform/mail/messages';
import { createPrinter } from '../../platform/pdf/create-printer';
import { readCompany } from '../../platform/settings/company';
import type { OrderRow } from '../../orders/records/order-rows';
import type { ParcelCardFile, ParcelCardSheet } from './parcel-card';
import { issueParcelCards, parcelCardCode } from './parcel-card-rows';

const MOST = 100;
const renderInThread = createPrinter<ParcelCardFile>(path.join(__dirname, 'parcel-cards-thread.js'), 'drawParcelCards');

function sheetOf(order: OrderRow): ParcelCardSheet {
  const { language } = order;
  const { steps, ...labels } = MESSAGES[language].parcelCard;
  const code = parcelCardCode(order.document_id);
  const origin = env().shopOrigins[language];
  const page = `${new URL(origin).host}${serverRoutes.freeLessons}`;
  return {
    language: LOCALE_SETTINGS[language].tag,
    labels: {
      ...labels,
      steps: [steps.open, steps.logIn, steps.watch].map((step) => fill(step, { page })),
    },
    code,
    url: origin + freeLessonsPath(code),
  };
}

/**
 * The cards of these orders as a PDF of A6 pages, in the given order and each in its order's language. Printing makes their codes
 * valid. Orders without open free lessons (no suit, unpaid, refunded) get no card.
 * @throws ValidationError if that is all of them
 */
export async function printParcelCards(strapi: Core.Strapi, ids: unknown, t: Translator, now: Date): Promise<Buffer> {
  const wanted = [...new Set(typeof ids === 'string' ? ids.split(',').filter(Boolean) : [])];
  if (wanted.length === 0 || wanted.length > MOST)
    throw new errors.ValidationError(`Choose between 1 and ${MOST} orders`);
  const db = strapi.db.connection;
  const orders: OrderRow[] = await db('orders')
    .whereIn('document_id', wanted)
    .whereIn(
      'id',
      db('grants').where({ source: 'bonus', state: 'active' }).whereNotNull('order_id').select('order_id'),
    );
  if (orders.length === 0) throw new errors.ValidationError('No free lessons are open with these orders');
  orders.sort((a, b) => wanted.indexOf(a.document_id) - wanted.indexOf(b.document_id));
  await issueParcelCards(db, orders, now);
  const { siteName } = await readCompany(db);
  return renderInThread({
    title: t('desk.parcelCards'),
    author: siteName,
    cards: orders.map(sheetOf),
  });
}
