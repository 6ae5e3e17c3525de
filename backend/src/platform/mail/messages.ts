import de from '../../../messages/de.json';
import en from '../../../messages/en.json';
import es from '../../../messages/es.json';
import fr from '../../../messages/fr.json';
import nl from '../../../messages/nl.json';
import sv from '../../../messages/sv.json';
import { type Locale } from '../../../contract/locales';

export type Messages = typeof nl;

export const MESSAGES: Record<Locale, Messages> = { nl, en, de, es, fr, sv };

/** Replaces `{name}` placeholders; those without a value stay visible, which tests detect. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
