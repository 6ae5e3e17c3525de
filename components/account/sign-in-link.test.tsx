// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { expect, it, vi } from 'vitest';
import { SignInLink } from './sign-in-link';

it.each([false, true])('links to the login, which returns to the path (within a sentence: %s)', (inText) => {
  Cookies.remove('auth-redirect');
  render(<SignInLink path="/academy/splash/dive" label="Log in" inText={inText} />);
  const link = screen.getByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe('/login');
  // A Ctrl click leaves this page; the new tab has the same cookie.
  const set = vi.spyOn(Cookies, 'set');
  fireEvent.click(link, { ctrlKey: true });
  const { expires } = set.mock.calls[0]?.[2] ?? {};
  expect(Number(expires) - Date.now(), 'forgotten after half an hour').toBeLessThanOrEqual(30 * 60_000);
  expect(Number(expires)).toBeGreaterThan(Date.now());
  set.mockRestore();
  expect(Cookies.get('auth-redirect')).toBe('/academy/splash/dive');
});
