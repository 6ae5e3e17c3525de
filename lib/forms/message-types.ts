/** The interface's words, typed by the file of the default language; every language has the same keys. */
export type Messages = typeof import('@/messages/nl.json');
export type FormLabels = Messages['forms'];
