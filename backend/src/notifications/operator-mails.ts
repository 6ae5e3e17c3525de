import { z } from 'zod';
import { type AlertKind, isAlertKind } from '../orders/alerts/alert-titles';
import type { Company } from '../platform/settings/company';
import type { Block, MailContent } from '../platform/mail/render-mail';
import type { MailData } from './order-mail-data';
import { detailBlock, money, orderBlocks } from './order-mail-blocks';
import { footerLines } from '../platform/mail/options-and-footer';

/** Operator mails, always in Dutch. */
export interface OperatorMail extends MailContent {
  subject: string;
}

function compose(given: MailData, subject: string, blocks: Block[]): OperatorMail {
  const data: MailData = { ...given, locale: 'nl' };
  const { order } = data;
  const customer: Block = {
    kind: 'details',
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

/** Alert data shown in the mail. */
const dataSchema = z.object({
  missing: z
    .array(z.object({ sku: z.string(), title: z.string(), quantity: z.number() }))
    .catch([])
    .default([]),
  payments: z
    .array(z.object({ id: z.string().nullable(), amount: z.number() }))
    .catch([])
    .default([]),
  /** Numbers of other orders. */
  orders: z.array(z.string()).catch([]).default([]),
  /** Number named by the provider, of an order that may not exist. */
  orderNr: z.string().catch('').default(''),
  /** State of a restored backup, ISO 8601. */
  made: z.string().catch('').default(''),
  /** Payments without an order after a restore. */
  unmatched: z.number().nullish().catch(null),
  why: z.string().catch('').default(''),
  said: z
    .object({ id: z.string(), status: z.string(), amount: z.number(), currency: z.string() })
    .nullish()
    .catch(null),
});

const ALERTS: Record<AlertKind, { subject: string; text: string }> = {
  oversold: {
    subject: 'Te laat betaald en niet alles meer op voorraad',
    text: 'De betaling kwam binnen nadat de voorraad was vrijgegeven. Wat hieronder staat is er niet meer: lever later of betaal terug.',
  },
  double: {
    subject: 'Dubbel betaald',
    text: 'Voor deze bestelling is meer dan één betaling binnengekomen. Terugbetalen gaat hier niet vanzelf, omdat er een terugboeking of een afwijkend bedrag bij is. Kijk wat er terug moet.',
  },
  amount: {
    subject: 'Verkeerd bedrag betaald',
    text: 'Het betaalde bedrag of de munt klopt niet met de bestelling. Kijk dit na bij de betaalprovider.',
  },
  'parcel-problem': {
    subject: 'Pakket kan niet worden bezorgd',
    text: 'De bezorger meldt een probleem met dit pakket. Kijk op de volgpagina wat er aan de hand is en neem zo nodig contact op met de klant.',
  },
  'parcel-sent': {
    subject: 'Pakket onderweg dat niet weg mocht',
    text: 'De bezorger heeft dit pakket aangenomen, maar de bestelling mocht niet worden verzonden. Haal het pakket terug of spreek iets af met de klant.',
  },
  withdrawal: {
    subject: 'Herroepen voor verzending: niet inpakken',
    text: 'De klant heeft deze betaalde bestelling herroepen voordat die is verzonden. Pak die niet in. Beoordeel de herroeping in het beheer.',
  },
  'return-late': {
    subject: 'Retour niet op tijd binnen',
    text: 'De klant zou deze spullen terugsturen, maar de termijn is voorbij en het pakket is niet geboekt. Vraag de klant waar het blijft. Komt er niets meer, sluit de retour dan in het beheer.',
  },
  'paid-after-refund': {
    subject: 'Opnieuw betaald na terugbetaling',
    text: 'Deze bestelling was al terugbetaald en nu is er nog een betaling binnengekomen. Lever alsnog of betaal terug.',
  },
  chargeback: {
    subject: 'Betaling teruggeboekt',
    text: 'De bank van de klant heeft de betaling teruggehaald.',
  },
  'gift-card-charged-back': {
    subject: 'Cadeaukaart geblokkeerd na terugboeking',
    text: 'De bank heeft de prijs van een cadeaukaart teruggehaald. Wat er nog op stond is geblokkeerd. Wat al is uitgegeven, kan de shop alleen bij de koper terugvragen.',
  },
  'gift-card-returned': {
    subject: 'Geld terug op een gesloten cadeaukaart',
    text: 'Een bestelling die met een cadeaukaart is betaald, gaf geld terug, maar de kaart was al teruggegeven. Niemand kan dat geld nog uitgeven. Betaal het als bedrag terug in de bestelling waarmee de kaart is gekocht.',
  },
  'gift-card-overspent': {
    subject: 'Meer terugbetaald dan er op een cadeaukaart stond',
    text: 'De prijs van een cadeaukaart is bij de betaalprovider helemaal terugbetaald, terwijl een deel al was uitgegeven. De kaart is gesloten. Wat is uitgegeven, kan de shop alleen bij de koper terugvragen.',
  },
  document: {
    subject: 'Een factuur klopt niet meer met zijn bestand',
    text: 'Het pdf-bestand van een factuur of creditfactuur was weg of veranderd. Lukte het om hetzelfde bestand opnieuw te maken, dan staat het er weer; zo niet, dan krijgt niemand het te zien. Kijk in het logboek van de server.',
  },
  'chargeback-reversed': {
    subject: 'Terugboeking ongedaan gemaakt',
    text: 'Het geld van een teruggeboekte betaling is weer binnen. Kijk of de bestelling nog verzonden moet worden.',
  },
  refused: {
    subject: 'De betaalprovider meldt iets wat niet kan',
    text: 'Het bericht over deze betaling is niet verwerkt, omdat het niet bij de bestelling past. Kijk dit na bij de betaalprovider.',
  },
  'return-refused': {
    subject: 'Automatisch terugbetalen is niet gelukt',
    text: 'Dit geld hoort terug naar de klant, maar de terugbetaling werd geweigerd. Betaal het met de hand terug.',
  },
  'return-stuck': {
    subject: 'Terugbetaling wacht al een uur',
    text: 'Dit geld hoort terug naar de klant, maar de terugbetaling lukt nog niet. De winkel blijft het proberen.',
  },
  'mail-dead': {
    subject: 'Een mail kon niet worden verzonden',
    text: 'Een mail over deze bestelling is na twee dagen proberen opgegeven. In het beheer kan hij onder Outbox opnieuw worden verstuurd.',
  },
  'payment-unknown': {
    subject: 'De betaalprovider kent een betaling niet',
    text: 'Een betaling van deze bestelling is bij de betaalprovider niet te vinden. Is de API-sleutel veranderd?',
  },
  'payment-unmatched': {
    subject: 'Een betaling hoort bij geen bestelling',
    text: 'Bij de betaalprovider staat een betaling die deze winkel heeft gevraagd, maar waarvan de bestelling hier niet bestaat, bijvoorbeeld omdat een back-up is teruggezet. Het bestelnummer kan intussen van iemand anders zijn. Neem contact op met de klant of betaal terug bij de betaalprovider.',
  },
  restored: {
    subject: 'De winkel is teruggezet uit een back-up',
    text: 'Wat na de back-up is gebeurd, is hier niet meer bekend. Nieuwe bestellingen en facturen hebben een eigen reeks, zodat geen nummer twee keer voorkomt. Betalingen zonder bestelling staan hieronder als aantal, en elk apart onder Alerts in het beheer.',
  },
  'credit-lost': {
    subject: 'Een verrekende aankoop is niet meer betaald',
    text: 'Op de prijs van deze bestelling is een eerdere aankoop in mindering gebracht, en het geld daarvan is teruggegaan of intussen ook ergens anders verrekend. De lessen staan open; kijk of er iets bijbetaald moet worden.',
  },
  'lessons-twice': {
    subject: 'Dezelfde les is twee keer betaald',
    text: 'De klant heeft lessen betaald die een andere betaalde bestelling al had geopend, bijvoorbeeld omdat de betaalpagina nog openstond. Betaal een van beide terug; de lessen blijven open zolang één bestelling betaald is.',
  },
  'refund-failed': {
    subject: 'Terugbetaling mislukt',
    text: 'Een terugbetaling is niet gelukt of bij de betaalprovider ingetrokken. Het geld staat nog bij de shop: betaal opnieuw terug of neem contact op met de klant.',
  },
  'refund-by-hand': {
    subject: 'Betaal zelf geld terug',
    text: 'Deze bestelling is per overschrijving of contant betaald, dus de betaalprovider kan niets terugsturen. Maak het bedrag hieronder zelf over en handel de melding daarna af in het beheer.',
  },
  'refund-stuck': {
    subject: 'Terugbetaling blijft hangen',
    text: 'De betaalprovider neemt een terugbetaling al meer dan een uur niet aan. De shop blijft het proberen; kijk of de betaalprovider bereikbaar is.',
  },
};

/** Rows of the mail for the alert's data; `euros` writes an amount of its order. */
function alertBlocks(payload: unknown, euros: (cents: number) => string): Block[] {
  const parsed = dataSchema.safeParse(payload);
  if (!parsed.success) return [];
  const { missing, payments, orders, orderNr, made, unmatched, why, said } = parsed.data;
  const optional: [string, string][] = [
    ['Genoemd bestelnummer', orderNr],
    ['Gemeld', said ? `${said.id}: ${said.status}, ${(said.amount / 100).toFixed(2)} ${said.currency}` : ''],
    ['Stand van', made],
    ['Betalingen zonder bestelling', unmatched?.toString() ?? ''],
    ['Reden', why],
  ];
  const rows: [string, string][] = [
    ...missing.map((line): [string, string] => [line.sku, `${line.quantity} x ${line.title}`]),
    ...payments.map((payment): [string, string] => [payment.id ?? 'Betaling', euros(payment.amount)]),
    ...orders.map((other): [string, string] => ['Ook betaald met', other]),
    ...optional.filter(([, value]) => value !== ''),
  ];
  return rows.length > 0 ? [{ kind: 'details', rows }] : [];
}

/** Alert mail about an order; `data.payload` is the alert's data. Unknown kinds are shown by name. */
export function operatorAlertMail(kind: string, data: MailData): OperatorMail {
  const alert = isAlertKind(kind)
    ? ALERTS[kind]
    : {
        subject: `Kijk naar deze bestelling (${kind})`,
        text: 'Er is iets waarover iemand moet beslissen. In het beheer staat onder Alerts wat er bekend is.',
      };
  return compose(data, `Let op: ${alert.subject} (${data.order.order_nr})`, [
    { kind: 'text', text: alert.text },
    ...alertBlocks(data.payload, (cents) => money({ ...data, locale: 'nl' }, cents)),
  ]);
}

const plainDataSchema = z.object({ kind: z.string() });

/** Alert mail without an order: undeliverable mails, payments of no order, a restored backup. */
export function operatorPlainAlertMail(kind: string, payload: unknown, company: Company): OperatorMail {
  const isNamed = isAlertKind(kind);
  const subject = isNamed ? ALERTS[kind].subject : `Kijk hiernaar: ${kind}`;
  const about = plainDataSchema.safeParse(payload).data?.kind ?? '';
  const explained = isNamed && kind !== 'mail-dead' ? [{ kind: 'text' as const, text: ALERTS[kind].text }] : [];
  return {
    language: 'nl',
    shop: company.siteName,
    subject: `Let op: ${subject}`,
    title: subject,
    blocks: [
      ...explained,
      { kind: 'text', text: 'In het beheer staat onder Alerts wat er bekend is.' },
      ...(about ? [{ kind: 'details' as const, rows: [['Waarover', about] as [string, string]] }] : []),
      ...alertBlocks(payload, (cents) => (cents / 100).toFixed(2)),
    ],
    footer: footerLines({ company, locale: 'nl' }),
  };
}
