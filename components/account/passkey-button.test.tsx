// @vitest-environment jsdom
import { WebAuthnAbortService, startAuthentication } from '@simplewebauthn/browser';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import messages from '@/messages/en.json';
import { PasskeyButton } from './passkey-button';

vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: vi.fn(),
  WebAuthnAbortService: { cancelCeremony: vi.fn() },
}));

const { account, forms } = messages;
const signInScreen = {
  labels: account,
  formLabels: { ...forms, required: { ...forms.required }, errors: { ...forms.errors } },
  captcha: null,
  google: false,
  origin: window.location.origin,
  profilePath: '/',
};
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const options = () => json(200, { data: { options: { challenge: 'a', rpId: 'localhost' } } });
const refused = () => json(400, { error: { status: 400, name: 'PasskeyFailed', message: '' } });
const named = (name: string) => Object.assign(new Error(name), { name });
const calls: { path: string; body: unknown }[] = [];
const onSignedIn = vi.fn();
const ceremony = vi.mocked(startAuthentication);
const never = () => new Promise<never>(() => {});

function respondWith(...answers: Response[]) {
  calls.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, body: JSON.parse(String(init.body)) });
    return answers.shift() ?? options();
  });
}
const supportPasskeys = (suggests: boolean) =>
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => suggests }),
  );
const show = (origin = signInScreen.origin) =>
  act(async () => render(<PasskeyButton screen={{ ...signInScreen, origin }} onSignedIn={onSignedIn} />));
const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

beforeEach(() => {
  ceremony.mockReset().mockImplementation(never);
  onSignedIn.mockReset();
  respondWith();
});
afterEach(() => vi.unstubAllGlobals());

describe('signing in with a passkey', () => {
  it.each([
    ['the browser has none', () => vi.stubGlobal('PublicKeyCredential', undefined), undefined],
    ['the page is not on the shop’s own origin', () => supportPasskeys(true), 'https://shop.example'],
  ])('shows and asks nothing where %s', async (_, prepare, origin) => {
    prepare();
    await show(origin);
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('asks the browser when the button is pressed', async () => {
    supportPasskeys(false);
    await show();
    expect(calls).toEqual([]);
    const credential = { id: 'x' };
    ceremony.mockResolvedValueOnce(credential as never);
    respondWith(options(), json(200, { data: { user: {} } }));
    await press();
    expect(calls).toEqual([
      { path: '/api/auth/passkey-options', body: {} },
      { path: '/api/auth/passkey', body: { credential } },
    ]);
    expect(ceremony).toHaveBeenCalledExactlyOnceWith({
      optionsJSON: { challenge: 'a', rpId: 'localhost' },
      useBrowserAutofill: false,
    });
    expect(onSignedIn).toHaveBeenCalledOnce();
  });

  it('suggests passkeys in the email field where the browser can, until the form goes', async () => {
    supportPasskeys(true);
    await show();
    expect(ceremony).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ useBrowserAutofill: true }));
    vi.mocked(WebAuthnAbortService.cancelCeremony).mockClear();
    cleanup();
    expect(WebAuthnAbortService.cancelCeremony).toHaveBeenCalledOnce();
  });

  it('signs in with the suggestion that was picked', async () => {
    supportPasskeys(true);
    ceremony.mockResolvedValueOnce({ id: 'x' } as never);
    respondWith(options(), json(200, { data: { user: {} } }));
    await show();
    expect(onSignedIn).toHaveBeenCalledOnce();
  });

  it('says that nothing was used when the visitor stops, and suggests again', async () => {
    supportPasskeys(true);
    await show();
    ceremony.mockRejectedValueOnce(named('NotAllowedError'));
    await press();
    expect(screen.getByText(account.passkey.canceled)).toBeTruthy();
    expect(ceremony.mock.calls.map(([{ useBrowserAutofill }]) => useBrowserAutofill)).toEqual([true, false, true]);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('says that a passkey was refused, and asks for another challenge', async () => {
    supportPasskeys(true);
    ceremony.mockResolvedValueOnce({ id: 'x' } as never);
    respondWith(options(), refused());
    await show();
    expect(screen.getByText(account.passkey.refused)).toBeTruthy();
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/auth/passkey-options',
      '/api/auth/passkey',
      '/api/auth/passkey-options',
    ]);
  });

  it('is silent when only suggestions fail', async () => {
    supportPasskeys(true);
    respondWith(json(429, { error: { status: 429, name: 'TooManyRequests', message: '' } }));
    await show();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls).toHaveLength(1);
    ceremony.mockRejectedValueOnce(named('UnknownError'));
    await press();
    expect(screen.getByText(forms.problems.failed)).toBeTruthy();
  });
});
