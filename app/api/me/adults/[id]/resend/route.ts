import { adultPath } from '@/lib/academy/adults/adult-path';
import { forward } from '@/lib/backend/forward-request';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { withSession } from '@/lib/server/endpoint/with-session';

/** Mails an invitation with a new link; the former one ends. */
export const POST = endpoint<{ id: string }>((call) =>
  withSession(call, async () => {
    const path = adultPath(call.request, 'adults', call.params.id, '/resend');
    const { json } = await forward(path, { method: 'POST', caller: call.caller });
    return jsonResponse(json);
  }),
);
