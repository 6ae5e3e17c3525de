// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { labels, openForm, send } from './form.fixtures';
import { TextField } from './text-field';

const settings = { siteKey: 'site-key', scriptUrl: 'http://localhost:1400/recaptcha/api.js' };
const children = <TextField name="name" label="Name" />;
const script = () => document.querySelector<HTMLScriptElement>('#google-recaptcha-v3');
/** Waits for the lazy import of the captcha. */
const load = () => waitFor(() => expect(script()).not.toBeNull());
const focus = () => act(async () => fireEvent.focus(screen.getByLabelText('Name')));

const open = (captcha: Parameters<typeof openForm>[0]['captcha']) =>
  openForm({ values: { name: 'Noor' }, captcha, children });

beforeEach(() => Reflect.deleteProperty(window, 'grecaptcha'));
afterEach(() => {
  vi.useRealTimers();
  script()?.remove();
});

const arrive = (execute: (key: string, options: { action: string }) => Promise<string>) =>
  act(async () => {
    Object.assign(window, { grecaptcha: { ready: (go: () => void) => go(), execute } });
    script()?.dispatchEvent(new Event('load'));
  });

describe('captcha', () => {
  it('is loaded on first use of the form and returns a token for the action', async () => {
    const { onSubmit } = await open({ settings, action: 'register' });
    expect(script()).toBeNull();
    await focus();
    await load();
    expect(script()?.src).toBe('http://localhost:1400/recaptcha/api.js?render=site-key');
    await arrive(async (key, { action }) => `${key}:${action}`);
    await send();
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Noor' }, { captchaToken: 'site-key:register' });
  });

  it('uses Google’s own URL by default', async () => {
    await open({ settings: { ...settings, scriptUrl: null }, action: 'register' });
    await focus();
    await load();
    expect(script()?.src).toBe('https://www.google.com/recaptcha/api.js?render=site-key');
  });

  it('does not block the form when the script is blocked', async () => {
    const { onSubmit } = await open({ settings, action: 'register' });
    await focus();
    await load();
    await act(async () => void script()?.dispatchEvent(new Event('error')));
    await send();
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Noor' }, { captchaToken: null });
  });

  it('times out after five seconds', async () => {
    const { onSubmit } = await open({ settings, action: 'register' });
    await focus();
    await load();
    vi.useFakeTimers();
    await send();
    await act(() => vi.advanceTimersByTimeAsync(4_900));
    expect(onSubmit).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Noor' }, { captchaToken: null });
  });

  it('shows the notice Google requires, only where the captcha is used', async () => {
    const { unmount } = await open({ settings, action: 'register' });
    expect(screen.getByRole('link', { name: labels.captcha.privacy }).getAttribute('href')).toContain('google.com');
    expect(screen.getByRole('link', { name: labels.captcha.terms })).toBeTruthy();
    unmount();
    const { onSubmit } = await open({ settings: null, action: 'register' });
    expect(screen.queryByRole('link', { name: labels.captcha.terms })).toBeNull();
    await focus();
    await send();
    expect(script()).toBeNull();
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Noor' }, { captchaToken: null });
  });
});
