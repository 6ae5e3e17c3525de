import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { ApiError } from '@/lib/core/api';
import { callApi } from '@/lib/core/api';
import { fail, type Result } from '@/lib/core/result';
import type { AddPasskeyBody, PasskeySignInBody } from '@/backend/contract/requests';

/** The ceremony ended in the browser: by the visitor, by a newer ceremony, or because the device has a passkey already. */
export type CeremonyProblem = 'canceled' | 'replaced' | 'known' | 'failed';
export type PasskeyFailure = { ceremony: CeremonyProblem } | { api: ApiError };

/** The library is loaded only by visitors who use passkeys. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** Whether this page can use passkeys: they are bound to the shop's own origin. */
export const canUsePasskeys = (origin: string): boolean =>
  typeof window.PublicKeyCredential === 'function' && window.location.origin === origin;

/** Whether the browser can suggest passkeys while the email is typed. */
export async function canSuggestPasskeys(): Promise<boolean> {
  const { PublicKeyCredential: browser } = window;
  return (await browser?.isConditionalMediationAvailable?.()) ?? false;
}

const PROBLEMS: Record<string, CeremonyProblem> = {
  NotAllowedError: 'canceled',
  AbortError: 'replaced',
  InvalidStateError: 'known',
};

const toFailure = (error: unknown): PasskeyFailure => ({
  ceremony: (error instanceof Error && PROBLEMS[error.name]) || 'failed',
});

/** Lets the browser make a passkey, and stores it in the account. */
export async function addPasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<Result<{ data: { name: string } }, PasskeyFailure>> {
  let credential: AddPasskeyBody['credential'];
  try {
    const { startRegistration } = await loadLibrary();
    credential = await startRegistration({ optionsJSON: options });
  } catch (error) {
    return fail(toFailure(error));
  }
  const body = { credential } satisfies AddPasskeyBody;
  // Response of our own server.
  const result = await callApi<{ data: { name: string } }>('/api/me/passkeys', { method: 'POST', body });
  return result.ok ? result : fail({ api: result.error });
}

interface Ceremony {
  /** Wait until the visitor picks a passkey from the suggestions of the email field, instead of asking now. */
  suggest: boolean;
  /** Aborted by a newer ceremony, and when the form goes. */
  signal: AbortSignal;
}

/** Lets the browser sign in with one of its passkeys. */
export async function signInWithPasskey({ suggest, signal }: Ceremony): Promise<Result<unknown, PasskeyFailure>> {
  const options = await callApi<{ data: { options: PublicKeyCredentialRequestOptionsJSON } }>(
    '/api/auth/passkey-options',
    {
      method: 'POST',
      body: {},
    },
  );
  if (!options.ok) return fail({ api: options.error });
  let credential: PasskeySignInBody['credential'];
  try {
    const { startAuthentication, WebAuthnAbortService } = await loadLibrary();
    if (signal.aborted) return fail({ ceremony: 'replaced' });
    const cancel = () => WebAuthnAbortService.cancelCeremony();
    signal.addEventListener('abort', cancel);
    credential = await startAuthentication({
      optionsJSON: options.data.data.options,
      useBrowserAutofill: suggest,
    }).finally(() => signal.removeEventListener('abort', cancel));
  } catch (error) {
    return fail(toFailure(error));
  }
  const body = { credential } satisfies PasskeySignInBody;
  const result = await callApi('/api/auth/passkey', { method: 'POST', body });
  return result.ok ? result : fail({ api: result.error });
}

/** Tells the browser that a passkey was removed, so that it no longer offers it. Where that is not possible, it stays. */
export async function forgetPasskey({ domain, credentialId }: { domain: string; credentialId: string }): Promise<void> {
  if (domain !== window.location.hostname) return;
  try {
    const { sendSignal } = await loadLibrary();
    await sendSignal({ signalName: 'unknownCredential', rpID: domain, credentialID: credentialId });
  } catch {
    // Not every browser can forget one.
  }
}
