import { request as requestBackend, toBackendError } from '@/lib/backend/client';
import { endpoint } from '@/lib/server/endpoint/endpoint';

const PASSED_ON = ['content-type', 'content-disposition'];

/** Model withdrawal form as PDF, in the language of the domain. */
export const GET = endpoint(async ({ caller }) => {
  const { ok, status, headers, body } = await requestBackend('/withdrawals/form', {
    caller: { locale: caller.locale },
  });
  if (!ok) throw toBackendError(null, status, 'model withdrawal form');
  const passed = new Headers({ 'x-content-type-options': 'nosniff' });
  for (const name of PASSED_ON) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  return new Response(body, { headers: passed });
});
