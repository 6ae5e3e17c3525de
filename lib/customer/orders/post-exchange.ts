import * as z from 'zod/mini';
import { callApi } from '@/lib/core/api';

const doneSchema = z.object({ data: z.object({ ok: z.boolean() }) });

/** Asks for an exchange of a line (`variantId`: the new size), or ends it (`/end`). */
export const postExchange = (slug: string, what: '' | '/end', body: { line: number; variantId?: string }) =>
  callApi(`/api/orders/${encodeURIComponent(slug)}/exchange${what}`, { method: 'POST', body, schema: doneSchema });
