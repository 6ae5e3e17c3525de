import { describe, expect, it } from 'vitest';
// Signs in from its own IP address: the admin limits logins per address, and other files sign in too.
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
  it('is not published without manufacturer and warning, and the error names them', async () => {
    const id = await makeDraft({});
    const { status, body } = await publish(id, text());
    expect(status).toBe(400);
    expect(body.error?.message).toBe(
      'Not published (nl): the product still needs the manufacturer with name, postal address, country and email; at least one warning in this language',
    );
    expect(body.error?.details.errors.map(({ path }) => path)).toEqual([['maker'], ['warnings']]);
    expect((await publish(id, { ...text(), ...safety })).status).toBe(200);
  });

  it('requires its warnings in every language, and its manufacturer once', async () => {
    const id = await makeDraft(safety);
    expect((await publish(id, {})).status).toBe(200);
    await editor.update('product', id, text(), 'de');
    const { status, body } = await publish(id, {}, 'de');
    expect([status, body.error?.details.errors]).toMatchObject([400, [{ path: ['warnings'] }]]);
    expect((await publish(id, { warnings: [{ text: 'Vorsicht.' }] }, 'de')).status).toBe(200);
  });

  it('requires an EU representative for a manufacturer outside the EU, a manual and declaration for protective equipment', async () => {
    const maker = { ...safety.maker, country: 'cn' };
    const id = await makeDraft({ ...safety, maker, conformity: { protective: true, standard: 'EN 1' } });
    const refused = await publish(id, {});
    expect(refused.body.error?.details.errors.map(({ path }) => path)).toEqual([
      ['responsible'],
      ['manual'],
      ['declaration'],
    ]);
  });

  it('requires none of it when it is not shipped', async () => {
    const id = await makeDraft({ type: 'lesson' });
    expect((await publish(id, {})).status).toBe(200);
  });
});

describe('a size guide', () => {
  const row = { size: 's', weightMin: 15, weightMax: 17, heightMin: 98, heightMax: 105 };
  const made = (sizeGuide: object[]) => makeDraft({ ...safety, sizeGuide });

  it('is not published with a range that runs backwards, and the error says which', async () => {
    const id = await made([{ ...row, weightMin: 17, weightMax: 15 }]);
    const { status, body } = await publish(id, {});
    expect([status, body.error?.message]).toEqual([
      400,
      'Not published: the weight of size S must run from a smaller to a larger number',
    ]);
    expect(body.error?.details.errors.map(({ path }) => path)).toEqual([['sizeGuide']]);
    expect((await publish(id, { sizeGuide: [row] })).status).toBe(200);
  });

  it('is published with chest, minimum age and water, which the shop can read', async () => {
    const suitability = { minAge: 4, waterFrom: 26, outdoorPool: true };
    const id = await made([{ ...row, chestMin: 52, chestMax: 56 }]);
    expect((await publish(id, { suitability })).status).toBe(200);
    const [product] = await list(
      `/api/products?locale=nl&filters[documentId]=${id}&populate[0]=sizeGuide&populate[1]=suitability`,
    );
    expect(product?.attributes).toMatchObject({
      sizeGuide: [{ chestMin: 52, chestMax: 56 }],
      suitability: { ...suitability, indoorPool: false, openWater: false },
    });
  });
});

describe('the seeded suits and their floats', () => {
  it.each(['nl', 'en', 'de', 'es', 'fr', 'sv'])(
    'in %s have manufacturer, certificates by color, warnings, a manual and a declaration',
    async (locale) => {
      const populate = ['maker', 'conformity.certificates', 'warnings', 'manual', 'declaration']
        .map((name, index) => `populate[${index}]=${name}`)
        .join('&');
      const products = await list(`/api/products?locale=${locale}&${populate}`);
      const conformityOf = ({ attributes }: Entry) =>
        attributes.conformity as { protective: boolean; certificates: { color: string | null }[] } | null;
      const protective = products.filter((product) => conformityOf(product)?.protective);
      const colors = protective.map((product) => conformityOf(product)?.certificates.map(({ color }) => color));
      // A certificate is one for a colour; floats have no colours.
      const suit = ['blue', 'pink'];
      expect(colors.sort()).toEqual([[null], suit, suit, suit]);
      for (const { attributes } of protective) {
        expect(attributes.maker).toMatchObject({ name: 'Zwotter B.V.', country: 'nl' });
        expect((attributes.warnings as object[]).length).toBeGreaterThan(1);
        const { url, size } = (attributes.manual as { data: Entry }).data.attributes as { url: string; size: number };
        expect(url).toContain(`_${locale}_`);
        // Kilobytes, so that a phone loads the PDF quickly.
        expect(size).toBeLessThan(60);
        const file = await call<string>(url);
        expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
        const declaration = (attributes.declaration as { data: Entry }).data.attributes as { url: string };
        expect((await call<string>(declaration.url)).headers.get('content-type')).toBe('application/pdf');
      }
    },
  );
});
