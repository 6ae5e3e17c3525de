import { readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { asStorefront, call } from '../support/client';
import {
  PDF,
  PNG,
  codes,
  field,
  makeForm,
  readSubmission,
  readSubmissions,
  submit,
  submitFiles,
  token,
} from './support/forms';

const fields = [
  field('name'),
  field('photo', 'file', { accept: '.png,.jpg', maxSizeMb: 1 }),
  field('papers', 'file', { multiple: true }),
];
let slug = '';
beforeAll(async () => {
  slug = await makeForm(fields);
});

const large = (head: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> => {
  const content = new Uint8Array(size);
  content.set(head);
  return content;
};

describe('files', () => {
  it('are stored with the submission, in a private folder', async () => {
    const own = await makeForm(fields);
    const answer = await submitFiles(own, { name: 'Zoë' }, [
      { field: 'photo', name: 'Otter & ik.PNG', content: PNG },
      { field: 'papers', name: 'bon.pdf', content: PDF },
      { field: 'papers', name: 'tekst.txt', content: 'Hallo wereld é' },
    ]);
    expect(answer.status).toBe(201);
    const row = await readSubmission(own);
    expect(row.files.map(({ name, size }) => [name, size])).toEqual([
      ['Otter & ik.png', PNG.length],
      ['bon.pdf', Buffer.byteLength(PDF)],
      ['tekst.txt', Buffer.byteLength('Hallo wereld é')],
    ]);
    for (const { path: name } of row.files) {
      expect(name).toMatch(/^[0-9a-f]{24}$/);
      for (const at of [`/uploads/${name}`, `/submissions/${row.documentId}/${name}`])
        expect((await call(at)).status).toBe(404);
    }
  });

  it.each([
    ['an executable named as an image', { field: 'photo', name: 'a.png', content: 'MZ\u0090\u0000' }, 'photo:fileType'],
    [
      'an HTML page named as an image',
      { field: 'photo', name: 'a.jpg', content: '<html><script>1</script>' },
      'photo:fileType',
    ],
    ['an HTML page as a document', { field: 'papers', name: 'a.html', content: '<html>' }, 'papers:fileType'],
    ['an image named as a PDF', { field: 'papers', name: 'a.pdf', content: PNG }, 'papers:fileType'],
    [
      'an executable named as text',
      { field: 'papers', name: 'a.txt', content: new Uint8Array([77, 90, 0, 3]) },
      'papers:fileType',
    ],
    ['a PDF in an image field', { field: 'photo', name: 'a.pdf', content: PDF }, 'photo:fileType'],
    ['a name with two extensions', { field: 'photo', name: 'a.png.exe', content: PNG }, 'photo:fileType'],
    ['a name without extension', { field: 'photo', name: 'png', content: PNG }, 'photo:fileType'],
    [
      'a media type without matching content',
      { field: 'photo', name: 'a.svg', content: '<svg/>', type: 'image/png' },
      'photo:fileType',
    ],
    [
      'more than the size limit',
      { field: 'photo', name: 'a.png', content: large(PNG, 1024 * 1024 + 1) },
      'photo:fileSize',
    ],
    ['a field of another type', { field: 'name', name: 'a.png', content: PNG }, 'name:unknown'],
    ['an unknown field', { field: 'other', name: 'a.png', content: PNG }, 'other:unknown'],
  ])('refuses %s', async (_, file, code) => {
    const answer = await submitFiles(slug, { name: 'x' }, [file]);
    expect([answer.status, codes(answer)]).toEqual([422, [code]]);
  });

  it('refuses two where one is allowed, and eleven anywhere', async () => {
    const many = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ field: name, name: `${index}.png`, content: PNG }));
    expect(codes(await submitFiles(slug, {}, many('photo', 2)))).toEqual(['photo:fileCount']);
    expect(codes(await submitFiles(slug, {}, many('papers', 11)))).toEqual(['papers:fileCount']);
    expect((await submitFiles(slug, {}, many('papers', 10))).status).toBe(201);
  });

  it('refuses more than 25 MB without reading the body', async () => {
    const content = large(PNG, 9 * 1024 * 1024);
    const three = [1, 2, 3].map((index) => ({ field: 'papers', name: `${index}.png`, content }));
    const answer = await submitFiles(slug, {}, three);
    expect([answer.status, answer.body.error?.name]).toEqual([413, 'PayloadTooLarge']);
  });

  it('sanitizes names', async () => {
    const own = await makeForm(fields);
    const names = [
      '../../../etc/passwd.png',
      'C:\\temp\\x.png',
      '.png',
      `${'x'.repeat(300)}.png`,
      'a\u202egnp.png',
      'a;b"c.png',
    ];
    const answer = await submitFiles(
      own,
      {},
      names.map((name) => ({ field: 'papers', name, content: PNG })),
    );
    expect(codes(answer)).toEqual([]);
    const kept = (await readSubmission(own)).files.map(({ name }) => name);
    expect(kept).toEqual(expect.arrayContaining(['passwd.png', 'x.png', 'file.png']));
    expect(kept.map((name) => name.length)).toContain(104);
    for (const name of kept) expect(name).toMatch(/^[^/\\"<>;\u202e]+\.png$/);
  });

  it('are part of the content a token is bound to', async () => {
    const own = await makeForm(fields);
    const given = { token: token() };
    const send = (content: Uint8Array<ArrayBuffer>) =>
      submitFiles(own, {}, [{ field: 'photo', name: 'a.png', content }], given);
    const statuses = [(await send(PNG)).status, (await send(PNG)).status, (await send(large(PNG, 99))).status];
    expect(statuses).toEqual([201, 200, 409]);
    expect((await submit(own, {}, given)).status).toBe(409);
    expect(await readSubmissions(own)).toHaveLength(1);
  });

  it('are equal in any order', async () => {
    const own = await makeForm(fields);
    const given = { token: token() };
    const files = ['c', 'a', 'b'].map((name) => ({ field: 'papers', name: `${name}.txt`, content: name }));
    const statuses = [];
    for (const order of [files, [...files].reverse(), files])
      statuses.push((await submitFiles(own, {}, order, given)).status);
    expect(statuses).toEqual([201, 200, 200]);
    expect((await readSubmission(own)).files.map(({ name }) => name)).toEqual(['a.txt', 'b.txt', 'c.txt']);
  });

  it('are not accepted as text values, but an empty field is ignored', async () => {
    expect(codes(await submit(slug, { photo: 'a.png' }))).toEqual(['photo:invalid']);
    expect((await submit(slug, { photo: '', papers: [] })).status).toBe(201);
  });

  it('of refused submissions are removed from the temporary folder', async () => {
    const content = large(PNG, 7777);
    const isOurs = (name: string): boolean => {
      const stats = statSync(path.join(tmpdir(), name), { throwIfNoEntry: false });
      return stats?.isFile() === true && stats.size === content.length;
    };
    await submitFiles(slug, {}, [{ field: 'other', name: 'a.png', content }]);
    const body = new FormData();
    body.append('x', new Blob([content]), 'x.png');
    expect((await call(`/api/forms/${slug}`, { method: 'POST', body })).status).toBe(403);
    expect((await call('/api/nothing', { method: 'POST', body, headers: asStorefront() })).status).toBe(405);
    expect(readdirSync(tmpdir()).filter(isOurs)).toEqual([]);
  });

  it('are refused in broken multipart bodies', async () => {
    const headers = asStorefront({ 'content-type': 'multipart/form-data; boundary=x' });
    const broken = await call(`/api/forms/${slug}`, { method: 'POST', body: '--x\r\nnonsense', headers });
    expect(broken.status).toBe(400);
    const body = new FormData();
    body.append('data', '{"values":');
    expect((await call(`/api/forms/${slug}`, { method: 'POST', body, headers: asStorefront() })).status).toBe(400);
  });
});
