import { describe, expect, it } from 'vitest';
import { flattenResponse } from '@/lib/backend/flatten';
import { overviewResponse } from './overview.fixtures';
import { wireOverview } from './wire';

const read = (answer: unknown) => wireOverview.parse(flattenResponse(answer));

describe('the overview', () => {
  it('is parsed from the response', () => {
    const { user, addresses, orders, sessions } = read(overviewResponse);
    expect(user).toEqual({
      email: 'noor@example.com',
      firstname: 'Noor',
      lastname: '',
      hasPassword: false,
      pendingEmail: null,
    });
    expect(addresses[0]).toMatchObject({ label: '', street: 'Otterkade', country: 'nl' });
    expect(orders.rows.map(({ orderNr }) => orderNr)).toEqual(['ZW2026-2', 'ZW2026-1']);
    expect(orders.rows[0]?.image?.url).toBe('/media/suit.webp');
    expect(sessions[0]).toMatchObject({ id: '7', current: true, place: '' });
  });

  it('drops an invalid row and links other than https', () => {
    const [first, second] = overviewResponse.data.orders.rows;
    const rows = [
      { ...first, total: 'free' },
      { ...second, trackingUrl: 'javascript:alert(1)' },
    ];
    const { orders } = read({ data: { ...overviewResponse.data, orders: { ...overviewResponse.data.orders, rows } } });
    expect(orders.rows).toHaveLength(1);
    expect(orders.rows[0]?.trackingUrl).toBeNull();
  });
});
