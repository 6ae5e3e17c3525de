// @full
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAdmin } from '../orders/support/admin';
import { asStorefront, backendUrl, call } from '../support/client';
import { unique } from '../support/content';
import {
  PNG,
  SUBMISSIONS,
  field,
  makeForm,
  options,
  readSubmission,
  readSubmissions,
  submit,
  submitFiles,
} from './support/forms';
import { hire } from './support/people';

const FORMS = '/content-manager/collection-types/api::form.form';
const CONSENTS = '/content-manager/collection-types/api::consent-record.consent-record';
const exportOf = (slug: string): string => `/shop/submissions/export?form=${slug}`;
const fields = [
  field('name'),
  field('message', 'textarea'),
  field('size', 'select', { options: options('s') }),
  field('photo', 'file'),
];

let editor: Awaited<ReturnType<typeof hire>>;
let operator: Awaited<ReturnType<typeof hire>>;
beforeAll(async () => {
  editor = await hire('strapi-editor');
  operator = await hire('shop-operator');
});
afterAll(async () => {
  await editor.leave();
  await operator.leave();
});

describe('submissions in the admin', () => {
  it('only change their state', async () => {
    const slug = await makeForm(fields);
    await submit(slug, { name: 'Zoë' });
    const before = await readSubmission(slug);
    const json = {
      ...before,
      state: 'done',
      summary: 'X',
      form: 'other',
      answers: [],
      expiresAt: '2099-01-01T00:00:00.000Z',
    };
    const saved = await callAdmin(`${SUBMISSIONS}/${before.documentId}`, { method: 'PUT', json });
    expect(saved.status).toBe(200);
    const { summary, form, answers, expiresAt, content, sender, receivedAt } = before;
    const kept = { summary, form, answers, expiresAt, content, sender, receivedAt };
    expect(await readSubmission(slug)).toMatchObject({ ...kept, state: 'done' });
    const wrong = await callAdmin(`${SUBMISSIONS}/${before.documentId}`, { method: 'PUT', json: { state: 'gone' } });
    expect(wrong.status).toBe(400);
  });

  it('can not be created or copied', async () => {
    const slug = await makeForm(fields);
    await submit(slug, { name: 'Zoë' });
    const { documentId } = await readSubmission(slug);
    expect((await callAdmin(SUBMISSIONS, { method: 'POST', json: { form: slug, state: 'new' } })).status).toBe(400);
    const copy = await callAdmin(`${SUBMISSIONS}/clone/${documentId}`, { method: 'POST', json: {} });
    expect(copy.status).toBeGreaterThanOrEqual(400);
    expect(await readSubmissions(slug)).toHaveLength(1);
  });

  it('can be deleted by an owner with files and mails, singly or in bulk', async () => {
    const slug = await makeForm(fields);
    for (let index = 0; index < 3; index += 1)
      await submitFiles(slug, { name: 'Zoë' }, [{ field: 'photo', name: 'a.png', content: PNG }]);
    const rows = await readSubmissions(slug);
    const file = (id: string) => callAdmin(`/shop/submissions/${id}/files/0`);
    const ids = rows.map(({ documentId }) => documentId);
    expect((await file(ids[0] ?? '')).status).toBe(200);
    expect((await callAdmin(`${SUBMISSIONS}/${ids[0]}`, { method: 'DELETE' })).status).toBe(200);
    const many = await callAdmin(`${SUBMISSIONS}/actions/bulkDelete`, {
      method: 'POST',
      json: { documentIds: ids.slice(1) },
    });
    expect(many.status).toBe(200);
    expect(await readSubmissions(slug)).toEqual([]);
    for (const id of ids) expect((await file(id)).status).toBe(404);
    const outbox = await callAdmin<{ results: unknown[] }>(
      `/content-manager/collection-types/api::outbox-message.outbox-message?filters[topic]=submission:${rows[0]?.id}`,
    );
    expect(outbox.body.results).toEqual([]);
  });

  it('have a configured list view with help texts', async () => {
    const read = async (uid: string) =>
      (
        await callAdmin<{
          data: {
            contentType: {
              layouts: { list: string[]; edit: { name: string }[][] };
              metadatas: Record<string, { edit: { editable?: boolean; description?: string; label?: string } }>;
            };
          };
        }>(`/content-manager/content-types/${uid}/configuration`)
      ).body.data.contentType;
    const { layouts, metadatas } = await read('api::form-submission.form-submission');
    expect(layouts.list).toEqual(['receivedAt', 'form', 'summary', 'state', 'language']);
    const shown = layouts.edit.flat().map(({ name }) => name);
    expect(shown).toEqual(['state', 'receivedAt', 'content', 'sender', 'language', 'form', 'expiresAt']);
    expect(shown.filter((name) => metadatas[name]?.edit.editable !== false)).toEqual(['state']);
    const form = await read('api::form.form');
    expect(form.layouts.edit.flat().map(({ name }) => name)).toContain('fields');
    expect(form.metadatas.retentionDays?.edit).toMatchObject({ label: 'Keep submissions for (days)' });
    const component = await callAdmin<{
      data: { component: { metadatas: Record<string, { edit: { description: string } }> } };
    }>('/content-manager/components/forms.field/configuration');
    expect(component.body.data.component.metadatas.rules?.edit.description).toContain('required|length:2,80');
  });
});

