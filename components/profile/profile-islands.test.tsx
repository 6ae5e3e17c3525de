// @vitest-environment jsdom
import { sendSignal, startRegistration } from '@simplewebauthn/browser';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_KEY_PREFIX } from '@/lib/core/browser-storage';
import { DRAFT_KEY } from '@/lib/purchase/checkout/draft-country';
import { navigateTo } from '@/lib/purchase/checkout/navigate-to';
import { mergeProfileLabels } from '@/lib/customer/profile/save-profile';
import type { Profile } from '@/lib/customer/profile/types';
import messages from '@/messages/en.json';
import { AddressList } from './address-list';
import { AdultList } from './adult-list';
import { DeleteSetting } from './delete-setting';
import { EmailSetting } from './email-setting';
import { FindOrderForm } from './find-order-form';
import { NameSetting } from './name-setting';
import { PasskeyList } from './passkey-list';
import { PasswordSetting } from './password-setting';
import { SessionList } from './session-list';
import type { SavedAddress } from '@/backend/contract/order';

const refresh = vi.fn();
vi.mock('@/lib/purchase/checkout/navigate-to', () => ({ navigateTo: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({ startRegistration: vi.fn(), sendSignal: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
// Part of the native dialog that jsdom lacks.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const { export: _, ...labels } = messages.profile;
const { account } = messages;
const common = { labels, formLabels: mergeProfileLabels(messages.forms, { account, profile: labels }) };
const user: Profile = {
  email: 'noor@example.com',
  firstname: 'Noor',
  lastname: 'Vos',
  hasPassword: true,
  pendingEmail: null,
};
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refuse = (status: number, name: string, details?: unknown) =>
  json(status, { error: { status, name, message: '', details } });
const calls: { path: string; method: string | undefined; body: unknown }[] = [];

function respondWith(...answers: Response[]) {
  calls.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { body, method } = init;
    const sent = body instanceof FormData ? String(body.get('data')) : body;
    if (path === '/api/address') return json(200, { data: { state: 'not-found' } });
    calls.push({ path, method, body: sent ? JSON.parse(String(sent)) : null });
    return answers.shift() ?? json(200, { data: {} });
  });
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

beforeEach(() => {
  vi.mocked(navigateTo).mockClear();
  refresh.mockClear();
});

describe('name', () => {
  it('is changed in a dialog and rendered by the server', async () => {
    respondWith();
    render(<NameSetting {...common} user={user} />);
    await press(labels.details.changeName);
    type('First name', 'Noortje');
    await press(labels.details.save);
    expect(calls).toEqual([{ path: '/api/me', method: 'PUT', body: { firstname: 'Noortje', lastname: 'Vos' } }]);
    expect(refresh).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toContain(labels.details.saved);
    expect(screen.queryByLabelText('First name')).toBeNull();
  });

  it('reports an expired session and keeps the input', async () => {
    respondWith(refuse(401, 'Unauthorized'));
    render(<NameSetting {...common} user={user} />);
    await press(labels.details.changeName);
    type('First name', 'Noortje');
    await press(labels.details.save);
    expect(screen.getByText(labels.problems.signedOut)).toBeTruthy();
    expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Noortje');
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('e-mail', () => {
  const open = async (who: Profile = user) => {
    render(<EmailSetting {...common} user={who} />);
    await press(labels.email.change);
    type(labels.email.new, 'new@example.com');
  };

  it('requires the password and reports a wrong one', async () => {
    respondWith(refuse(403, 'Reauthenticate'), json(200, { data: { ok: true } }));
    await open();
    type(labels.proof.password, 'wrong');
    await press(labels.email.submit);
    expect(screen.getAllByText(account.errors.wrongPassword).length).toBeGreaterThan(0);
    type(labels.proof.password, 'right');
    await press(labels.email.submit);
    expect(calls.at(-1)?.body).toEqual({ email: 'new@example.com', password: 'right' });
    expect(screen.getByText(/Open the link we sent to new@example.com/)).toBeTruthy();
  });

  it('accepts a mailed code from customers without a password', async () => {
    respondWith();
    await open({ ...user, hasPassword: false });
    expect(screen.queryByLabelText(labels.proof.password)).toBeNull();
    await press(labels.proof.send);
    expect(calls).toEqual([{ path: '/api/auth/code', method: 'POST', body: { email: user.email } }]);
    type(labels.proof.code, '1234 5678');
    await press(labels.email.submit);
    expect(calls.at(-1)?.body).toEqual({ email: 'new@example.com', code: '1234 5678' });
  });

  it('shows a pending e-mail change', () => {
    render(<EmailSetting {...common} user={{ ...user, pendingEmail: 'new@example.com' }} />);
    expect(screen.getByText(/Waiting for confirmation: new@example.com/)).toBeTruthy();
  });
});

describe('addresses', () => {
  const address = (label: string): SavedAddress => ({
    label,
    firstname: '',
    lastname: '',
    street: 'Otterkade',
    housenumber: '12',
    addition: '',
    info: '',
    postalCode: '3511 AB',
    city: 'Utrecht',
    country: 'nl',
  });
  const show = (addresses: SavedAddress[]) =>
    render(
      <AddressList
        {...common}
        addresses={addresses}
        ownName="Noor Vos"
        countries={[{ iso: 'nl', name: 'Netherlands', postalMask: null }]}
        country="nl"
        requireAddition={false}
      />,
    );
  const sent = () => (calls.at(-1) as { body: { addresses: SavedAddress[] } }).body.addresses;

  it('can be added, and mark fields rejected by the backend', async () => {
    const errors = [{ path: ['addresses', '0', 'postalCode'], name: 'postalCode' }];
    respondWith(refuse(422, 'ValidationError', { errors }));
    show([]);
    expect(screen.getByText(labels.addresses.empty)).toBeTruthy();
    await press(labels.addresses.add);
    type('Street', 'Otterkade');
    type('House number', '12');
    type('Postal code', '3511ab');
    type('City', 'Utrecht');
    await press(labels.addresses.save);
    expect(sent()[0]).toMatchObject({ street: 'Otterkade', postalCode: '3511 AB', country: 'nl', label: '' });
    expect(screen.getAllByText(/Enter a postal code such as 1234 AB/).length).toBeGreaterThan(0);
  });

  it('show the default one first', async () => {
    respondWith();
    show([address('Home'), address('Grandma')]);
    const [home, grandma] = screen.getAllByRole('listitem');
    expect(within(home as HTMLElement).getByText(labels.addresses.default)).toBeTruthy();
    expect(within(grandma as HTMLElement).queryByText(labels.addresses.default)).toBeNull();
    await press('Make default: Grandma');
    expect(sent().map(({ label }) => label)).toEqual(['Grandma', 'Home']);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('are deleted after confirmation only', async () => {
    respondWith();
    show([address('Home'), address('Grandma')]);
    await press('Remove address Home');
    expect(calls).toEqual([]);
    await press(labels.cancel === 'Cancel' ? 'Remove' : '');
    expect(sent().map(({ label }) => label)).toEqual(['Grandma']);
  });

  it('are limited to ten', () => {
    show(Array.from({ length: 10 }, (__, at) => address(`No ${at}`)));
    expect(screen.queryByRole('button', { name: labels.addresses.add })).toBeNull();
  });
});

describe('sessions', () => {
  const sessions = [
    { id: 'a1', device: 'Firefox · Windows', details: 'now', current: true },
    { id: 'b2', device: 'Safari · iPhone', details: 'yesterday', current: false },
  ];

  it('can be ended individually, except the current one', async () => {
    respondWith();
    render(<SessionList {...common} sessions={sessions} />);
    expect(screen.queryByRole('button', { name: 'Log out Firefox · Windows' })).toBeNull();
    await press('Log out Safari · iPhone');
    expect(calls).toEqual([{ path: '/api/me/sessions/b2', method: 'DELETE', body: null }]);
    expect(screen.getByText('Safari · iPhone is logged out.')).toBeTruthy();
  });

  it('count as ended when they no longer exist', async () => {
    respondWith(refuse(404, 'NotFound'));
    render(<SessionList {...common} sessions={sessions} />);
    await press('Log out Safari · iPhone');
    expect(screen.getByText('Safari · iPhone is logged out.')).toBeTruthy();
  });

  it('can all be ended after confirmation', async () => {
    respondWith();
    render(<SessionList {...common} sessions={sessions} />);
    await press(labels.sessions.endAll);
    expect(calls).toEqual([]);
    const dialog = screen.getByRole('dialog');
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: labels.sessions.endAll })));
    expect(calls).toEqual([{ path: '/api/auth/logout', method: 'POST', body: { scope: 'all' } }]);
    expect(navigateTo).toHaveBeenCalledWith('/account/signed-out');
  });
});

describe('password', () => {
  it('is changed with the current one', async () => {
    respondWith(refuse(400, 'InvalidCredentials'));
    render(<PasswordSetting {...common} user={user} account={account} />);
    await press(labels.password.change);
    type(account.change.current, 'wrong');
    type(account.change.new, 'four random words');
    type(messages.forms.fields.passwordConfirmation, 'four random words');
    await press(account.change.submit);
    expect(screen.getAllByText(account.errors.wrongPassword).length).toBeGreaterThan(0);
    await press(account.change.submit);
    expect(screen.getByText(labels.password.saved)).toBeTruthy();
  });

  it('reports why a new one is rejected', async () => {
    const errors = [{ path: ['password'], name: 'common' }];
    respondWith(refuse(422, 'ValidationError', { errors }));
    render(<PasswordSetting {...common} user={user} account={account} />);
    await press(labels.password.change);
    type(account.change.current, 'right');
    type(account.change.new, 'password1');
    type(messages.forms.fields.passwordConfirmation, 'password1');
    await press(account.change.submit);
    expect(screen.getAllByText(account.errors.common).length).toBeGreaterThan(0);
  });

  it('is initially set by mail', async () => {
    respondWith();
    render(<PasswordSetting {...common} user={{ ...user, hasPassword: false }} account={account} />);
    await press(labels.password.choose);
    await press(labels.email.submit);
    expect(calls).toEqual([{ path: '/api/auth/forgot-password', method: 'POST', body: { email: user.email } }]);
  });
});

describe('account deletion', () => {
  it('requires confirmation and proof, and leaves nothing in the browser', async () => {
    localStorage.setItem(`${ACCOUNT_KEY_PREFIX}watched:lesson`, '{}');
    sessionStorage.setItem(DRAFT_KEY, '{}');
    respondWith();
    render(<DeleteSetting {...common} user={user} />);
    await press(labels.privacy.delete);
    type(labels.proof.password, 'right');
    await press(labels.deletion.submit);
    expect(calls).toEqual([]);
    expect(screen.getAllByText(labels.required.understood).length).toBeGreaterThan(0);
    await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: labels.deletion.understood })));
    await press(labels.deletion.submit);
    expect(calls).toEqual([{ path: '/api/me', method: 'DELETE', body: { password: 'right' } }]);
    expect(navigateTo).toHaveBeenCalledWith('/account/deleted');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });
});

describe('adults', () => {
  const adults = [{ id: 'a1', email: 'oma@example.com', state: 'invited' as const, day: '2026-01-15' }];
  const { invitation: _invitation, ...text } = messages.adults;
  const show = () => render(<AdultList {...common} text={text} locale="en" adults={adults} />);
  const full = () =>
    refuse(429, 'TooManyRequests', { errors: [{ path: ['email'], name: 'mailbox' }], retryAfter: 80_000 });

  it('are told when an address has had enough invitations, beside the list and at the field', async () => {
    respondWith(full(), full());
    show();
    await press('Send again to oma@example.com');
    expect(screen.getByRole('alert').textContent).toContain(text.errors.mailbox);
    await press(text.invite);
    type(text.email, 'opa@example.com');
    await press(text.submit);
    expect(screen.getByLabelText(text.email).getAttribute('aria-invalid')).toBe('true');
    expect(within(screen.getByRole('dialog')).getAllByText(text.errors.mailbox).length).toBeGreaterThan(0);
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('finding an order', () => {
  it('promises a mail for any input', async () => {
    respondWith();
    render(<FindOrderForm labels={labels.find} formLabels={common.formLabels} />);
    await press(labels.find.submit);
    expect(screen.getAllByText(labels.required.orderNr).length).toBeGreaterThan(0);
    type(labels.find.orderNr, ' ZW2026-1 ');
    type('Email address', 'noor@example.com');
    await press(labels.find.submit);
    expect(calls.at(-1)).toEqual({
      path: '/api/orders/find',
      method: 'POST',
      body: { orderNr: 'ZW2026-1', email: 'noor@example.com' },
    });
    expect(screen.getByText(labels.find.doneText)).toBeTruthy();
  });
});

describe('passkeys', () => {
  const text = labels.passkeys;
  const row = { id: 'abc', name: 'Firefox · Windows', details: 'Works on localhost' };
  const created = { challenge: 'a' };
  const options = () => json(200, { data: created });
  const named = (name: string) => Object.assign(new Error(name), { name });
  const show = (passkeys = [row], origin = window.location.origin) =>
    render(<PasskeyList {...common} user={user} passkeys={passkeys} origin={origin} />);
  const prove = async () => {
    await press(text.add);
    type(labels.proof.password, 'secret words');
    await press(text.next);
  };
  beforeEach(() => {
    vi.stubGlobal('PublicKeyCredential', () => {});
    vi.mocked(startRegistration).mockReset();
    vi.mocked(sendSignal).mockReset();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are not mentioned where there are none and the browser can not make one', () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    const { container, rerender } = show([]);
    expect(container.textContent).toBe('');
    rerender(<PasskeyList {...common} user={user} passkeys={[row]} origin={window.location.origin} />);
    expect(screen.getByText(row.details)).toBeTruthy();
    expect(screen.queryByRole('button', { name: text.add })).toBeNull();
  });

  it('are made by the browser after the proof, and listed by the server', async () => {
    const credential = { id: 'x' };
    vi.mocked(startRegistration).mockResolvedValueOnce(credential as never);
    show([]);
    respondWith(options(), json(201, { data: { name: row.name } }));
    await prove();
    expect(calls).toEqual([
      { path: '/api/me/passkeys/options', method: 'POST', body: { password: 'secret words' } },
      { path: '/api/me/passkeys', method: 'POST', body: { credential } },
    ]);
    expect(screen.getByRole('status').textContent).toContain(row.name);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('can be tried again with the same proof when the visitor stops the browser', async () => {
    vi.mocked(startRegistration).mockRejectedValueOnce(named('NotAllowedError'));
    show([]);
    respondWith(options(), json(201, { data: { name: row.name } }));
    await prove();
    expect(screen.getByText(text.canceled)).toBeTruthy();
    vi.mocked(startRegistration).mockResolvedValueOnce({ id: 'x' } as never);
    await press(text.again);
    expect(vi.mocked(startRegistration).mock.calls).toEqual([[{ optionsJSON: created }], [{ optionsJSON: created }]]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it.each([
    ['a device that has one already', named('InvalidStateError'), text.known],
    ['a device that can not', named('NotSupportedError'), text.refused],
  ])('explains %s', async (_case, error, message) => {
    vi.mocked(startRegistration).mockRejectedValueOnce(error);
    show([]);
    respondWith(options());
    await prove();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: text.again })).toBeNull();
  });

  it('shows a wrong password at its field', async () => {
    show([]);
    respondWith(refuse(403, 'Reauthenticate'));
    await prove();
    expect(screen.getAllByText(account.errors.wrongPassword).length).toBeGreaterThan(0);
    expect(startRegistration).not.toHaveBeenCalled();
  });

  it('are renamed', async () => {
    show();
    respondWith();
    await press(`Rename passkey ${row.name}`);
    type(text.name, 'My phone');
    await press(text.save);
    expect(calls).toEqual([{ path: '/api/me/passkeys/abc', method: 'PUT', body: { name: 'My phone' } }]);
    expect(screen.getByRole('status').textContent).toContain(text.renamed);
  });

  it('are removed after a question, and forgotten by the browser of their domain', async () => {
    show();
    respondWith(json(200, { data: { domain: window.location.hostname, credentialId: 'x' } }));
    await press(`Remove passkey ${row.name}`);
    await press(text.remove);
    expect(calls).toEqual([{ path: '/api/me/passkeys/abc', method: 'DELETE', body: null }]);
    expect(sendSignal).toHaveBeenCalledExactlyOnceWith({
      signalName: 'unknownCredential',
      rpID: window.location.hostname,
      credentialID: 'x',
    });
    expect(screen.getByRole('status').textContent).toContain(text.removed);
  });
});
