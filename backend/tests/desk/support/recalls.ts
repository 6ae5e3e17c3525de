import { LOCALES } from '../../../contract/locales';
import { callAdmin } from '../../orders/support/admin';
import { mailsTo } from '../../orders/support/mail';
import { unique } from '../../support/content';
import { act } from './desk';

export const notices = LOCALES.map((language) => ({
  language,
  product: 'Zwotter Classic',
  hazard: 'Een drijver kan losraken: verdrinkingsgevaar.',
  action: 'Gebruik het pak niet meer.',
  remedy: 'Mail ons.',
  contact: '0800 0123',
}));

interface DryRun {
  count: number;
  pieces: number;
  told: number;
  unmailed: number;
  isPublished: boolean;
  missing: string[];
  orders: { orderNr: string; told: boolean; lines: { quantity: number; lots: string[] }[] }[];
}

async function findPicture(): Promise<number> {
  const { body } = await callAdmin<{ results: { id: number }[] }>('/upload/files?pageSize=1');
  return body.results[0]?.id ?? 0;
}

/** What an editor enters for a recall of these variants, by default of every lot. */
export const recallOf = async (variantIds: string[], over: object = {}): Promise<object> => ({
  name: unique('recall'),
  variants: { connect: variantIds.map((documentId) => ({ documentId })) },
  replacement: true,
  refund: true,
  picture: await findPicture(),
  notices,
  ...over,
});

export const dryRun = async (id: string, ask = callAdmin): Promise<DryRun> =>
  (await ask<{ data: DryRun }>(`/shop/recalls/${id}/affected`)).body.data;
export const sendRecall = (id: string, ask = callAdmin) =>
  act<{ data: { told: number } }>(`recalls/${id}/send`, {}, ask);
export const recallMails = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.includes('Terugroepactie'));
