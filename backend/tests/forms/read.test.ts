import { beforeAll, describe, expect, it } from 'vitest';
import { callAdmin, editor } from '../orders/support/admin';
import { asStorefront, call, readWebhooks, waitFor } from '../support/client';
import { unique } from '../support/content';
import { field, makeForm, options } from './support/forms';

interface WireForm {
  id: string;
  slug: string;
  title: string;
  captcha: boolean;
  fields: {
    name: string;
    type: string;
    label: string;
    help: string;
    rules: string;
    maxSize: number;
    options: object[];
  }[];
}

const read = (slug: string, locale?: string, headers = asStorefront()) =>
  call<{ data: WireForm }>(`/api/forms/${slug}${locale ? `?locale=${locale}` : ''}`, { headers });

describe('GET /api/forms/:slug', () => {
  it.each(['nl', 'en', 'de', 'es', 'fr', 'sv'])('has the seeded forms in %s', async (locale) => {
    const contact = (await read('contact', locale)).body.data;
    expect(contact.fields.map(({ name }) => name)).toEqual(['name', 'email', 'message', 'agreed']);
    expect(contact.fields[3]).toMatchObject({ type: 'checkbox', rules: 'accepted', visibility: 'dirty' });
    expect(contact.fields[3]?.label).toMatch(/^.+\[.+\]\(\/.+\)/);
    const back = (await read('return', locale)).body.data;
    expect(new Set(back.fields.map(({ type }) => type))).toEqual(
      new Set(['text', 'email', 'date', 'checkboxes', 'select', 'radio', 'textarea', 'file']),
    );
    expect(back.fields.find(({ name }) => name === 'photos')).toMatchObject({
      multiple: true,
      accept: '.jpg,.jpeg,.png,.webp,.heic',
      maxSize: 5 * 1024 * 1024,
    });
    expect(back.fields.find(({ name }) => name === 'reason')?.options[0]).toMatchObject({
      value: 'too_small',
      group: expect.stringMatching(/\w/),
    });
  });

  it('completes every property of a field', async () => {
    const slug = await makeForm([field('a')]);
    const { data } = (await read(slug)).body;
    expect(data).toMatchObject({ slug, title: 'Testformulier', intro: '', captcha: true });
    expect(data.id).toMatch(/^[a-z0-9]{24}$/);
    expect(data.fields).toEqual([
      {
        name: 'a',
        type: 'text',
        label: 'Vraag a',
        help: '',
        options: [],
        rules: '',
        visibility: 'blur',
        width: 'full',
        multiple: false,
        accept: '',
        maxSize: 5 * 1024 * 1024,
        autocomplete: '',
        onValue: '',
        offValue: '',
      },
    ]);
  });

  it('omits private properties', async () => {
    const slug = await makeForm([field('a')], { recipients: 'secret@shop.example', confirmationText: 'Later' });
    expect(JSON.stringify((await read(slug)).body)).not.toMatch(/secret@|Later|retention|recipients/);
  });

  it('is for the storefront only, and for published forms in their languages', async () => {
    const draft = await editor.create('form', {
      title: 'X',
      slug: 'a-draft',
      submitLabel: 'X',
      successTitle: 'X',
      fields: [field('a')],
    });
    expect(draft.status).toBe(201);
    const slug = await makeForm([field('a')]);
    const status = async (...args: Parameters<typeof read>) => (await read(...args)).status;
    expect(await status(slug, 'nl', {} as never)).toBe(403);
    expect([
      await status(slug, 'sv'),
      await status('a-draft'),
      await status('nope'),
      await status('..%2Fx'),
      await status(slug, 'xx'),
    ]).toEqual([404, 404, 404, 404, 404]);
    expect((await call('/api/forms', { headers: asStorefront() })).status).toBe(404);
  });

  it('contains the page that embeds it, with its slug and no secrets', async () => {
    const query = 'locale=de&populate[blocks][on][blocks.form][populate]=form';
    const { body } = await call<{
      data: { attributes: { blocks: { form: { data: { attributes: Record<string, unknown> } } }[] } };
    }>(`/api/slugify/slugs/page/kontakt?${query}`, { headers: asStorefront() });
    const form = body.data.attributes.blocks.find((block) => block.form)?.form.data.attributes;
    expect(form).toMatchObject({ slug: 'contact', title: 'Kontakt' });
    expect(Object.keys(form ?? {})).not.toContain('recipients');
    const all = await call(`/api/pages?locale=de&populate[blocks][on][blocks.form][populate][form][populate]=*`);
    expect(JSON.stringify(all.body)).not.toMatch(/"(?:recipients|retentionDays|confirm\w*)"/);
  });

  it('still contains its page after it was published again', async () => {
    const slug = await makeForm([field('a')]);
    const forms = '/content-manager/collection-types/api::form.form';
    const found = await callAdmin<{ results: { documentId: string }[] }>(`${forms}?filters[slug]=${slug}&locale=nl`);
    const id = found.body.results[0]?.documentId ?? '';
    const page = { title: 'Met formulier', slug: unique('met-formulier') };
    const form = { connect: [{ documentId: id, locale: 'nl' }] };
    const data = { ...page, blocks: [{ __component: 'blocks.form', title: 'T', form }] };
    const made = await editor.create('page', data);
    await editor.publish('page', made.body.data.documentId, page, 'nl');
    const again = await editor.publish('form', id, { slug, successTitle: 'Anders' }, 'nl');
    expect(again.status).toBe(200);
    const { body } = await call(
      `/api/pages?filters[slug]=${page.slug}&populate[blocks][on][blocks.form][populate]=form`,
    );
    expect(JSON.stringify(body)).toContain(`"slug":"${slug}"`);
    await callAdmin(`/content-manager/collection-types/api::page.page/${made.body.data.documentId}`, {
      method: 'DELETE',
    });
  });

  it('revalidates the storefront when it is published', async () => {
    const since = Date.now();
    await makeForm([field('a')]);
    const message = await waitFor(async () =>
      (await readWebhooks())
        .map((request) => JSON.parse(request.body) as { at: number; tags: string[] })
        .find(({ at, tags }) => at >= since && tags.includes('form')),
    );
    expect(message.tags.some((tag) => /^form:[a-z0-9]{24}$/.test(tag))).toBe(true);
  });
});

