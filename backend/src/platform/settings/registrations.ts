import type { Db } from '../database/row-helpers';
import { DEFAULT_LOCALE, LOCALE_SETTINGS, type Locale } from '../../../contract/locales';

interface Registration {
  scheme: string;
  number: string;
}

/**
 * Numbers in the registers of producers of the country of a domain, in the order of the settings; of all countries for the
 * English domain, which serves all of them, as on its page.
 */
export const readRegistrations = (db: Db, locale: Locale): Promise<Registration[]> =>
  db('site_settings_cmps as part')
    .join('components_shop_registrations as registration', 'registration.id', 'part.cmp_id')
    .join('site_settings as settings', 'settings.id', 'part.entity_id')
    .where({
      'part.field': 'registrations',
      'settings.locale': DEFAULT_LOCALE,
      ...(locale === 'en' ? {} : { 'registration.country': LOCALE_SETTINGS[locale].country }),
    })
    .orderBy('part.order')
    .select('registration.scheme', 'registration.number');
