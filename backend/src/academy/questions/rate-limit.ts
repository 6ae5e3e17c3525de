import { ShopError } from '../../domain/shop-error';
import { WindowLimit } from '../../platform/http/rate-limit';

const HOUR_MS = 60 * 60_000;
/** Questions that an account sends in an hour, and changes of its own ones. */
const WRITES_PER_HOUR = 30;

const writes = new WindowLimit('lesson-questions', WRITES_PER_HOUR, HOUR_MS);

export async function limitQuestions(userId: number): Promise<void> {
  if (!(await writes.take(String(userId)))) throw new ShopError('TooManyRequests', 'Too many questions');
}
