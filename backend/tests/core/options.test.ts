import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settle } from '../orders/support/mollie';
import { newEmail, orderData, placeOrder, postOrder, readOrder, safety, setStock } from '../orders/support/shop';
import { waitForMail } from '../orders/support/mail';
import { findRow } from '../desk/support/desk';
import { asStorefront, call, callAdmin, waitFor } from '../support/client';
import { type Entry, editor, findValues, list, unique } from '../support/content';
import { database } from '../support/database';

interface Option {
  key: string;
  name: string;
  filter: boolean;
  values: { key: string; label: string; swatch: string[]; weight: object | null }[];
}

const key = `stof${Date.now().toString(36)}`;
const read = async (locale: string): Promise<Option | undefined> =>
  (
    await call<{ data: { options: Option[] } }>(`/api/catalog/options?locale=${locale}`, { headers: asStorefront() })
  ).body.data.options.find((option) => option.key === key);

let option = '';
let wool = '';
let product = '';
const variants: string[] = [];

const makeVariant = async (values: object, sku = unique('W').toUpperCase()) => {
  const answer = await editor.create('product-variant', {
    sku,
    price: 10,
    optionValues: values,
    product: { connect: [{ documentId: product, locale: 'nl' }] },
  });
  if (answer.status === 201) variants.push(answer.body.data.documentId);
  return { sku, id: answer.body.data?.documentId, message: answer.body.error?.message };
};

beforeAll(async () => {
  const made = await editor.create('product-option', { key, nl: 'Stof', de: 'Stoff', position: 9 });
  option = made.body.data.documentId;
  const of = { connect: [{ documentId: option }] };
  const value = await editor.create('option-value', { option: of, key: 'wool', nl: 'Wol', swatch: '#aabbcc' });
  wool = value.body.data.documentId;
  await editor.create('option-value', { option: of, key: 'silk', nl: 'Zijde', weightMin: 11, weightMax: 14 });
  const text = { title: 'Deken', slug: unique('deken') };
  product = (await editor.create('product', { ...text, ...safety, type: 'physical' }, 'nl')).body.data.documentId;
  await editor.publish('product', product, { ...text, ...safety, type: 'physical' });
});

afterAll(async () => {
  for (const id of variants) await editor.remove('product-variant', id);
  await editor.remove('product', product, '*');
});

describe('an option of the merchant', () => {
  it('is read in the words of a language, or in Dutch', async () => {
    expect(await read('de')).toMatchObject({
      name: 'Stoff',
      filter: true,
      values: [
        { key: 'wool', label: 'Wol', swatch: ['#aabbcc'], weight: null },
        { key: 'silk', label: 'Zijde', swatch: [], weight: { min: 11, max: 14 } },
      ],
    });
  });

  it.each<[string, string, () => object, RegExp]>([
    ['an option', 'product-option', () => ({ key: 'Groote Maat', nl: 'x' }), /small letters/],
    ['an option', 'product-option', () => ({ key, nl: 'x' }), /already/],
    ['a value', 'option-value', () => ({ key: 'x', nl: 'x' }), /Choose the option/],
    ['a value', 'option-value', () => ({ option, key: 'wool', nl: 'x' }), /already/],
  ])('%s is refused in words: %s', async (_, type, data, message) => {
    const { status, body } = await editor.create(type, data());
    expect([status, body.error?.message]).toEqual([400, expect.stringMatching(message)]);
  });

  it('keeps its key and its values', async () => {
    expect((await editor.update('option-value', wool, { key: 'cotton' })).body.error?.message).toMatch(/stays “wool”/);
    expect((await editor.update('product-option', option, { key: 'cloth' })).status).toBe(400);
    expect((await editor.update('product-option', option, { sv: 'Tyg', values: { set: [] } })).status).toBe(200);
    expect((await read('sv'))?.values).toHaveLength(2);
    expect((await editor.update('option-value', wool, { de: 'Wolle' })).status).toBe(200);
    expect((await read('de'))?.values[0]?.label).toBe('Wolle');
    expect(JSON.stringify((await editor.remove('product-option', option)).body)).toMatch(/delete the 2 values/);
  });
});

