import type { Core } from '@strapi/strapi';
import { exportGrants } from '../academy/access/account-grants';
import { exportAdults } from '../academy/adults/list-adults';
import { exportCertificates } from '../academy/certificates/certificate-rows';
import { exportChildren, exportSharedChildren } from '../academy/children/export-children';
import { exportPracticeMail } from '../academy/practice-mail/practice-rows';
import { exportAcknowledgements } from '../academy/acknowledgements/acknowledgement-rows';
import { exportQuestions } from '../academy/questions/customer-questions';
import { readLessonTitles } from '../academy/access/lesson-titles';
import { listProgress } from '../academy/progress/list-progress';
import { ShopError } from '../domain/shop-error';
import {
  type LineRow,
  type OrderRow,
  type PaymentRow,
  readAddress,
  readDiscountCodes,
  readGiftRecipient,
  readLessonRecipient,
  readPickupPoint,
} from '../orders/records/order-rows';
import { readOwnCards } from '../orders/gift-cards/own-cards';
import { wireLine, wirePayment } from './read-order';
import type { InvoiceRow } from '../accounting/invoices/invoice-rows';
import { EURO_PRICES } from '../domain/price-list';
import { readSellableVariants } from '../catalog/variants/sellable-variants';
import type { SubscriberRow } from '../marketing/newsletter/subscriber-rows';
import { readReminder } from '../marketing/cart-reminders/reminder-rows';
import { exportReviews } from '../marketing/reviews/customer-reviews';
import { readCustomerRefunds } from '../orders/records/customer-refunds';
import { readCustomerReturns } from '../orders/records/read-returns';
import { type WithdrawalRow, parseStatedLines } from '../orders/records/withdrawal-rows';
import { readAddresses } from '../accounts/saved-addresses';
import { type AccountRow, findAccountById, toUserResponse } from '../accounts/account-store';
import { listPasskeys } from '../accounts/passkeys/passkey-store';
import { listSessions } from '../accounts/session-store';
import { type Db, parseStoredJson, toIso } from '../platform/database/row-helpers';
import { DEFAULT_LOCALE } from '../../contract/locales';

type ExportedOrder = OrderRow & {
  consent_version: string | null;
  consent_at: string | number | Date | null;
  immediate_access: unknown;
  ask_review: unknown;
};

/** Gift cards of an order without their codes, which are money: a file is copied more easily than the order's page. */
const exportCards = async (db: Db, orderId: number, lines: LineRow[]) =>
  (await readOwnCards(db, orderId, lines)).map(({ code: _code, ...card }) => card);

async function exportOrders(db: Db, account: AccountRow) {
  const orders: ExportedOrder[] = await db('orders').where({ user_id: account.id }).orderBy('id');
  const ids = orders.map((order) => order.id);
  const lines: LineRow[] = await db('order_lines').whereIn('order_id', ids).orderBy('position');
  const payments: PaymentRow[] = await db('payments').whereIn('order_id', ids).orderBy('attempt');
  const documents: InvoiceRow[] = await db('order_documents').whereIn('order_id', ids).orderBy('id');
  const linesOf = (order: OrderRow): LineRow[] => lines.filter((line) => line.order_id === order.id);
  const refunds = await Promise.all(orders.map((order) => readCustomerRefunds(db, order.id, linesOf(order))));
  const returns = await Promise.all(orders.map((order) => readCustomerReturns(db, order, linesOf(order))));
  const giftCards = await Promise.all(orders.map((order) => exportCards(db, order.id, linesOf(order))));
  return orders.map((order, index) => ({
    orderNr: order.order_nr,
    placedAt: toIso(order.placed_at),
    paidAt: toIso(order.paid_at),
    status: order.payment_status,
    fulfilment: order.fulfilment,
    carrier: order.carrier,
    trackingCode: order.tracking_code,
    trackingUrl: order.tracking_url,
    pickupPoint: readPickupPoint(order),
    email: order.email,
    firstname: order.firstname,
    lastname: order.lastname,
    language: order.language,
    currency: order.currency,
    subtotal: order.subtotal,
    discount: order.discount,
    discountCodes: readDiscountCodes(order),
    shipping: order.shipping,
    vat: order.vat,
    total: order.total,
    giftCardAmount: order.gift_card_amount ?? 0,
    giftRecipient: readGiftRecipient(order),
    lessonRecipient: readLessonRecipient(order),
    giftCards: giftCards[index],
    shippingAddress: readAddress(order.shipping_address),
    billingAddress: readAddress(order.billing_address),
    consent: {
      version: order.consent_version,
      text: order.consent_text,
      at: toIso(order.consent_at),
      immediateAccess: Boolean(order.immediate_access),
      askReview: Boolean(order.ask_review),
    },
    lines: linesOf(order).map(wireLine),
    // Provider ids are omitted; they are not personal data.
    payments: payments.filter((payment) => payment.order_id === order.id).map(wirePayment),
    refunds: refunds[index],
    returns: returns[index],
    documents: documents
      .filter((document) => document.order_id === order.id)
      .map(({ kind, number, issued_at, total, vat }) => ({ kind, number, issuedAt: toIso(issued_at), total, vat })),
  }));
}

