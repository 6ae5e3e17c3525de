// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { goTo } from '@/lib/checkout/go-to';
import messages from '@/messages/en.json';
import { ForgotForm } from './forgot-form';
import { LoginForm } from './login-form';
import { ProfileIsland } from './profile-island';
import { RegisterForm } from './register-form';
import { ResetForm } from './reset-form';

vi.mock('@/lib/checkout/go-to', () => ({ goTo: vi.fn() }));

const props = { labels: messages.account, formLabels: messages.forms, captcha: null, profilePath: '/my-zwotter' };
const { account, forms } = messages;
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refuse = (status: number, name: string, message = '') => json(status, { error: { status, name, message } });
const calls: { path: string; body: unknown }[] = [];

function answerWith(...answers: Response[]) {
  calls.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, body: init.body ? JSON.parse(String(init.body)) : null });
    return answers.shift() ?? json(200, { data: {} });
  });
}
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  vi.mocked(goTo).mockClear();
  Cookies.remove('auth-redirect');
});

describe('logging in', () => {
  const logIn = async () => {
    type('Email address', 'noor@example.com');
    type('Password', 'secret words');
    await press(account.login.submit);
  };

  it('goes to where one wanted to be, once', async () => {
    Cookies.set('auth-redirect', '/checkout?step=1');
    answerWith();
    render(<LoginForm {...props} />);
    await logIn();
    expect(calls).toEqual([
      { path: '/api/auth/login', body: { identifier: 'noor@example.com', password: 'secret words' } },
    ]);
    expect(goTo).toHaveBeenCalledWith('/checkout?step=1');
    expect(Cookies.get('auth-redirect')).toBeUndefined();
  });

  it('never leaves the site', async () => {
    Cookies.set('auth-redirect', '//evil.example');
    answerWith();
    render(<LoginForm {...props} />);
    await logIn();
    expect(goTo).toHaveBeenCalledWith('/my-zwotter');
  });

  it('does not say which of the two is wrong', async () => {
    answerWith(refuse(400, 'ValidationError', 'Invalid identifier or password'));
    render(<LoginForm {...props} />);
    await logIn();
    expect(screen.getByRole('alert').textContent).toBe('Email address and/or password incorrect.');
    expect(goTo).not.toHaveBeenCalled();
  });

  it('offers the mail again when the address is not confirmed', async () => {
    answerWith(refuse(400, 'ApplicationError', 'Your account email is not confirmed'));
    render(<LoginForm {...props} />);
    await logIn();
    await press(account.login.resend);
    expect(calls.at(-1)).toEqual({ path: '/api/auth/send-email-confirmation', body: { email: 'noor@example.com' } });
    expect(screen.getByText(account.login.resent)).toBeTruthy();
  });
});

describe('registering', () => {
  const register = async (confirmation = 'secret words') => {
    type('Email address', 'noor@example.com');
    type('Password', 'secret words');
    type('Repeat the password', confirmation);
    await press(account.register.submit);
  };

  it('asks to look into the mail', async () => {
    answerWith();
    render(<RegisterForm {...props} />);
    await register();
    expect(calls[0]?.body).toEqual({
      username: 'noor@example.com',
      email: 'noor@example.com',
      password: 'secret words',
    });
    expect(screen.getByText(account.register.doneText)).toBeTruthy();
  });

  it('wants the same password twice', async () => {
    answerWith();
    render(<RegisterForm {...props} />);
    await register('something else');
    expect(screen.getByRole('link', { name: forms.errors.confirm })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('can be tried again when the captcha was not believed', async () => {
    answerWith(refuse(403, 'CaptchaFailed'));
    render(<RegisterForm {...props} />);
    await register();
    expect(screen.getByRole('alert').textContent).toBe(forms.problems.captcha);
    await press(account.register.submit);
    expect(screen.getByText(account.register.doneText)).toBeTruthy();
  });

  it('says at the address that it is taken', async () => {
    answerWith(refuse(400, 'ApplicationError', 'Email or Username are already taken'));
    render(<RegisterForm {...props} />);
    await register();
    expect(screen.getByLabelText('Email address').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a forgotten password', () => {
  it('promises a mail, whoever asks', async () => {
    answerWith();
    render(<ForgotForm {...props} />);
    type('Email address', 'noor@example.com');
    await press(account.forgot.submit);
    expect(screen.getByText(/you will receive an email with a link to reset your password/)).toBeTruthy();
  });

  it('is replaced by the code of the link', async () => {
    window.history.replaceState(null, '', '/reset?code=abc');
    answerWith();
    render(<ResetForm {...props} />);
    type('Password', 'secret words');
    type('Repeat the password', 'secret words');
    await press(account.reset.submit);
    expect(calls[0]?.body).toEqual({ code: 'abc', password: 'secret words', passwordConfirmation: 'secret words' });
    expect(goTo).toHaveBeenCalledWith('/my-zwotter');
  });

  it('needs a link that has a code', () => {
    window.history.replaceState(null, '', '/reset');
    render(<ResetForm {...props} />);
    expect(screen.getByRole('link', { name: account.reset.again })).toBeTruthy();
  });
});

describe('the profile', () => {
  const labels = {
    ...account.profile,
    login: account.login.submit,
    email: 'Email address',
    failed: forms.problems.unreachable,
  };

  it('shows the way to log in', async () => {
    answerWith(refuse(401, 'Unauthorized'));
    render(<ProfileIsland path="/my-zwotter" labels={labels} />);
    const link = await screen.findByRole('link', { name: account.login.submit });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(Cookies.get('auth-redirect')).toBe('/my-zwotter');
  });

  it('shows who is there, and logs out', async () => {
    answerWith(json(200, { data: { email: 'noor@example.com', firstname: 'Noor', lastname: 'Vos' } }));
    render(<ProfileIsland path="/my-zwotter" labels={labels} />);
    await screen.findByText('Noor Vos');
    await press(account.profile.logout);
    await waitFor(() => expect(screen.getByText(account.profile.signedOutTitle)).toBeTruthy());
    expect(calls.at(-1)?.path).toBe('/api/auth/logout');
  });

  it('says when nobody answers', async () => {
    answerWith(refuse(500, 'UnknownError'));
    render(<ProfileIsland path="/my-zwotter" labels={labels} />);
    expect((await screen.findByRole('alert')).textContent).toContain(forms.problems.unreachable);
  });
});
