import 'server-only';
import { z } from 'zod';
import { BackendError } from '@/lib/backend/errors';
import { GOOGLE_REDIRECT_PATH, type GoogleProblem } from '@/lib/customer/account/google-sign-in';
import { localeOfHost, originOf } from '@/lib/i18n/hosts';
import { SEARCH_HEADER } from '@/lib/routing/clean-url';
import { clearGoogleTransaction, readGoogleTransaction, writeGoogleTransaction } from '@/lib/session/cookies';
import type { Call } from './endpoint';
import { forward } from '@/lib/backend/forward-request';
import { seeOther } from './see-other';

const started = z.object({ data: z.object({ url: z.url({ protocol: /^https?$/ }), transaction: z.string() }) });
const finished = z.object({ data: z.object({ accessToken: z.string() }) });

/** Callback URL on the current domain, which holds the cookies. */
function callbackUrl({ host, request, caller }: Call<unknown>): string {
  const origin = localeOfHost(host) ? originOf(caller.locale) : new URL(request.url).origin;
  return `${origin}/connect/google/callback`;
}

/** Redirects to Google; a transaction cookie binds the sign-in to this browser. */
export async function startGoogleSignIn(call: Call<unknown>): Promise<Response> {
  const { caller, secure } = call;
  return redirectErrorsToLanding(call, async () => {
    const body = { redirectUri: callbackUrl(call), locale: caller.locale };
    const { json } = await forward('/connect/google/start', { method: 'POST', body, caller });
    const { url, transaction } = started.parse(json).data;
    return seeOther(url, [writeGoogleTransaction(transaction, secure)]);
  });
}

/** Handles the OAuth callback. The backend only accepts it with this browser's transaction cookie. */
export async function finishGoogleSignIn(call: Call<unknown>): Promise<Response> {
  const { request, caller, secure } = call;
  return redirectErrorsToLanding(call, async () => {
    const given = new URLSearchParams(request.headers.get(SEARCH_HEADER) ?? request.nextUrl.search);
    const query = Object.fromEntries(
      ['code', 'state', 'error', 'iss'].flatMap((name) => {
        const value = given.get(name);
        return value === null ? [] : [[name, value.slice(0, 2048)]];
      }),
    );
    const { json } = await forward('/connect/google/finish', {
      method: 'POST',
      body: { query, transaction: readGoogleTransaction(request.cookies, secure) },
      caller,
    });
    const { accessToken } = finished.parse(json).data;
    return seeOther(`${GOOGLE_REDIRECT_PATH}?access_token=${encodeURIComponent(accessToken)}`, [
      clearGoogleTransaction(secure),
    ]);
  });
}

/** Redirects errors to the landing page, which shows them. */
async function redirectErrorsToLanding({ secure }: Call<unknown>, run: () => Promise<Response>): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    const problem: GoogleProblem = error instanceof BackendError && error.name === 'GoogleDenied' ? 'denied' : 'failed';
    return seeOther(`${GOOGLE_REDIRECT_PATH}?error=${problem}`, [clearGoogleTransaction(secure)]);
  }
}
