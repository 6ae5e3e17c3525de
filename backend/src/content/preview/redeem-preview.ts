import { z } from 'zod';
import { CLOCK_MARGIN_MS, PREVIEW_TOKEN_MS } from '../../../contract/limits';
import { parseFields } from '../../domain/parse-fields';
import { WindowLimit } from '../../platform/http/rate-limit';

const fields = z.object({ nonce: z.string().min(16).max(64) });

/** One use in the time that a token is valid, whichever storefront and backend are asked. */
const uses = new WindowLimit('preview-tokens', 1, PREVIEW_TOKEN_MS + CLOCK_MARGIN_MS);

/** Redeems a preview token by its nonce: true the first time, false afterwards. */
export const redeemPreview = (body: unknown): Promise<boolean> => uses.take(parseFields(fields, body).nonce);
