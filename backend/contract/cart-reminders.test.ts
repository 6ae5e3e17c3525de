import { expect, it } from 'vitest';
import { formatReminderHours } from './cart-reminders';
import { LOCALES } from './locales';

it('counts one hour and several in each language', () => {
  const read = (hours: number) => LOCALES.map((locale) => formatReminderHours(hours, locale).replace('\u00a0', ' '));
  expect(read(1).sort()).toEqual(['1 Stunde', '1 heure', '1 hora', '1 hour', '1 timme', '1 uur']);
  expect(read(4).sort()).toEqual(['4 Stunden', '4 heures', '4 horas', '4 hours', '4 timmar', '4 uur']);
});
