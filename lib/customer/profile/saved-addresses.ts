import { type SavedAddress } from '@/lib/customer/account/saved-address';

/** As many as the backend keeps. */
export const MAX_ADDRESSES = 10;

/** The changed one in its place, or a new one at the end; `first` makes it the default. */
export function saveAddressAt(
  addresses: SavedAddress[],
  index: number | null,
  address: SavedAddress,
  first: boolean,
): SavedAddress[] {
  const others = index === null ? addresses : addresses.filter((_, at) => at !== index);
  if (first) return [address, ...others];
  return index === null ? [...addresses, address] : addresses.map((old, at) => (at === index ? address : old));
}

export const removeAddressAt = (addresses: SavedAddress[], index: number): SavedAddress[] =>
  addresses.filter((_, at) => at !== index);

/** The specification's shipping rule looks at the first address: so that is the default. */
export function moveAddressToFront(addresses: SavedAddress[], index: number): SavedAddress[] {
  const chosen = addresses[index];
  return chosen ? [chosen, ...removeAddressAt(addresses, index)] : addresses;
}

/** The lines of an envelope; `country` is its name in the visitor's language. */
export function addressLines(address: SavedAddress, country: string, fallbackName = ''): string[] {
  const { firstname, lastname, street, housenumber, addition, info, postalCode, city } = address;
  return [
    `${firstname} ${lastname}`.trim() || fallbackName,
    [street, housenumber, addition].filter(Boolean).join(' '),
    info,
    `${postalCode} ${city}`.trim(),
    country,
  ].filter(Boolean);
}
