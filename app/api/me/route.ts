import { BackendError } from '@/lib/backend/errors';
import { readBytes } from '@/lib/endpoint/body';
import { closeSession } from '@/lib/endpoint/cookies';
import { answer, answerError, type Call, endpoint } from '@/lib/endpoint/endpoint';
import { unauthorized } from '@/lib/endpoint/errors';
import { forward } from '@/lib/endpoint/forward';

const POPULATE = { addresses: true };

/** Without a session 401; a session that is not good any more ends here, an outage ends none. */
async function asUser({ caller, secure }: Call<unknown>, run: () => Promise<Response>): Promise<Response> {
  if (!caller.token) return answerError(unauthorized());
  try {
    return await run();
  } catch (error) {
    const isOver = error instanceof BackendError && (error.status === 401 || error.status === 403);
    if (isOver) return answerError(unauthorized(), closeSession(secure));
    throw error;
  }
}

export const GET = endpoint((call) =>
  asUser(call, async () => {
    const { json } = await forward('/users/me', { caller: call.caller, query: { populate: POPULATE } });
    return answer({ data: json });
  }),
);

/** Multipart with the field `data`, passed on as it is. */
export const PUT = endpoint((call) =>
  asUser(call, async () => {
    const { json } = await forward('/users/me', {
      method: 'PUT',
      body: await readBytes(call.request),
      headers: { 'content-type': call.request.headers.get('content-type') ?? '' },
      caller: call.caller,
    });
    return answer({ data: json });
  }),
);
