// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REFUSE_ALL } from '@/lib/session/consent-cookie';
import { encodeConsent, encodeRefusedConsent } from '@/lib/session/encode-consent';
import { openConsentSettings } from '@/lib/tracking/consent/consent-settings-event';
import { refreshConsent } from '@/lib/tracking/consent/consent-store';
import messages from '@/messages/en.json';
import { ConsentCenter } from './consent-center';

const { consent: words } = messages;
const manager = { kind: 'gtm', id: 'GTM-ABC123', scriptUrl: null } as const;
const bar = { labels: { ...words.bar, more: words.more }, cookiesPath: '/cookies', buttonClass: 'button' };
const { necessary, statistics, marketing, settings: title, more } = words;
const dialog = { ...words.dialog, necessary, statistics, marketing, title, more, locale: 'en-GB' };
const show = (tags: typeof manager | null) => render(<ConsentCenter manager={tags} bar={bar} dialog={dialog} />);
const findBar = () => screen.queryByRole('region', { name: words.bar.title });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 201 }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  document.cookie = 'consent=; max-age=0; path=/';
  refreshConsent();
});

describe('consent center', () => {
  it('asks visitors without a choice, and closes after the choice', async () => {
    show(manager);
    fireEvent.click(screen.getByRole('button', { name: words.bar.refuse }));
    await vi.waitFor(() => expect(findBar()).toBeNull(), { timeout: 30_000 });
    expect(document.cookie).toContain('consent=');
    expect(document.querySelector('script[src*="gtm.js"]')).toBeNull();
  });

  it('asks again if the stored choice is invalid, and not if it is valid', () => {
    document.cookie = 'consent=broken; path=/';
    show(manager);
    expect(findBar()).not.toBeNull();
    document.cookie = `consent=${encodeRefusedConsent()}; path=/`;
    act(refreshConsent);
    expect(findBar()).toBeNull();
  });

  it('shows no prompt without tags, and says so in the settings', async () => {
    show(null);
    expect(findBar()).toBeNull();
    act(() => void openConsentSettings());
    expect(await screen.findByText(words.dialog.nothing, { exact: false })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('shows the stored choice, its time and proof number in the dialog', async () => {
    const id = '0d5f0c5e-8a51-4f0b-9b7c-1f2e3d4c5b6a';
    const at = Math.floor(Date.now() / 1000);
    document.cookie = `consent=${encodeConsent({ ...REFUSE_ALL, id, at })}; path=/`;
    show(manager);
    act(() => void openConsentSettings());
    expect(await screen.findByText(new RegExp(id))).toBeTruthy();
    for (const box of screen.getAllByRole('checkbox')) expect((box as HTMLInputElement).checked).toBe(false);
  });
});
