import type { OutboxRow } from './outbox-queue';
import type { Db } from '../database/row-helpers';
import type { MailBatch } from './mail-batch';

export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

export interface Mail {
  /** One email address, or several separated by commas. */
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments?: Attachment[];
}

/** A mail with the data for its headers. */
export interface RenderedMail {
  mail: Mail;
  company: { siteName: string; email: string };
  /** Public origin of the shop; its host is used in the message id. */
  origin: string;
  /** Default: the shop's email address. */
  replyTo?: string;
}

/** Null when there is nothing to send (any more); `no-recipient` when the shop lacks an address that an operator must fill in. */
export type Rendering = RenderedMail | 'no-recipient' | null;
export type Renderer = (db: Db, row: OutboxRow, batch: MailBatch) => Promise<Rendering>;

let renderers: ReadonlyMap<string, Renderer> = new Map();

/** Sets the renderers by kind or by family of kinds (`form` renders `form.received`, `form.confirmed`, …). */
export function setMailRenderers(table: Readonly<Record<string, Renderer>>): void {
  renderers = new Map(Object.entries(table));
}

export function findRenderer(kind: string): Renderer {
  const [family = kind] = kind.split('.');
  const render = renderers.get(kind) ?? renderers.get(family);
  if (!render) throw new Error(`There is no mail renderer for ${kind}`);
  return render;
}