/** Form submissions under this confirmed email address. */
async function exportForms(db: Db, email: string) {
  const rows: { form: string; received_at: string | number | Date | null; answers: unknown }[] = await db(
    'form_submissions',
  )
    .whereRaw('lower(sender) = ?', [email])
    .orderBy('id')
    .select('form', 'received_at', 'answers');
  return rows.map((row) => ({
    form: row.form,
    receivedAt: toIso(row.received_at),
    answers: parseStoredJson(row.answers),
  }));
}

/** Withdrawals of the customer's orders, and others under this email address. */
async function exportWithdrawals(db: Db, account: AccountRow) {
  const rows: WithdrawalRow[] = await db('withdrawals')
    .whereIn('order_id', db('orders').where({ user_id: account.id }).select('id'))
    .orWhereRaw('lower(email) = ?', [account.email.toLowerCase()])
    .orderBy('id');
  return rows.map((row) => ({
    receiptNr: row.receipt_nr,
    statedAt: toIso(row.stated_at),
    state: row.state,
    orderNr: row.order_nr,
    name: row.name,
    email: row.email,
    lines: parseStatedLines(row).map(({ title, quantity }) => ({ title, quantity })),
    text: row.text,
    decidedAt: toIso(row.decided_at),
    reason: row.note,
  }));
}

type Stored = string | number | Date | null;

/** What variants are called; those that are no longer sold have no name. */
async function readNames(db: Db, variantIds: string[]) {
  const variants = await readSellableVariants(db, variantIds, DEFAULT_LOCALE, EURO_PRICES);
  return (id: string) => ({ title: variants.get(id)?.title ?? null, sku: variants.get(id)?.sku ?? null });
}

/** A cart that is to be mailed. */
async function exportReminder(db: Db, email: string) {
  const reminder = await readReminder(db, email);
  if (!reminder) return null;
  const nameOf = await readNames(
    db,
    reminder.cart.map(({ variantId }) => variantId),
  );
  return { ...reminder, cart: reminder.cart.map((line) => ({ ...nameOf(line.variantId), ...line })) };
}

/** Pending and notified back-in-stock requests. */
async function exportBackInStock(db: Db, email: string) {
  const rows: { variant_id: string; requested_at: Stored; notified_at: Stored }[] = await db('back_in_stock_requests')
    .where({ email })
    .orderBy('id')
    .select('variant_id', 'requested_at', 'notified_at');
  const nameOf = await readNames(
    db,
    rows.map((row) => row.variant_id),
  );
  return rows.map((row) => ({
    ...nameOf(row.variant_id),
    requestedAt: toIso(row.requested_at),
    notifiedAt: toIso(row.notified_at),
  }));
}

/** Newsletter subscription with its consent text. */
async function exportNewsletter(db: Db, email: string) {
  const row: SubscriberRow | undefined = await db('newsletter_subscribers').where({ email }).first();
  return (
    row && {
      state: row.state,
      consent: row.consent,
      requestedAt: toIso(row.requested_at),
      confirmedAt: toIso(row.confirmed_at),
    }
  );
}

/** How far lessons were watched. */
async function exportProgress(db: Db, userId: number) {
  const progress = await listProgress(db, { userId, orderIds: [] });
  const titles = await readLessonTitles(
    db,
    progress.map(({ lesson }) => lesson),
  );
  return progress.map((entry) => ({ ...entry, lesson: titles.get(entry.lesson) ?? entry.lesson }));
}

/** All data stored about a customer (GDPR art. 15 and 20). */
export async function exportAccount(strapi: Core.Strapi, userId: number) {
  const db = strapi.db.connection;
  const account = await findAccountById(db, userId);
  if (!account) throw new ShopError('Unauthorized', 'Sign in first');
  const { id: _id, documentId: _documentId, ...profile } = toUserResponse(account);
  return {
    exportedAt: new Date().toISOString(),
    profile: { ...profile, googleAccount: account.google_sub },
    addresses: await readAddresses(db, userId),
    orders: await exportOrders(db, account),
    withdrawals: await exportWithdrawals(db, account),
    sessions: (await listSessions(db, userId, null)).map(({ current: _current, ...session }) => session),
    passkeys: (await listPasskeys(db, userId)).map(({ id: _passkeyId, ...passkey }) => passkey),
    lessons: await exportGrants(db, userId),
    forms: await exportForms(db, account.email.toLowerCase()),
    progress: await exportProgress(db, userId),
    children: await exportChildren(db, userId),
    certificates: await exportCertificates(db, userId),
    practiceMail: await exportPracticeMail(db, userId),
    sharedChildren: await exportSharedChildren(db, userId),
    ...(await exportAdults(db, userId)),
    safetyRules: await exportAcknowledgements(db, userId),
    newsletter: (await exportNewsletter(db, account.email.toLowerCase())) ?? null,
    questions: await exportQuestions(db, userId),
    reviews: await exportReviews(db, userId),
    backInStock: await exportBackInStock(db, account.email.toLowerCase()),
    cartReminder: await exportReminder(db, account.email),
  };
}
