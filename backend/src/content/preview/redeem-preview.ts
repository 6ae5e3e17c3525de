import { z } from 'zod';
import { PREVIEW_TOKEN_MS } from '../../../contract/limits';
import { parseFields } from '../../domain/parse-fields';
import { WindowLimit } from '../../platform/http/rate-limit';

const fields = z.object({ nonce: z.string().min(16).max(64) });

/** Clocks of the machines may differ by some seconds. */
const MARGIN_MS = 60_000;

/** One use in the time that a token is valid, whichever storefront and backend are asked. */
const uses = new WindowLimit('preview-tokens', 1, PREVIEW_TOKEN_MS + MARGIN_MS);

/** Redeems a preview token by its nonce: true the first time, false afterwards. */
export const redeemPreview = (body: unknown): Promise<boolean> => uses.take(parseFields(fields, body).nonce);
