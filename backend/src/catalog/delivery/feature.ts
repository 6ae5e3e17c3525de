import { loadPublicHolidays } from '../../platform/settings/public-holidays';
import type { Feature } from '../../platform/feature/feature';
import { validateCountriesOnSave } from './validate-countries-on-save';

/** After the first requests of a new process, and long before most first quotes. */
const WARM_UP_MS = 5000;

export const feature: Feature = {
  name: 'catalog/delivery',
  register: validateCountriesOnSave,
  // Reading the calendars takes up to half a second, which no customer should wait for.
  start: () => void setTimeout(() => void loadPublicHolidays(), WARM_UP_MS).unref(),
};
