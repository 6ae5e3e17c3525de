import { z } from 'zod';
import type { AddressRegister, RegisteredStreet } from './address-register';

const MAX_BYTES = 100_000;

const responseSchema = z.object({
  response: z.object({
    docs: z.array(
      z.object({
        straatnaam: z.string().trim().min(1).max(120),
        woonplaatsnaam: z.string().trim().min(1).max(100),
        postcode: z.string(),
        huisnummer: z.number(),
      }),
    ),
  }),
});

/** Null unless all addresses with this code and number are in one street. */
function onlyStreet(docs: z.infer<typeof responseSchema>['response']['docs']): RegisteredStreet | null {
  const [first] = docs;
  if (!first) return null;
  const isOne = docs.every((doc) => doc.straatnaam === first.straatnaam && doc.woonplaatsnaam === first.woonplaatsnaam);
  return isOne ? { street: first.straatnaam, city: first.woonplaatsnaam } : null;
}

async function readBounded(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text.length > MAX_BYTES) throw new Error('The address register sent too much');
  return JSON.parse(text);
}

/**
 * The register of all Dutch addresses (BAG) through PDOK's Locatieserver, which is open data without a key. It receives a
 * postal code and a house number, from this server and not from the visitor.
 */
export const pdokRegister = ({ url, timeoutMs }: { url: string; timeoutMs: number }): AddressRegister => ({
  async find(postalCode, number) {
    const asked = new URL(url);
    asked.searchParams.set('q', `${postalCode} ${number}`);
    asked.searchParams.set('fl', 'straatnaam,woonplaatsnaam,postcode,huisnummer');
    asked.searchParams.set('rows', '20');
    for (const filter of ['type:adres', `postcode:${postalCode}`, `huisnummer:${number}`])
      asked.searchParams.append('fq', filter);
    const response = await fetch(asked, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`The address register answered ${response.status}`);
    const { docs } = responseSchema.parse(await readBounded(response)).response;
    return onlyStreet(docs.filter((doc) => doc.postcode === postalCode && doc.huisnummer === number));
  },
});
