// Prints mails of every layout in a language as JSON, for tests that look at them: `vite-node tests/mails/print-mails.ts <language>`.
import { LOCALES, isLocale } from '../../contract/locales';
import * as account from '../../src/accounts/account-mail-texts';
import type { CodeRow } from '../../src/accounts/code-store';
import { receivedMail } from '../../src/after-sales/withdrawals/withdrawal-mails';
import { lessonGiftMail } from '../../src/notifications/lesson-gift-mail';
import { mailDataFixture, mailLine, mailOrder } from '../../src/notifications/order-mail-data.fixtures';
import { renderMail } from '../../src/notifications/render-mail';
import type { LineRow } from '../../src/orders/records/order-rows';
import type { WithdrawalRow } from '../../src/orders/records/withdrawal-rows';
import { renderHtml } from '../../src/platform/mail/render-mail';

const [locale] = process.argv.slice(2);
if (!isLocale(locale)) throw new Error(`Usage: vite-node print-mails.ts ${LOCALES.join('|')}`);
process.env.ACCESS_SECRET ??= 'only for mails that nobody gets, 0123456789';

// Words that are wider than a phone: what customers type, and the longest account numbers.
const email = 'annelies.van-der-heuvel-oudekerk@een-heel-lange-domeinnaam.example';
const name = 'Wolfeschlegelsteinhausenbergerdorff-Oudekerk';
const data = mailDataFixture({
  locale,
  order: {
    ...mailOrder,
    email,
    firstname: name,
    total: 1_248_500,
    tracking_code: '3SABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  },
  lines: [mailLine, { ...mailLine, title: 'Drijfpak-met-uitneembare-drijvers-en-lange-mouwen', total: 1_199_000 }],
  bank: {
    bankName: 'Stichting Mollie Payments',
    bankAccount: 'MT84MALT011000012345MTLCAST001S',
    bankBic: 'MALTMTMTXXX',
    transferReference: 'RF18539007547034RF18539007547034',
  },
  payload: { amount: 5995, reason: 'gone' },
});
const lesson = { ...mailLine, product_type: 'lesson' } as LineRow;
const code = { kind: 'signin', document_id: 'a', email, language: locale, data: '{}' } as unknown as CodeRow;
const accountData = { row: code, company: data.company, origin: data.origin, locale, firstname: name };
const withdrawal = {
  receipt_nr: 'H2026-00001',
  stated_at: '2026-11-20T12:00:00.000Z',
  name,
  email,
  order_nr: mailOrder.order_nr,
  lines: '[]',
  text: 'A'.repeat(80),
  language: locale,
} as unknown as WithdrawalRow;

const orderKinds = [
  'order-received',
  'order-paid',
  'bank-transfer',
  'order-shipped',
  'payment-link',
  'order-money-back',
];
const received = receivedMail({ row: withdrawal, order: null, company: data.company });
const mails: Record<string, string | undefined> = {
  ...Object.fromEntries(orderKinds.map((kind) => [kind, renderMail(kind, data)?.html])),
  'lessons-paid': renderMail('order-paid', { ...data, lines: [lesson] })?.html,
  'lesson-gift': renderHtml(lessonGiftMail(data, { name, email, message: 'Veel plezier!' })),
  withdrawal: received !== null && typeof received === 'object' ? received.mail.html : undefined,
  'sign-in': renderHtml(account.signInMail(accountData)),
  confirm: renderHtml(account.confirmMail({ ...accountData, row: { ...code, kind: 'confirm' } })),
  picture: renderHtml({
    language: locale,
    shop: data.company.siteName,
    title: name,
    // A picture of one point: no mail is fetched from a shop.
    blocks: [{ kind: 'picture', url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: '', width: 1072, height: 560 }],
    footer: [],
  }),
};
const missing = Object.entries(mails).flatMap(([kind, html]) => (html ? [] : [kind]));
if (missing.length > 0) throw new Error(`Not rendered: ${missing.join()}`);
process.stdout.write(JSON.stringify(mails));
