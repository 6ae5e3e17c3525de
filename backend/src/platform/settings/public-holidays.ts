import type Holidays from 'date-holidays';

const known = new Map<string, ReadonlySet<string>>();

/** A year takes some milliseconds to compute. Countries that the library does not know have no holidays. */
function holidaysOf(Library: typeof Holidays, country: string, year: string): ReadonlySet<string> {
  const key = `${country} ${year}`;
  const found = known.get(key);
  if (found) return found;
  const holidays = new Library(country.toUpperCase(), { types: ['public'] }).getHolidays(year);
  const days = new Set(holidays.map(({ date }) => date.slice(0, 10)));
  known.set(key, days);
  return days;
}

/** Whether a day (`YYYY-MM-DD`) is a public holiday in all of a country (`nl`); those of its regions do not count. */
export type IsPublicHoliday = (country: string, day: string) => boolean;

/** Loads the library on first use, because its calendars of all countries would slow down every start. */
export async function loadPublicHolidays(): Promise<IsPublicHoliday> {
  const { default: Library } = await import('date-holidays');
  return (country, day) => holidaysOf(Library, country, day.slice(0, 4)).has(day);
}
