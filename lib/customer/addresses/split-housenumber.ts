interface Numbered {
  housenumber: string;
  addition: string;
  country: string;
}

/** A number with what follows it in one field, as people write it: `12B`, `12 bis`, `12-2`. */
const WITH_ADDITION = /^(?<housenumber>[1-9]\d{0,4})(?:\s*-\s*|\s*)(?<addition>[a-z]{1,4}|(?<=[-\s])\d{1,4})$/i;

/**
 * Moves what follows the number into the empty addition. Dutch addresses only: elsewhere `12-14` is a building with two
 * numbers.
 */
export function splitHousenumber<Address extends Numbered>(address: Address): Address {
  if (address.country !== 'nl' || address.addition !== '') return address;
  const { housenumber, addition } = WITH_ADDITION.exec(address.housenumber)?.groups ?? {};
  return housenumber && addition ? { ...address, housenumber, addition } : address;
}
