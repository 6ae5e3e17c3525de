import de from '../../../messages/admin/de.json';
import en from '../../../messages/admin/en.json';
import nl from '../../../messages/admin/nl.json';
import type { StaffLanguage } from '../../../contract/staff-languages';

type Catalogue = typeof en;

export const CATALOGUES: Record<StaffLanguage, Catalogue> = { en, nl, de };

type Leaf<Texts, Path extends string = ''> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? `${Path}${Name}` : Leaf<Texts[Name], `${Path}${Name}.`>;
}[keyof Texts & string];

/** `desk.tabs.pack`: a text that all languages have. */
export type TextKey = Leaf<Catalogue>;

type Node = { [name: string]: string | Node };

/** The texts of a catalogue by their keys. */
export function flatten(node: Node, path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(node).map(([name, value]) =>
      typeof value === 'string' ? { [path + name]: value } : flatten(value, `${path}${name}.`),
    ),
  );
}
