import { z } from 'zod';
import type { Block, MailContent } from './layout';
import type { MailData } from './mail-data';
import { detailBlock, footerLines, money, orderBlocks } from './order-blocks';

/** Mails to the people behind the counter. They are Dutch, whatever the customer speaks. */
export interface OperatorMail extends MailContent {
  subject: string;
}

function compose(given: MailData, subject: string, blocks: Block[]): OperatorMail {
  const data: MailData = { ...given, locale: 'nl' };
  const { order } = data;
  const customer: Block = {
    kind: 'facts',
    rows: [
      ['Klant', `${order.firstname} ${order.lastname}\n${order.email}`],
      ['Taal', given.locale],
    ],
  };
  return {
    language: 'nl',
    shop: data.company.siteName,
    subject,
    title: subject,
    blocks: [...blocks, ...orderBlocks(data), detailBlock(data), customer],
    footer: footerLines(data),
  };
}

export function operatorPaidMail(data: MailData): OperatorMail {
  const total = money({ ...data, locale: 'nl' }, data.order.total);
  return compose(data, `Betaald: ${data.order.order_nr} (${total})`, [
    { kind: 'text', text: 'Deze bestelling is betaald en kan worden verzonden.' },
  ]);
}

const missingSchema = z.object({
  missing: z.array(z.object({ sku: z.string(), title: z.string(), quantity: z.number() })),
});

const ALERTS: Record<string, { subject: string; text: string }> = {
  'operator-alert-oversold': {
    subject: 'Te laat betaald en niet meer op voorraad',
    text: 'De betaling kwam binnen nadat de voorraad was vrijgegeven. Wat hieronder staat is er niet meer: lever later of betaal terug.',
  },
  'operator-alert-double': {
    subject: 'Dubbel betaald',
    text: 'Voor deze bestelling zijn twee betalingen binnengekomen. Betaal er één terug.',
  },
  'operator-alert-amount': {
    subject: 'Verkeerd bedrag betaald',
    text: 'Het betaalde bedrag of de munt klopt niet met de bestelling. Kijk dit na bij de betaalprovider.',
  },
  'operator-alert-withdrawal': {
    subject: 'Herroepen voor verzending: niet inpakken',
    text: 'De klant heeft deze betaalde bestelling herroepen voordat ze is verzonden. Pak haar niet in. Beoordeel de herroeping in het beheer.',
  },
  'operator-alert-chargeback': {
    subject: 'Betaling teruggeboekt',
    text: 'De bank van de klant heeft de betaling teruggehaald.',
  },
  'operator-alert-document': {
    subject: 'Een factuur klopt niet meer met zijn bestand',
    text: 'Het pdf-bestand van een factuur of creditfactuur was weg of veranderd. Lukte het om hetzelfde bestand opnieuw te maken, dan staat het er weer; zo niet, dan krijgt niemand het te zien. Kijk in het logboek van de server.',
  },
  'operator-alert-refund-failed': {
    subject: 'Terugbetaling mislukt',
    text: 'Een terugbetaling is niet gelukt of bij de betaalprovider ingetrokken. Het geld staat nog bij de shop: betaal opnieuw terug of neem contact op met de klant.',
  },
  'operator-alert-refund-stuck': {
    subject: 'Terugbetaling blijft hangen',
    text: 'De betaalprovider neemt een terugbetaling al meer dan een uur niet aan. De shop blijft het proberen; kijk of de betaalprovider bereikbaar is.',
  },
};

export function operatorAlertMail(kind: string, data: MailData): OperatorMail {
  const alert = ALERTS[kind];
  if (!alert) throw new Error(`There is no mail for ${kind}`);
  const missing = missingSchema.safeParse(data.payload);
  const list: Block[] = missing.success
    ? [{ kind: 'facts', rows: missing.data.missing.map((line) => [line.sku, `${line.quantity} x ${line.title}`]) }]
    : [];
  return compose(data, `Let op: ${alert.subject} (${data.order.order_nr})`, [
    { kind: 'text', text: alert.text },
    ...list,
  ]);
}
