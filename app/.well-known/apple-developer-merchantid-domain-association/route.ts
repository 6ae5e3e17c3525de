import { readFile } from 'node:fs/promises';
import { env } from '@/lib/core/env';

export const dynamic = 'force-dynamic';

const missing = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });

/** Proves to Apple that a domain is the merchant's; the payment provider supplies the file. */
export async function GET(): Promise<Response> {
  const { applePayAssociation } = env();
  if (!applePayAssociation) return missing();
  const text = await readFile(applePayAssociation, 'utf8').catch(() => null);
  if (text === null) return missing();
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
