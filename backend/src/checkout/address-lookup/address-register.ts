/** The street of a postal code and house number. */
export interface RegisteredStreet {
  street: string;
  city: string;
}

/** A register of addresses, such as the Dutch BAG. Throws when it does not answer in time or answers something else. */
export interface AddressRegister {
  find: (postalCode: string, number: number) => Promise<RegisteredStreet | null>;
}