describe('the export', () => {
  it('is CSV that is safe in a spreadsheet', async () => {
    const slug = await makeForm(fields);
    const evil = ["=cmd|' /C calc'!A1", '+1+1', '-2+3', '@SUM(A1)', ' =1', '＝1', '%0A'];
    for (const name of evil) await submit(slug, { name, message: 'a "b",\nc', size: 's' });
    await submit(slug, { name: '-12,5' });
    const { status, headers } = await callAdmin<string>(exportOf(slug));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="${slug}-\\d{4}-\\d\\d-\\d\\d\\.csv"`),
    );
    const bytes = await rawExport(slug);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').slice(1).split('\r\n');
    expect(lines[0]).toBe('"Received","Form","State","Language","Vraag name","Vraag message","Vraag size","Files"');
    expect(lines).toHaveLength(10);
    expect(lines[1]).toContain('"-12,5"');
    const names = lines.slice(2, 9).map((line) => line.split(',').slice(4).join(','));
    for (const [index, name] of [...evil].reverse().entries())
      expect(names[index]).toBe(`"'${name.trim()}","a ""b"",\nc","Keuze s",""`);
  });

  it('can be filtered by state, and keeps columns of earlier versions', async () => {
    const slug = await makeForm(fields);
    await submit(slug, { name: 'Een' });
    await submit(slug, { name: 'Twee' }, { suspect: true });
    const all = (await rawExport(slug)).toString('utf8');
    expect([all.includes('Een'), all.includes('Twee')]).toEqual([true, true]);
    const suspect = (await rawExport(`${slug}&state=suspect`)).toString('utf8');
    expect([suspect.includes('Een'), suspect.includes('Twee')]).toEqual([false, true]);
    expect((await rawExport('nope')).toString('utf8').trim().split('\r\n')).toHaveLength(1);
    expect((await callAdmin<string>('/shop/submissions/export?form[$ne]=x')).status).toBe(200);
  });

  it('contains more than one batch', async () => {
    const slug = await makeForm([field('a')]);
    for (let batch = 0; batch < 21; batch += 1)
      await Promise.all(Array.from({ length: 10 }, (_, index) => submit(slug, { a: `nr ${batch * 10 + index}` })));
    const lines = (await rawExport(slug)).toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(211);
    expect(new Set(lines).size).toBe(211);
  });
});

/** As bytes: decoding to text would drop the byte order mark. */
async function rawExport(slug: string): Promise<Buffer> {
  const response = await fetch(new URL(exportOf(slug), backendUrl()), { headers: operator.headers });
  return Buffer.from(await response.arrayBuffer());
}

describe('files in the admin', () => {
  it('are served unchanged, and never rendered by a browser', async () => {
    const slug = await makeForm(fields);
    await submitFiles(slug, {}, [{ field: 'photo', name: 'Über "ik".png', content: PNG }]);
    const { documentId } = await readSubmission(slug);
    const answer = await callAdmin<string>(`/shop/submissions/${documentId}/files/0`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="_ber _ik_.png"; filename*=UTF-8''${encodeURIComponent('Über _ik_.png')}`,
    );
    expect(answer.body).toContain('PNG');
    for (const at of ['1', '-1', 'x', '__proto__', '..%2f..%2fbackend.db'])
      expect((await callAdmin(`/shop/submissions/${documentId}/files/${at}`)).status, at).toBe(404);
    expect((await callAdmin('/shop/submissions/..%2f..%2f/files/0')).status).toBe(404);
  });
});

