import { addressLines } from '@/backend/contract/address-style';
import type { SavedAddress } from '@/backend/contract/order';

/** Replaces the address at `index`, or appends it for null; `first` makes it the default. */
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

/** The first address is the default, which the backend's shipping rule uses. */
export function moveAddressToFront(addresses: SavedAddress[], index: number): SavedAddress[] {
  const chosen = addresses[index];
  return chosen ? [chosen, ...removeAddressAt(addresses, index)] : addresses;
}

/** Address lines as on an envelope; `country` is its localized name. */
export function savedAddressLines(address: SavedAddress, country: string, fallbackName = ''): string[] {
  const { firstname, lastname } = address;
  return [`${firstname} ${lastname}`.trim() || fallbackName, ...addressLines(address), country].filter(Boolean);
}
