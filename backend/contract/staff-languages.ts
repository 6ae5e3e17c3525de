/** Languages of the admin and of mails to the shop's staff, English first: it is what an admin user has who chose none. */
export const STAFF_LANGUAGES = ['en', 'nl', 'de'] as const;
export type StaffLanguage = (typeof STAFF_LANGUAGES)[number];

const isStaffLanguage = (value: unknown): value is StaffLanguage =>
  STAFF_LANGUAGES.some((language) => language === value);

/** What the admin shows in this language; whoever chose another one of Strapi's sees the shop's pages in English. */
export const staffLanguageOf = (value: unknown): StaffLanguage => (isStaffLanguage(value) ? value : 'en');

/** How numbers and days are written. */
export const STAFF_TAGS: Record<StaffLanguage, { days: string; money: string }> = {
  en: { days: 'en-GB', money: 'en-IE' },
  nl: { days: 'nl-NL', money: 'nl-NL' },
  de: { days: 'de-DE', money: 'de-DE' },
};