describe('roles', () => {
  it('let an editor create forms and see no submissions', async () => {
    const data = {
      title: 'E',
      slug: unique('e'),
      submitLabel: 'E',
      successTitle: 'E',
      fields: [field('a')],
      recipients: 'a@b.example',
    };
    for (const locale of ['nl', 'sv']) {
      const { status, body } = await editor.ask<{ data: { documentId: string; recipients: string } }>(
        `${FORMS}?locale=${locale}`,
        {
          method: 'POST',
          json: { ...data, slug: unique('e') },
        },
      );
      expect([status, body.data.recipients]).toEqual([201, 'a@b.example']);
      const at = `${FORMS}/${body.data.documentId}`;
      const published = await editor.ask(`${at}/actions/publish?locale=${locale}`, {
        method: 'POST',
        json: { ...data, slug: unique('e') },
      });
      expect(published.status).toBe(200);
      expect((await editor.ask(`${at}?locale=${locale}`, { method: 'DELETE' })).status).toBe(200);
    }
    const slug = await makeForm(fields);
    await submitFiles(slug, {}, [{ field: 'photo', name: 'a.png', content: PNG }]);
    const { documentId } = await readSubmission(slug);
    for (const path of [
      SUBMISSIONS,
      `${SUBMISSIONS}/${documentId}`,
      exportOf(slug),
      `/shop/submissions/${documentId}/files/0`,
      CONSENTS,
    ])
      expect((await editor.ask(path)).status, path).toBe(403);
  });

  it('let an operator read, mark and export submissions only', async () => {
    const slug = await makeForm(fields);
    await submitFiles(slug, { name: 'Zoë' }, [{ field: 'photo', name: 'a.png', content: PNG }]);
    const { documentId } = await readSubmission(slug);
    const at = `${SUBMISSIONS}/${documentId}`;
    const read = await operator.ask<{ data: { summary: string } }>(at);
    expect([read.status, read.body.data.summary]).toEqual([200, 'Zoë']);
    expect((await operator.ask(at, { method: 'PUT', json: { state: 'done' } })).status).toBe(200);
    expect(await readSubmission(slug)).toMatchObject({ state: 'done', summary: 'Zoë' });
    expect((await rawExport(slug)).toString('utf8')).toContain('Zoë');
    expect((await operator.ask(`/shop/submissions/${documentId}/files/0`)).status).toBe(200);
    expect((await operator.ask(at, { method: 'DELETE' })).status).toBe(403);
    expect((await operator.ask(FORMS)).status).toBe(403);
    expect((await operator.ask(FORMS, { method: 'POST', json: { title: 'X' } })).status).toBe(403);
    expect((await operator.ask(CONSENTS)).status).toBe(403);
  });

  it('exclude everyone else', async () => {
    const slug = await makeForm(fields);
    for (const path of [SUBMISSIONS, exportOf(slug), '/shop/submissions/x/files/0', CONSENTS]) {
      expect((await call(path)).status, path).toBe(401);
      expect((await call(path, { headers: asStorefront() })).status, path).toBe(401);
    }
    for (const path of ['form-submissions', 'consent-records', 'forms'])
      expect([403, 404, 405], path).toContain((await call(`/api/${path}`, { headers: asStorefront() })).status);
  });
});
