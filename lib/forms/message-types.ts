/** Messages of the interface, typed by the default language; all languages have the same keys. */
export type Messages = typeof import('@/messages/nl.json');
export type FormLabels = Messages['forms'];