describe('a variant', () => {
  it('has one value per option, and no other of its product has the same', async () => {
    const values = await findValues(`${key}:wool`, 'size:m', 'color:blue');
    const { id, sku } = await makeVariant(values);
    expect((await makeVariant(values)).message).toContain(`${sku} of this product is the same already`);
    const two = await makeVariant(await findValues(`${key}:wool`, `${key}:silk`));
    expect(two.message).toContain('Choose one value of');
    const other = await makeVariant(await findValues(`${key}:silk`, 'size:m', 'color:blue'));
    expect(other.message).toBeUndefined();
    const changed = await editor.update('product-variant', other.id, {
      optionValues: { set: values.connect },
    });
    expect(changed.status).toBe(400);

    const [entry] = await list(`/api/product-variants?filters[sku]=${sku}`);
    expect(entry?.attributes).toMatchObject({
      color: 'blue',
      size: 'm',
      options: [
        { key: 'color', value: 'blue' },
        { key: 'size', value: 'm' },
        { key, value: 'wool' },
      ],
    });
    const one = (await call<{ data: Entry }>(`/api/product-variants/${id}`)).body.data;
    expect(one.attributes).toMatchObject({ color: 'blue', size: 'm' });
    expect(one.attributes.optionValues).toBeUndefined();

    const used = await editor.remove('option-value', wool);
    expect([used.status, JSON.stringify(used.body)]).toEqual([400, expect.stringContaining(sku)]);
    const found = await waitFor(async () => {
      const { body } = await call<{ data: { total: number } }>(`/api/catalog?locale=nl&${key}=wool&size=m`, {
        headers: asStorefront(),
      });
      return body.data.total === 1 ? true : undefined;
    });
    expect(found).toBe(true);
  });

  it('of no product may be named in pictures or size guides that does not exist', async () => {
    const wrong = await editor.update('product', product, { sizeGuide: [{ size: 'huge' }] }, 'nl');
    expect(wrong.body.error?.message).toMatch(/“size” has no value “huge”, but xs, s, m/);
    const right = await editor.update('product', product, { sizeGuide: [{ size: 'm' }] }, 'nl');
    expect(right.status).toBe(200);
  });

  it('stays while a product names it in its size guide, pictures or certificates', async () => {
    const made = async (of: string, name: string) => {
      const [row] = await database()('product_options').where({ key: of }).select('document_id');
      const answer = await editor.create('option-value', {
        option: { connect: [{ documentId: row.document_id }] },
        key: name,
        nl: name,
      });
      return answer.body.data.documentId as string;
    };
    const [size, color] = [await made('size', `s${key}`), await made('color', `c${key}`)];
    const naming = (data: object) => editor.update('product', product, data, 'nl');
    const certificates = (value?: string) => ({
      conformity: { certificates: [{ number: '1', ...(value && { color: value }) }] },
    });
    expect((await naming({ sizeGuide: [{ size: `s${key}` }], ...certificates(`c${key}`) })).status).toBe(200);
    for (const id of [size, color])
      expect(JSON.stringify((await editor.remove('option-value', id)).body)).toMatch(/of Deken name this value/);
    await naming({ sizeGuide: [], ...certificates() });
    for (const id of [size, color]) expect((await editor.remove('option-value', id)).status).toBeLessThan(300);
  });
});

describe('a value that stands in open carts and orders', () => {
  it('is renamed and removed without touching what was ordered, and leaves carts with words', async () => {
    const made = await editor.create('option-value', {
      option: { connect: [{ documentId: option }] },
      key: 'linen',
      nl: 'Linnen',
    });
    const linen = made.body.data.documentId;
    const { sku, id } = await makeVariant(await findValues(`${key}:linen`));
    await setStock(sku, 5);
    const cart = [{ variantId: id, quantity: 1, options: [{ key, value: 'linen' }] }];
    const quote = async () =>
      (
        await call<{ data: { subtotal: number; lines: { state: string }[] } }>('/api/quote', {
          method: 'POST',
          json: { data: { cart, locale: 'nl' } },
          headers: asStorefront(),
        })
      ).body.data;
    const email = newEmail();
    const order = await placeOrder(orderData(cart, { user: { firstname: 'Zoë', lastname: 'van Dam', email } }));
    const atDesk = async () => {
      const { id: row } = (await findRow(order.orderNr)) ?? { id: '' };
      return (await callAdmin<{ data: { lines: { options: string }[] } }>(`/shop/desk/orders/${row}`)).body.data.lines;
    };

    // Words may change under a cart: its key stays, and so do price and order.
    expect((await editor.update('option-value', linen, { nl: 'Vlas' })).status).toBe(200);
    expect((await quote()).lines).toMatchObject([{ state: expect.stringMatching(/^(ok|low)$/) }]);
    expect(JSON.stringify(await atDesk())).toContain('Vlas');

    // While a variant has it, it stays; without the variant it goes, and the cart says so.
    expect((await editor.remove('option-value', linen)).status).toBe(400);
    expect((await editor.remove('product-variant', id ?? '')).status).toBe(200);
    expect((await editor.remove('option-value', linen)).status).toBeLessThan(300);
    expect(await quote()).toMatchObject({ subtotal: 0, lines: [{ state: 'gone' }] });
    expect((await postOrder(orderData(cart))).status).toBe(422);

    // The order is paid as it was placed, in the words that its customer read.
    await settle(order.orderNr, { status: 'paid' });
    expect(await readOrder(order)).toMatchObject({ status: 'paid', total: order.total });
    const { text } = await waitForMail(email, ({ attachments }) => attachments.length > 0);
    expect(text).toContain('Stof: Linnen');
    expect(JSON.stringify(await atDesk())).toContain('Linnen');
  });
});
