import { describe, expect, it } from 'vitest';
import { carrierName, parcelBody, parseNews, parseParcel, safeTrackingUrl, toParcelState } from './sendcloud-parcel';
import { parsePoint, parsePoints } from './sendcloud-points';
import { isSigned, signNews } from './sendcloud-signature';

const wire = {
  id: 7,
  tracking_number: '3SABC',
  tracking_url: 'https://tracking.example/3SABC',
  carrier: { code: 'postnl' },
  status: { id: 1000, message: 'Ready to send' },
  external_reference: 'abc',
  address: 'Kade 1',
};

describe('a parcel of Sendcloud', () => {
  it('is read with its state and names', () => {
    expect(parseParcel({ parcel: wire })).toEqual({
      id: '7',
      reference: 'abc',
      carrier: 'PostNL',
      trackingCode: '3SABC',
      trackingUrl: 'https://tracking.example/3SABC',
      state: 'announced',
      said: 'Ready to send',
    });
    const bare = { id: 7, carrier: null, status: null, tracking_number: '' };
    expect(parseParcel({ parcel: bare })).toMatchObject({ carrier: '', trackingCode: null, state: 'unknown' });
    for (const wrong of [{}, { parcel: { ...wire, id: 'x' } }, { parcel: { ...wire, id: -1 } }])
      expect(() => parseParcel(wrong)).toThrow();
  });

  it.each([
    [11, 'delivered'],
    [93, 'delivered'],
    [22, 'underway'],
    [12, 'ready'],
    [80, 'problem'],
    [62992, 'problem'],
    [2000, 'canceled'],
    [424242, 'unknown'],
  ])('in state %i is %s', (id, state) => expect(toParcelState(id)).toBe(state));

  it('leads to pages of the web only', () => {
    expect(safeTrackingUrl('https://tracking.example/a b')).toBe('https://tracking.example/a%20b');
    expect(safeTrackingUrl('http://localhost:1400/tracking/1')).toBe('http://localhost:1400/tracking/1');
    for (const url of ['javascript:alert(1)', 'http://tracking.example/1', 'tracking.example', '', null])
      expect(safeTrackingUrl(url)).toBeNull();
  });

  it('is asked for in kilograms, to an address or a point', () => {
    const parcel = {
      reference: 'abc',
      orderNr: 'ZW2026-00001',
      name: 'Zoë van Dam',
      email: 'zoe@example.nl',
      street: 'Kade',
      housenumber: '1',
      extra: 'bis',
      postalCode: '1234 AB',
      city: 'Delft',
      country: 'nl',
      grams: 750,
      service: 8,
      pickupPointId: null,
    };
    const body = {
      weight: '0.750',
      country: 'NL',
      shipment: { id: 8 },
      request_label: true,
      external_reference: 'abc',
    };
    expect(parcelBody(parcel)).toMatchObject({ parcel: body });
    expect(parcelBody(parcel)).not.toHaveProperty('parcel.to_service_point');
    expect(parcelBody({ ...parcel, pickupPointId: '10001' })).toMatchObject({ parcel: { to_service_point: 10_001 } });
  });

  it('has a carrier with a name', () => {
    expect([carrierName('bpost'), carrierName('mondial_relay')]).toEqual(['bpost', 'Mondial Relay']);
  });
});

describe('its webhook', () => {
  it('tells when, in seconds or milliseconds', () => {
    const news = (timestamp: number) => JSON.stringify({ action: 'parcel_status_changed', timestamp, parcel: wire });
    const at = Date.UTC(2026, 10, 24);
    expect(parseNews(news(at))?.at.getTime()).toBe(at);
    expect(parseNews(news(at / 1000))?.at.getTime()).toBe(at);
    expect(parseNews(JSON.stringify({ action: 'integration_modified', timestamp: at }))).toBeNull();
  });

  it('is signed over the text as it came', () => {
    // The example of Sendcloud's documentation.
    const signature = '1eed4b3d41f4653ac64fd56f1bf1cbfd349e4482cbc11dff7134bd93e5da4b0a';
    expect(signNews('{"key": "value"}', 'secretkey')).toBe(signature);
    expect(isSigned('{"key": "value"}', signature, 'secretkey')).toBe(true);
    expect(isSigned('{"key":"value"}', signature, 'secretkey')).toBe(false);
    expect(isSigned('{"key": "value"}', signature, 'other')).toBe(false);
    for (const wrong of ['', 'x', signature.slice(1), `${signature}0`])
      expect(isSigned('{"key": "value"}', wrong, 'secretkey')).toBe(false);
  });
});

const point = {
  id: 10_001,
  name: 'Boekhandel',
  street: 'Rue de Rivoli',
  house_number: '99',
  postal_code: '75001',
  city: 'Paris',
  country: 'FR',
  carrier: 'colissimo',
  distance: 240.4,
  formatted_opening_times: { '0': ['09:00 - 18:00'], '6': [] },
};
const MONDAY = new Date('2026-11-23T09:00:00Z');

describe('service points', () => {
  it('are read with the hours of today', () => {
    expect(parsePoint(point, MONDAY)).toEqual({
      id: '10001',
      carrier: 'Colissimo',
      name: 'Boekhandel',
      street: '99 Rue de Rivoli',
      postalCode: '75001',
      city: 'Paris',
      country: 'fr',
      distance: 240,
      today: ['09:00 - 18:00'],
    });
    // Still Sunday in London.
    expect(parsePoint(point, new Date('2026-11-22T23:30:00Z'))?.today).toEqual(['09:00 - 18:00']);
    expect(parsePoint(point, new Date('2026-11-22T09:00:00Z'))?.today).toEqual([]);
    expect(parsePoint({ ...point, formatted_opening_times: null, distance: null }, MONDAY)).toMatchObject({
      today: null,
      distance: null,
    });
  });

  it('are left out when closed or unreadable, and sorted by distance', () => {
    const list = [
      { ...point, id: 1, distance: 900 },
      { ...point, id: 2, distance: null },
      { ...point, id: 3 },
      { ...point, id: 4, is_active: false },
      { ...point, id: 5, open_upcoming_week: false },
      { ...point, name: 7 },
      null,
    ];
    expect(parsePoints(list, MONDAY).map(({ id }) => id)).toEqual(['3', '1', '2']);
    expect(() => parsePoints({ error: 'x' })).toThrow();
  });
});
