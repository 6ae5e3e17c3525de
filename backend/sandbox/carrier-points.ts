/** Service points of the sandbox: the same few of a country, whatever the postal code. */

interface SandboxPoint {
  id: number;
  code: string;
  name: string;
  street: string;
  house_number: string;
  postal_code: string;
  city: string;
  country: string;
  carrier: string;
  /** Metres. */
  distance: number;
  /** 0 is Monday. */
  formatted_opening_times: Record<string, string[]>;
  open_upcoming_week: boolean;
}

type Place = [name: string, street: string, houseNumber: string, postalCode: string, city: string];

const PLACES: Record<string, { carrier: string; places: Place[] }> = {
  NL: {
    carrier: 'postnl',
    places: [
      ['Boekhandel De Kade', 'Otterkade', '3', '3511 AC', 'Utrecht'],
      ['Buurtsuper Wilgenplein', 'Wilgenplein', '18', '3512 KD', 'Utrecht'],
      ['Fietsenmaker Van Rijn', 'Rijnlaan', '201', '3522 BM', 'Utrecht'],
    ],
  },
  BE: {
    carrier: 'bpost',
    places: [
      ['Dagbladhandel Kouter', 'Kouter', '12', '9000', 'Gent'],
      ['Librairie du Canal', 'Quai au Foin', '5', '1000', 'Bruxelles'],
      ['Krantenwinkel De Leie', 'Leiestraat', '44', '9000', 'Gent'],
    ],
  },
  DE: { carrier: 'dhl', places: [['Kiosk am Ufer', 'Uferstraße', '8', '10115', 'Berlin']] },
  FR: { carrier: 'colissimo', places: [['Tabac des Quais', 'Rue de Rivoli', '120', '75001', 'Paris']] },
  ES: { carrier: 'correos', places: [['Papelería El Canal', 'Calle Mayor', '21', '28013', 'Madrid']] },
  SE: { carrier: 'postnord', places: [['Kvartersbutiken', 'Storgatan', '14', '114 55', 'Stockholm']] },
};

const HOURS = {
  ...Object.fromEntries(['0', '1', '2', '3', '4'].map((day) => [day, ['09:00 - 18:00']])),
  '5': ['09:00 - 13:00', '14:00 - 17:00'],
  '6': [],
};

const POINTS: SandboxPoint[] = Object.entries(PLACES).flatMap(([country, { carrier, places }], nation) =>
  places.map(([name, street, house_number, postal_code, city], index) => ({
    id: 10_000 * (nation + 1) + index + 1,
    code: `${country}-${index + 1}`,
    name,
    street,
    house_number,
    postal_code,
    city,
    country,
    carrier,
    distance: 240 + index * 610,
    formatted_opening_times: HOURS,
    open_upcoming_week: true,
  })),
);

export const listPoints = (country: string, carrier: string | null): SandboxPoint[] =>
  POINTS.filter((point) => point.country === country && (carrier === null || point.carrier === carrier));

export const findPoint = (id: string): SandboxPoint | null => POINTS.find((point) => String(point.id) === id) ?? null;
