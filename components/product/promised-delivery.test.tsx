// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, it, vi } from 'vitest';
import { PromisedDelivery } from './promised-delivery';

afterEach(() => vi.useRealTimers());

const page = (
  <PromisedDelivery
    days={{ min: 1, max: 2 }}
    calendar={{
      timeZone: 'Europe/Amsterdam',
      cutoff: '15:00',
      until: '2026-12-31',
      dispatchHolidays: [],
      deliveryHolidays: [],
    }}
    labels={{ today: 'Before {time}: {days}', later: 'Later: {days}' }}
    tag="en-GB"
    general="1 to 2 working days"
    room=""
  />
);

it('follows the clock over the cut-off of an open page', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T14:58:30+01:00') });
  render(page);
  screen.getByText('1 to 2 working days');
  act(() => vi.advanceTimersByTime(1000));
  screen.getByText(/^Before 15:00: Wed 25 – Thu 26 November/);
  act(() => vi.advanceTimersByTime(2 * 60_000));
  screen.getByText(/^Later: Thu 26 – Fri 27 November/);
});

it('follows the clock of a device that slept', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T09:00:00+01:00') });
  render(page);
  act(() => vi.advanceTimersByTime(1000));
  screen.getByText(/^Before 15:00: Wed 25 – Thu 26 November/);
  vi.setSystemTime(new Date('2026-11-25T09:00:00+01:00'));
  act(() => vi.advanceTimersByTime(1000));
  screen.getByText(/^Before 15:00: Thu 26 – Fri 27 November/);
});
