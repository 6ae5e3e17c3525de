// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notify } from '@/lib/purchase/notifications/notification-store';
import { NotificationList } from './notification-list';

const labels = { region: 'Notifications', added: 'Added', toCart: 'View cart', close: 'Close', colon: ':' };
const add = (title: string) => act(() => notify({ quantity: 1, title, options: [] }));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  pass(60_000);
  vi.useRealTimers();
});

describe('notifications', () => {
  it('are shown for five seconds each, in order', () => {
    render(<NotificationList labels={labels} cartHref="/cart" />);
    add('First');
    pass(2000);
    add('Second');
    pass(2500);
    expect(screen.getByText('1 × First')).toBeTruthy();
    pass(700);
    expect(screen.queryByText('1 × First')).toBeNull();
    expect(screen.getByText('1 × Second')).toBeTruthy();
    pass(2000);
    expect(screen.queryByText('1 × Second')).toBeNull();
  });

  it('pause while one of them has the focus', () => {
    render(<NotificationList labels={labels} cartHref="/cart" />);
    add('First');
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    pass(20_000);
    expect(screen.getByText('1 × First')).toBeTruthy();
    act(() => close.blur());
    pass(5200);
    expect(screen.queryByText('1 × First')).toBeNull();
  });
});
