import { normalizeText } from '../../domain/search-normalization';

export interface Address {
  path: string;
  title: string;
}

/** More are found by typing more of the title. */
const MAX_MATCHES = 40;

/** Addresses with the text in title or path: first the one with this very path, then titles that begin with it. */
export function matchAddresses(addresses: Address[], text: string): Address[] {
  const wanted = normalizeText(text);
  const rank = ({ path, title }: Address): number =>
    path === wanted ? 0 : normalizeText(title).startsWith(wanted) ? 1 : 2;
  return addresses
    .filter(({ path, title }) => path.includes(wanted) || normalizeText(title).includes(wanted))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MAX_MATCHES);
}
