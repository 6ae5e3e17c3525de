import { describe, expect, it } from 'vitest';
// Signs in from an address of its own: the admin's login counts attempts per address, and other files sign in too.
import { callAdmin, editor } from '../orders/support/admin';
import { safety } from '../orders/support/shop';
import { call } from '../support/client';
import { type Entry, list, unique } from '../support/content';

const text = () => ({ title: 'Los product', slug: unique('los') });

interface Refusal {
  error?: { message: string; details: { errors: { path: string[] }[] } };
}

const publish = (id: string, json: object, locale = 'nl') =>
  callAdmin<Refusal>(`/content-manager/collection-types/api::product.product/${id}/actions/publish?locale=${locale}`, {
    method: 'POST',
    json,
  });

async function makeDraft(data: object): Promise<string> {
  return (await editor.create('product', { ...text(), type: 'physical', listed: false, ...data })).body.data.documentId;
}

describe('a physical product', () => {
  it('is not published without its maker and a warning, and the refusal says which', async () => {
    const id = await makeDraft({});
    const { status, body } = await publish(id, text());
    expect(status).toBe(400);
    expect(body.error?.message).toBe(
      'Not published (nl): the product still needs the manufacturer with name, postal address, country and email; at least one warning in this language',
    );
    expect(body.error?.details.errors.map(({ path }) => path)).toEqual([['maker'], ['warnings']]);
    expect((await publish(id, { ...text(), ...safety })).status).toBe(200);
  });

  it('needs its warnings in every language it is offered in, and its maker once', async () => {
    const id = await makeDraft(safety);
    expect((await publish(id, {})).status).toBe(200);
    await editor.update('product', id, text(), 'de');
    const { status, body } = await publish(id, {}, 'de');
    expect([status, body.error?.details.errors]).toMatchObject([400, [{ path: ['warnings'] }]]);
    expect((await publish(id, { warnings: [{ text: 'Vorsicht.' }] }, 'de')).status).toBe(200);
  });

  it('of a maker outside the EU needs somebody inside, and protective equipment its manual', async () => {
    const maker = { ...safety.maker, country: 'cn' };
    const id = await makeDraft({ ...safety, maker, conformity: { protective: true, standard: 'EN 1' } });
    const refused = await publish(id, {});
    expect(refused.body.error?.details.errors.map(({ path }) => path)).toEqual([['responsible'], ['manual']]);
  });

  it('that ships nothing needs none of it', async () => {
    const id = await makeDraft({ type: 'lesson' });
    expect((await publish(id, {})).status).toBe(200);
  });
});

describe('the seeded suits', () => {
  it.each(['nl', 'en', 'de', 'es', 'fr', 'sv'])(
    'in %s have maker, certificates by colour, warnings and a manual',
    async (locale) => {
      const populate = ['maker', 'conformity.certificates', 'warnings', 'manual', 'declaration']
        .map((name, index) => `populate[${index}]=${name}`)
        .join('&');
      const products = await list(`/api/products?locale=${locale}&${populate}`);
      const suits = products.filter(
        ({ attributes }) => (attributes.conformity as { protective?: boolean } | null)?.protective,
      );
      expect(suits).toHaveLength(3);
      for (const { attributes } of suits) {
        expect(attributes.maker).toMatchObject({ name: 'Zwotter B.V.', country: 'nl' });
        const { certificates } = attributes.conformity as { certificates: { color: string }[] };
        expect(certificates.map(({ color }) => color)).toEqual(['blue', 'pink']);
        expect((attributes.warnings as object[]).length).toBeGreaterThan(1);
        const { url, size } = (attributes.manual as { data: Entry }).data.attributes as { url: string; size: number };
        expect(url).toContain(`_${locale}_`);
        // Kilobytes: a sheet that a phone loads at once.
        expect(size).toBeLessThan(60);
        const file = await call<string>(url);
        expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      }
    },
  );
});
