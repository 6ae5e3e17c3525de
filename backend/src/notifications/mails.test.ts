import { describe, expect, it } from 'vitest';
import type { LineRow, OrderRow } from '../orders/records/order-rows';
import { lessonGiftMail } from './lesson-gift-mail';
import type { MailData } from './order-mail-data';
import { mailDataFixture as data, mailLine as line, mailOrder as order } from './order-mail-data.fixtures';
import { MESSAGES, fill } from '../platform/mail/messages';
import { renderMail } from './render-mail';
import { renderHtml, renderText } from '../platform/mail/render-mail';
import { LOCALES } from '../../contract/locales';

const flatten = (value: object, prefix = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? [[`${prefix}${key}`, part] as [string, string]] : flatten(part, `${prefix}${key}.`),
  );
/** Each once: a language may repeat a value or not. */
const placeholders = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))].sort();

describe('messages', () => {
  const dutch = flatten(MESSAGES.nl);
  it.each(LOCALES)('%s has the same keys and placeholders as nl, and no empty text', (locale) => {
    const own = new Map(flatten(MESSAGES[locale]));
    expect([...own.keys()]).toEqual(dutch.map(([key]) => key));
    for (const [key, text] of dutch) {
      expect(own.get(key)?.trim(), key).toBeTruthy();
      expect(placeholders(own.get(key) ?? ''), key).toEqual(placeholders(text));
    }
  });
  it('fills values literally', () => {
    expect(fill('{a} and {a}, {b}', { a: '$& {b}' })).toBe('$& {b} and $& {b}, {b}');
  });
});

const friend = { name: 'Noor <b>d’Hond</b>', email: 'noor@example.nl', message: 'Veel <i>plezier</i> & tot zo!' };
const given = (over: Partial<MailData> = {}) =>
  data({
    order: { ...order, lesson_recipient: JSON.stringify(friend) },
    lines: [{ ...line, product_type: 'lesson' } as LineRow],
    ...over,
  });

const KINDS = [
  'order-received',
  'order-paid',
  'bank-transfer',
  'order-shipped',
  'operator-paid',
  'operator-alert-oversold',
  'operator-alert-double',
  'operator-alert-amount',
  'operator-alert-paid-after-refund',
  'operator-alert-chargeback',
  'operator-alert-document',
  'operator-alert-chargeback-reversed',
  'operator-alert-refused',
  'operator-alert-return-refused',
  'operator-alert-return-stuck',
  'operator-alert-payment-unknown',
  'operator-alert-payment-unmatched',
  'operator-alert-restored',
  'operator-alert-lessons-twice',
  'operator-alert-mail-dead',
  'operator-alert-of-a-later-part',
];

