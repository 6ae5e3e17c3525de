import { asUser } from '@/lib/server/endpoint/as-user';
import { readJsonObject } from '@/lib/server/endpoint/body';
import { answer, endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';

/** Asks for another e-mail address; it counts when its owner has followed the mailed link. */
export const POST = endpoint((call) =>
  asUser(call, async () => {
    const body = await readJsonObject(call.request);
    const { json } = await forward('/users/me/email', { method: 'POST', body, caller: call.caller });
    return answer(json);
  }),
);
