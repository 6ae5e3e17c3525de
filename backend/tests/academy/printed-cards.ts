import type { Desk } from '../refunds/support';
import { adminToken, backendUrl } from '../support/client';
import { readPdfPages } from '../support/pdf-text';

export const documentIdOf = ({ path }: Pick<Desk, 'path'>): string => path.split('/').at(-1) ?? '';

/** The pages of the printed cards of parcels; none if the shop prints no card. */
export async function printCards(...desks: Pick<Desk, 'path'>[]): Promise<string[]> {
  const url = new URL(`/shop/desk/parcel-cards?ids=${desks.map(documentIdOf).join(',')}`, backendUrl());
  const answer = await fetch(url, { headers: { authorization: `Bearer ${await adminToken()}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.status === 200 ? readPdfPages(bytes).map((page) => page.replace(/\s+/g, ' ')) : [];
}

export const codeOn = (page = ''): string => /\b\w{4}(-\w{4}){3}\b/.exec(page)?.[0] ?? '';