describe('saving a form', () => {
  const save = async (fields: object[], over: object = {}) => {
    const data = { title: 'X', slug: 'faulty', submitLabel: 'X', successTitle: 'X', fields, ...over };
    const { status, body } = await editor.create('form', data);
    return {
      status,
      error: (body as unknown as { error?: { message: string; details: { errors: { path: string[] }[] } } }).error,
    };
  };

  it.each([
    [
      'an unknown rule',
      [field('a', 'text', { rules: 'required|lenght:2,5' })],
      'Unknown rule "lenght"',
      'fields.0.rules',
    ],
    [
      'an unknown rule after a hint',
      [field('a', 'text', { rules: '(200)?nope:1' })],
      'Unknown rule "nope"',
      'fields.0.rules',
    ],
    ['two equal names', [field('a'), field('b'), field('a')], 'Two fields are named "a"', 'fields.2.name'],
    ['a reserved name', [field('constructor')], '"constructor"', 'fields.0.name'],
    ['a choice without options', [field('a', 'select')], 'needs options', 'fields.0.options'],
    [
      'equal options',
      [field('a', 'radio', { options: options('x', 'x') })],
      'needs a unique value',
      'fields.0.options',
    ],
    ['a dangerous file type', [field('a', 'file', { accept: '.pdf,.exe' })], '.exe is not allowed', 'fields.0.accept'],
  ])('refuses %s', async (_, fields, message, path) => {
    const { status, error } = await save(fields);
    expect(status).toBe(400);
    expect(error?.message).toContain(message);
    expect(error?.details.errors[0]?.path.join('.')).toBe(path);
  });

  it('refuses invalid recipient addresses', async () => {
    const { status, error } = await save([field('a')], { recipients: 'a@b.example, x\ny@b.example' });
    expect([status, error?.message]).toEqual([400, 'x is not an email address']);
  });

  it.each(['Naam', 'a b', '1a', 'a-b'])('refuses %s as a name', async (name) => {
    expect((await save([field(name)])).status).toBe(400);
  });

  it('parses pipes within regular expressions, and hints', async () => {
    const rules = 'required|matches:/^(a|b[|/])\\/$/,/x|y/i|*length:2,5|(200)+email|?number';
    await makeForm([field('a', 'text', { rules })]);
  });
});

describe('saving an existing form', () => {
  let slug = '';
  beforeAll(async () => {
    slug = await makeForm([field('a')]);
  });
  it('is validated too', async () => {
    const { body } = await callAdmin<{ results: { documentId: string }[] }>(
      `/content-manager/collection-types/api::form.form?filters[slug]=${slug}`,
    );
    const id = body.results[0]?.documentId ?? '';
    expect((await editor.update('form', id, { fields: [field('a', 'text', { rules: 'nope' })] })).status).toBe(400);
    expect((await editor.update('form', id, { successTitle: 'Anders' })).status).toBe(200);
  });
});
