import { loadCheck } from '@/lib/academy/level-check/load-check';
import { endpoint, jsonResponse } from '@/lib/server/endpoint/endpoint';

/** Levels and texts of the level check, loaded when somebody opens it. What they answer stays with them. */
export const GET = endpoint(async ({ caller }) => jsonResponse({ data: await loadCheck(caller.locale) }));
