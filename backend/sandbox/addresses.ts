/**
 * Stand-in for PDOK's Locatieserver, the register of Dutch addresses, with the few addresses that this table lists. Any house
 * number up to `last` exists.
 *
 * | postal code | street                 | city      |
 * | ----------- | ---------------------- | --------- |
 * | 3511 AB     | Otterkade              | Utrecht   |
 * | 1016 EA     | Keizersgracht          | Amsterdam |
 * | 2611 RC     | Oude Delft             | Delft     |
 * | 8911 BW     | Prins Hendrikstraat    | Leeuwarden |
 * | 6211 LX     | Bredestraat            | Maastricht |
 * | 9712 HN     | Vismarkt               | Groningen |
 */
const STREETS = new Map([
  ['3511AB', { street: 'Otterkade', city: 'Utrecht', last: 60 }],
  ['1016EA', { street: 'Keizersgracht', city: 'Amsterdam', last: 300 }],
  ['2611RC', { street: 'Oude Delft', city: 'Delft', last: 120 }],
  ['8911BW', { street: 'Prins Hendrikstraat', city: 'Leeuwarden', last: 40 }],
  ['6211LX', { street: 'Bredestraat', city: 'Maastricht', last: 50 }],
  ['9712HN', { street: 'Vismarkt', city: 'Groningen', last: 60 }],
]);

export interface AddressAnswer {
  status: number;
  body: unknown;
}

/** Handles `/addresses/free`, the search for `fq=postcode:…` and `fq=huisnummer:…`. */
export function answerAddresses(query: URLSearchParams, state: string): AddressAnswer {
  if (state === 'down') return { status: 503, body: { error: 'Switched off by a test' } };
  if (state === 'nonsense') return { status: 200, body: { response: { docs: [{ straatnaam: 7 }] } } };
  const filter = (name: string): string =>
    query
      .getAll('fq')
      .find((entry) => entry.startsWith(`${name}:`))
      ?.slice(name.length + 1) ?? '';
  const [postcode, huisnummer] = [filter('postcode'), Number(filter('huisnummer'))];
  const found = STREETS.get(postcode);
  const docs =
    found && huisnummer >= 1 && huisnummer <= found.last
      ? [{ straatnaam: found.street, woonplaatsnaam: found.city, postcode, huisnummer }]
      : [];
  return { status: 200, body: { response: { numFound: docs.length, start: 0, docs } } };
}
