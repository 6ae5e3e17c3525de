import type { OutboxRow } from './queue';
import type { Db } from '../database/rows';

export interface Mail {
  /** One address, or several with commas. */
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** A mail with what its head needs. */
export interface RenderedMail {
  mail: Mail;
  company: { siteName: string; email: string };
  /** Public address of the shop; its host ends the message id. */
  origin: string;
  /** Empty: the shop's own address. */
  replyTo?: string;
}

/** null: there is nobody to send it to, or nothing left to tell. */
export type Rendering = RenderedMail | null;
export type Renderer = (db: Db, row: OutboxRow) => Promise<Rendering>;

let renderers: ReadonlyMap<string, Renderer> = new Map();

/** Sets who writes which mails: by kind, or by family of kinds (`form` writes `form.received`, `form.confirmed`, …). */
export function registerMails(table: Readonly<Record<string, Renderer>>): void {
  renderers = new Map(Object.entries(table));
}

export function findRenderer(kind: string): Renderer {
  const [family = kind] = kind.split('.');
  const render = renderers.get(kind) ?? renderers.get(family);
  if (!render) throw new Error(`There is no mail for ${kind}`);
  return render;
}
