import { LRUCache } from 'lru-cache';
import type { StoredPictures } from './stored-pictures';

/** Forms that are open at once, by far. */
const MOST = 1000;

/** What the form of each editor showed of a product's pictures when it was read last. */
const seen = new LRUCache<string, string>({ max: MOST });

interface Form {
  editor: number;
  product: string;
  language: string;
}

const keyOf = ({ editor, product, language }: Form): string => `${editor} ${product} ${language}`;

/** What all languages share: files, values and order, and the main picture. */
const sharedPartOf = (stored: StoredPictures | undefined): string =>
  JSON.stringify([stored?.gallery.map(({ file, value }) => [file, value]), stored?.main?.file]);

export function noteSeen(form: Form, stored: StoredPictures | undefined): void {
  seen.set(keyOf(form), sharedPartOf(stored));
}

/** After a save the form is read again; one that fails later leaves nothing to compare with. */
export const forgetSeen = (form: Form): boolean => seen.delete(keyOf(form));

/** Whether the pictures are others than this form showed. Nothing is known of one that another process has sent. */
export function isOvertaken(form: Form, stored: StoredPictures | undefined): boolean {
  const shown = seen.get(keyOf(form));
  return shown !== undefined && shown !== sharedPartOf(stored);
}
