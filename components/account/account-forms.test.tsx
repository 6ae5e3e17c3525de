// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigateTo } from '@/lib/purchase/checkout/navigate-to';
import messages from '@/messages/en.json';
import { ChangePasswordForm } from './change-password-form';
import { ForgotForm } from './forgot-form';
import { GoogleLanding } from './google-landing';
import { LoginScreen } from './login-screen';
import { RegisterForm } from './register-form';
import { ResetForm } from './reset-form';

vi.mock('@/lib/purchase/checkout/navigate-to', () => ({ navigateTo: vi.fn() }));

const { account, forms } = messages;
const formLabels = {
  ...forms,
  required: { ...forms.required, ...account.required },
  errors: { ...forms.errors, ...account.errors },
};
const common = { labels: account, formLabels };
const props = { ...common, captcha: null, google: false, origin: 'https://shop.example', profilePath: '/my-zwotter' };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refuse = (status: number, name: string, details?: unknown) =>
  json(status, { error: { status, name, message: '', details } });
const refuseField = (field: string, name: string) =>
  refuse(422, 'ValidationError', { errors: [{ path: [field], name }] });
const calls: { path: string; body: unknown }[] = [];

function respondWith(...answers: Response[]) {
  calls.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, body: init.body ? JSON.parse(String(init.body)) : null });
    return answers.shift() ?? json(200, { data: {} });
  });
}
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const fieldErrorOf = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

beforeEach(() => {
  vi.mocked(navigateTo).mockClear();
  Cookies.remove('auth-redirect');
  window.history.replaceState(null, '', '/');
});

describe('login', () => {
  const logIn = async () => {
    type('Email address', 'noor@example.com');
    type('Password', 'secret words');
    await press(account.login.submit);
  };

  it('redirects once to the page requested before', async () => {
    Cookies.set('auth-redirect', '/checkout?step=1');
    respondWith();
    render(<LoginScreen screen={props} />);
    await logIn();
    expect(calls).toEqual([
      { path: '/api/auth/login', body: { identifier: 'noor@example.com', password: 'secret words' } },
    ]);
    expect(navigateTo).toHaveBeenCalledWith('/checkout?step=1');
    expect(Cookies.get('auth-redirect')).toBeUndefined();
  });

  it('never redirects to another site', async () => {
    Cookies.set('auth-redirect', '//evil.example');
    respondWith();
    render(<LoginScreen screen={props} />);
    await logIn();
    expect(navigateTo).toHaveBeenCalledWith('/my-zwotter');
  });

  it('does not reveal whether e-mail or password is wrong', async () => {
    respondWith(refuse(400, 'InvalidCredentials'));
    render(<LoginScreen screen={props} />);
    await logIn();
    expect(screen.getByRole('alert').textContent).toBe('Email address and/or password incorrect.');
    expect(navigateTo).not.toHaveBeenCalled();
  });

  it('shows how long to wait', async () => {
    respondWith(refuse(429, 'TooManyRequests', { retryAfter: 840 }));
    render(<LoginScreen screen={props} />);
    await logIn();
    expect(screen.getByRole('alert').textContent).toContain('about 14 min');
  });

  it('offers to resend the mail for an unconfirmed e-mail', async () => {
    respondWith(refuse(400, 'NotConfirmed'));
    render(<LoginScreen screen={props} />);
    await logIn();
    await press(account.login.resend);
    expect(calls.at(-1)).toEqual({ path: '/api/auth/send-email-confirmation', body: { email: 'noor@example.com' } });
    expect(screen.getByText(account.login.resent)).toBeTruthy();
  });

  it('offers Google if configured', () => {
    const { rerender } = render(<LoginScreen screen={props} />);
    expect(screen.queryByRole('link', { name: account.login.google })).toBeNull();
    rerender(<LoginScreen screen={{ ...props, google: true }} />);
    expect(screen.getByRole('link', { name: account.login.google }).getAttribute('href')).toBe('/connect/google');
  });
});

describe('sign-in by mailed code', () => {
  const requestCode = async () => {
    render(<LoginScreen screen={props} />);
    type('Email address', 'noor@example.com');
    await press(account.login.code);
    await press(account.code.send);
  };

  it('requests a code for the e-mail entered before, and signs in', async () => {
    respondWith();
    await requestCode();
    expect(calls).toEqual([{ path: '/api/auth/code', body: { email: 'noor@example.com' } }]);
    expect(screen.getByLabelText(account.code.label).getAttribute('autocomplete')).toBe('one-time-code');
    type(account.code.label, '1234 5678');
    await press(account.code.submit);
    expect(calls.at(-1)).toEqual({
      path: '/api/auth/code-verify',
      body: { email: 'noor@example.com', code: '1234 5678' },
    });
    expect(navigateTo).toHaveBeenCalledWith('/my-zwotter');
  });

  it('shows a wrong code at its field and can request another one', async () => {
    respondWith(json(200, { data: {} }), refuse(400, 'InvalidCode', { reason: 'unknown' }));
    await requestCode();
    type(account.code.label, '12345678');
    await press(account.code.submit);
    expect(fieldErrorOf(account.code.label)).toContain(account.errors.wrongCode);
    await press(account.code.again);
    expect(calls.at(-1)?.path).toBe('/api/auth/code');
    expect(screen.getByText(account.code.resent)).toBeTruthy();
  });
});