describe.each(LOCALES)('mails in %s', (locale) => {
  it.each(KINDS)('%s is complete and escapes everything', (kind) => {
    const mail = renderMail(kind, data({ locale }));
    expect(mail?.subject).toContain('ZW2026-00001');
    expect(mail?.html).toContain(kind.startsWith('operator') ? 'lang="nl"' : `lang="${locale}"`);
    for (const part of [mail?.subject, mail?.html, mail?.text]) {
      expect(part).not.toMatch(/\{\w+\}|undefined|\bnull\b|\[object/);
    }
    expect(mail?.html).not.toMatch(/<script>|<b>Zoë|<Classic>/);
    expect(mail?.to).toBe(kind.startsWith('operator') ? 'balie@zwotter.example' : 'zoe@example.nl');
  });

  it('lessons as a gift are complete, escape everything and open nothing of the order', () => {
    const { subject, ...content } = lessonGiftMail(given({ locale }), friend);
    const [html, plain] = [renderHtml(content), renderText(content)];
    for (const part of [subject, html, plain]) {
      expect(part).not.toMatch(/\{\w+\}|undefined|\bnull\b|\[object|ZW2026|access\?key/);
    }
    expect(html).toContain(`lang="${locale}"`);
    expect(html).not.toMatch(/<i>plezier|<b>d’Hond|<Classic>/);
    expect(plain).toContain('Veel <i>plezier</i> & tot zo!');
    expect(plain).toContain('http://localhost:3000/login');
  });

  it.each(['order-received', 'order-paid'])('%s says to whom lessons go, and leads to none', (kind) => {
    const text = renderMail(kind, given({ locale }))?.text;
    expect(text).toContain(friend.email);
    expect(text).not.toContain('to=academy');
    expect(text).not.toContain(MESSAGES[locale].orderPaid.lessons);
  });
});

describe.each(LOCALES)('a parcel in %s', (locale) => {
  const { common, orderShipped } = MESSAGES[locale];
  const colon = locale === 'fr' ? '\u00A0:' : ':';

  it('is followed by the link of its label, or that of a known carrier', () => {
    const url = 'https://tracking.example/3SABC?lang=nl&x=1';
    const labelled = renderMail('order-shipped', data({ locale, order: { ...order, tracking_url: url } }));
    expect(labelled?.text).toContain(`${orderShipped.follow}${colon}\n${url}`);
    expect(labelled?.html).toContain(`href="${url.replace('&', '&amp;')}"`);
    const byHand = renderMail('order-shipped', data({ locale, order: { ...order, tracking_code: '3SABC' } }));
    expect(byHand?.text).toContain('https://jouw.postnl.nl/track-and-trace/3SABC-NL-1234AB');
    expect(renderMail('order-shipped', data({ locale }))?.text).not.toContain(orderShipped.follow);
  });

  it('waits at the pick-up point, and the bill goes to the customer', () => {
    const point = {
      id: '1',
      carrier: 'PostNL',
      name: 'Kiosk <1>',
      street: 'Kade 3',
      postalCode: '1234 AC',
      city: 'Delft',
      country: 'nl',
    };
    const picked = { ...order, delivery_method: 'pickup' as const, pickup_point: JSON.stringify(point) };
    const { text = '', html = '' } = renderMail('order-received', data({ locale, order: picked })) ?? {};
    expect(text).toContain(`${common.pickupAt}${colon} Kiosk <1>\n  Kade 3\n  1234 AC Delft`);
    expect(text).toContain(`(${common.pickup})`);
    expect(text).toContain(common.billTo);
    expect(text).not.toContain(common.deliverTo);
    expect(html).toContain('Kiosk &lt;1&gt;');
    expect(renderMail('order-shipped', data({ locale, order: picked }))?.text).toContain('Kiosk <1>');
  });
});

describe.each(LOCALES)('the right of withdrawal in %s', (locale) => {
  const { text, lessons } = MESSAGES[locale].withdrawal.order;
  const lesson = { ...line, product_type: 'lesson' } as unknown as LineRow;
  const waived = { ...order, immediate_access: 1 };

  it.each(['order-paid', 'order-shipped'])('is not promised for lessons for which it was waived (%s)', (kind) => {
    const both = renderMail(kind, data({ locale, order: waived, lines: [line, lesson] }))?.text;
    expect(both).toContain(`${text} ${lessons}`);
    for (const other of [{ order: waived }, { lines: [line, lesson] }]) {
      const mail = renderMail(kind, data({ locale, ...other }))?.text;
      expect(mail).toContain(text);
      expect(mail).not.toContain(lessons);
    }
  });
});

describe.each(LOCALES)('money back in %s', (locale) => {
  it.each(['gone', 'lessons', 'canceled', 'double', 'gift_card'])('says why (%s), how much and how', (reason) => {
    const mail = renderMail('order-money-back.7', data({ locale, payload: { amount: 5995, reason } }));
    expect(mail?.to).toBe('zoe@example.nl');
    expect(mail?.subject).toContain('ZW2026-00001');
    expect(mail?.text).toMatch(/59[.,]95/);
    expect(mail?.text).not.toMatch(/\{\w+\}|undefined/);
  });
});

describe('renderMail', () => {
  it('fits a phone: the width of the screen counts, and an account number may break', () => {
    const html = renderMail('bank-transfer', data())?.html ?? '';
    expect(html).toContain('<meta name="viewport" content="width=device-width,initial-scale=1">');
    expect(html).toMatch(/overflow-wrap:anywhere"><strong>NL53ABNA0627535577</);
  });

  it.each(LOCALES)('names the last day of a transfer in %s, in the time zone of the shop', (locale) => {
    const { deadline } = MESSAGES[locale].bankTransfer;
    const day = /2026/;
    const lineOf = (over: Partial<MailData>) =>
      renderMail('bank-transfer', data({ locale, ...over }))
        ?.text.split('\n')
        .find((text) => text.startsWith(deadline));
    expect(lineOf({})).toMatch(day);
    expect(lineOf({})).toMatch(/\b3\b/);
    expect(lineOf({ bankUntil: new Date('2026-12-03T23:30:00Z') })).toMatch(/\b4\b/);
    expect(lineOf({ bankUntil: null })).toBeUndefined();
  });

  it('leads from the payment to the invoice, by the link that opens the order', () => {
    const link = 'http://localhost:3000/api/orders/abc/access?key=k&to=F2026-00042';
    expect(renderMail('order-paid', data())?.text).toContain(`Je factuur F2026-00042 (pdf):\n${link}`);
    expect(renderMail('order-received', data())?.text).not.toContain('F2026-00042');
    const free = data({ order: { ...order, total: 0 } });
    expect(renderMail('order-received', free)?.text).toContain(link);
    expect(renderMail('order-paid', data({ documents: [] }))?.text).not.toContain('&to=F');
  });

  it('says what belongs into the first mail', () => {
    const text = renderMail('order-received', data())?.text ?? '';
    for (const part of [
      '2 × Drijfpak <Classic> (Kleur: blauw, Maat: 3XL)',
      '€ 124,85',
      'Bezorging als je meteen betaalt: di 24 – do 26 november.',
      '/api/orders/abc/access?key=k',
      'http://localhost:3000/forgot-password',
      'Ik ga akkoord.',
      'Waarvan 21% btw',
    ]) {
      expect(text.replace(/\u00a0/g, ' ')).toContain(part);
    }
  });
  it('names the days of delivery and a way that is not the usual one', () => {
    const letterbox = { ...order, delivery_method: 'letterbox' as const };
    const paid = renderMail('order-paid', data({ order: letterbox }))?.text ?? '';
    expect(paid).toContain('We pakken je bestelling binnenkort in. Bezorging: di 24 – do 26 november.');
    expect(paid).toContain('Verzendkosten (brievenbus)');
    const earlier = { ...order, delivery_method: null, deliver_from: null, deliver_by: null };
    expect(renderMail('order-paid', data({ order: earlier }))?.text).not.toContain('Bezorging');
  });
  it('says why a price is lower than usual', () => {
    const lowered = { ...line, quantity: 1, unit_price: 5405, total: 5405, credit: 495 };
    const text = renderMail('order-received', data({ lines: [lowered] }))?.text.replace(/\u00a0/g, ' ');
    expect(text).toContain('Normaal € 59,00, min € 4,95 voor wat je al had');
  });
  it('speaks of an account only when one was made', () => {
    const existing = { ...order, account_state: 'existing' } as OrderRow;
    expect(renderMail('order-received', data({ order: existing }))?.text).not.toContain('forgot-password');
  });
  it('speaks of lessons, not of a parcel, where there is none', () => {
    const lesson = { ...line, product_type: 'lesson' } as LineRow;
    const text = renderMail('order-paid', data({ lines: [lesson] }))?.text ?? '';
    expect(text).toContain('lessen');
    expect(text).not.toContain('werkdagen');
  });
  it.each([
    ['bought', { product_type: 'lesson', opens: [{ scope: 'lesson', target: 'x', source: 'purchase' }] }],
    ['brought by a suit', { opens: [{ scope: 'level', target: 'x', source: 'bonus' }] }],
  ])('leads to lessons that were %s once they are paid, without signing in', (_name, over) => {
    const lines = [{ ...line, ...over } as unknown as LineRow];
    const link = 'Naar je lessen:\nhttp://localhost:3000/api/orders/abc/access?key=k&to=academy';
    expect(renderMail('order-paid', data({ lines }))?.text).toContain(link);
    expect(renderMail('order-received', data({ lines }))?.text).not.toContain('to=academy');
    const free = data({ lines, order: { ...order, total: 0 } });
    expect(renderMail('order-received', free)?.text).toContain(link);
    expect(renderMail('order-paid', data())?.text).not.toContain('to=academy');
  });
  it('lists what is missing in the alert', () => {
    const payload = { missing: [{ sku: 'ZW-1', title: 'Drijfpak', quantity: 2 }] };
    expect(renderMail('operator-alert-oversold', data({ payload }))?.text).toContain('ZW-1: 2 × Drijfpak');
  });
  it('names the order that had the lesson already', () => {
    const mail = renderMail('operator-alert-lessons-twice', data({ payload: { orders: ['ZW-1'] } }));
    expect(mail?.text).toContain('Ook betaald met: ZW-1');
  });
  it('has nobody to write to without an operator address', () => {
    const { company } = data();
    expect(renderMail('operator-paid', data({ company: { ...company, operatorEmail: '' } }))).toBeNull();
  });
});