describe('sign-up', () => {
  const register = async (confirmation = 'secret words') => {
    type('Email address', 'noor@example.com');
    type('Password', 'secret words');
    type('Repeat the password', confirmation);
    await press(account.register.submit);
  };

  it('asks to check the inbox', async () => {
    respondWith();
    render(<RegisterForm {...props} />);
    await register();
    expect(calls[0]?.body).toEqual({
      username: 'noor@example.com',
      email: 'noor@example.com',
      password: 'secret words',
    });
    expect(screen.getByText(account.register.doneText)).toBeTruthy();
    await press(account.login.resend);
    expect(calls.at(-1)).toEqual({ path: '/api/auth/send-email-confirmation', body: { email: 'noor@example.com' } });
  });

  it('requires matching passwords', async () => {
    respondWith();
    render(<RegisterForm {...props} />);
    await register('something else');
    expect(screen.getByRole('link', { name: forms.errors.confirm })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('can be retried after the captcha was rejected', async () => {
    respondWith(refuse(403, 'CaptchaFailed'));
    render(<RegisterForm {...props} />);
    await register();
    expect(screen.getByRole('alert').textContent).toBe(forms.problems.captcha);
    await press(account.register.submit);
    expect(screen.getByText(account.register.doneText)).toBeTruthy();
  });

  it.each([
    ['common', account.errors.common],
    ['personal', account.errors.personal],
    ['tooLong', account.errors.passwordTooLong],
    ['invalid', account.errors.passwordSigns],
  ])('shows at the password field that it is %s', async (name, sentence) => {
    respondWith(refuseField('password', name));
    render(<RegisterForm {...props} />);
    await register();
    expect(fieldErrorOf('Password')).toContain(sentence);
  });
});

describe('forgotten password', () => {
  it('promises a mail for any e-mail', async () => {
    respondWith();
    render(<ForgotForm {...props} />);
    type('Email address', 'noor@example.com');
    await press(account.forgot.submit);
    expect(screen.getByText(/you will receive an email with a link to reset your password/)).toBeTruthy();
  });

  it('sets a new password with the code of the link', async () => {
    window.history.replaceState(null, '', '/reset?code=abc');
    respondWith();
    render(<ResetForm {...props} />);
    type('Password', 'secret words');
    type('Repeat the password', 'secret words');
    await press(account.reset.submit);
    expect(calls[0]?.body).toEqual({ code: 'abc', password: 'secret words', passwordConfirmation: 'secret words' });
    expect(navigateTo).toHaveBeenCalledWith('/my-zwotter');
  });

  it('requires a valid link', async () => {
    window.history.replaceState(null, '', '/reset?code=used');
    respondWith(refuse(400, 'InvalidCode', { reason: 'used' }));
    render(<ResetForm {...props} />);
    type('Password', 'secret words');
    type('Repeat the password', 'secret words');
    await press(account.reset.submit);
    expect(screen.getByRole('alert').textContent).toContain(account.reset.invalid);
    expect(screen.getByRole('link', { name: account.reset.again })).toBeTruthy();
  });

  it('requires a link with a code', () => {
    window.history.replaceState(null, '', '/reset');
    render(<ResetForm {...props} />);
    expect(screen.getByRole('link', { name: account.reset.again })).toBeTruthy();
  });
});

describe('changing the password', () => {
  const change = async () => {
    type(account.change.current, 'old words here');
    type(account.change.new, 'secret words');
    type('Repeat the password', 'secret words');
    await press(account.change.submit);
  };

  it('shows a wrong current password at its field', async () => {
    const onDone = vi.fn();
    respondWith(refuse(400, 'InvalidCredentials'));
    render(<ChangePasswordForm {...common} onDone={onDone} />);
    await change();
    expect(fieldErrorOf(account.change.current)).toContain(account.errors.wrongPassword);
    expect(onDone).not.toHaveBeenCalled();
    await press(account.change.submit);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('tells that the session has expired', async () => {
    respondWith(refuse(401, 'Unauthorized'));
    render(<ChangePasswordForm {...common} onDone={vi.fn()} />);
    await change();
    expect(screen.getByRole('alert').textContent).toBe(account.signedOut);
  });
});

describe('Google callback', () => {
  it('submits the code', async () => {
    window.history.replaceState(null, '', '/connect/google/redirect?access_token=a%20b');
    respondWith();
    await act(async () => void render(<GoogleLanding {...common} profilePath="/my-zwotter" />));
    expect(calls[0]?.path).toBe('/api/auth/google/callback?access_token=a%20b');
    expect(navigateTo).toHaveBeenCalledWith('/my-zwotter');
  });

  it('asks for a mailed code where Google does not host the mailbox', async () => {
    window.history.replaceState(null, '', '/connect/google/redirect?access_token=a');
    respondWith(refuse(400, 'MailboxUnproven', { email: 'noor@example.com' }));
    await act(async () => void render(<GoogleLanding {...common} profilePath="/my-zwotter" />));
    expect(screen.getByRole('alert').textContent).toContain('noor@example.com');
    await press(account.code.send);
    expect(calls.at(-1)).toEqual({ path: '/api/auth/code', body: { email: 'noor@example.com' } });
    type(account.code.label, '12345678');
    await press(account.code.submit);
    expect(navigateTo).toHaveBeenCalledWith('/my-zwotter');
  });

  it.each([
    ['?error=denied', account.google.deniedTitle],
    ['?error=failed', account.google.failedTitle],
    ['?error=%3Cscript%3E', account.google.failedTitle],
    ['', account.google.failedTitle],
  ])('shows for "%s": %s', (query, title) => {
    window.history.replaceState(null, '', `/connect/google/redirect${query}`);
    respondWith();
    render(<GoogleLanding {...common} profilePath="/my-zwotter" />);
    expect(screen.getByRole('alert').textContent).toContain(title);
    expect(calls).toEqual([]);
  });
});
