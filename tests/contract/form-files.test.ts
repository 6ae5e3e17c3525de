import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldOf, fillIn, firstOf, PNG, readForm, type SeededForm } from '../support/forms';
import { call, originOf, port } from '../support/shop';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

interface ErrorBody {
  error: { name: string; details?: { errors: { path: string[]; name: string }[] } };
}

/** Sends the first 100 kB of an upload of 1 MB, which the server has begun to read, and then nothing. */
const openHalf = (path: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const host = `127.0.0.1:${port}`;
    const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Origin: http://${host}`, 'Expect: 100-continue'];
    const type = 'Content-Type: multipart/form-data; boundary=x';
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('error', reject);
    socket.once('data', (answer) => {
      if (!answer.toString().startsWith('HTTP/1.1 100 ')) reject(new Error(answer.toString()));
      else socket.write(`--x\r\n${' '.repeat(100_000)}`, () => resolve(socket));
    });
    socket.write([...head, type, 'Content-Length: 1000000', '', ''].join('\r\n'));
  });

describe('files of a form', () => {
  let form: SeededForm;
  let name: string;
  beforeAll(async () => {
    form = await readForm('nl', 'return');
    name = firstOf(form, 'file').name;
  });

  /** Uses fetch, because it encodes multipart bodies; `localhost` is the Dutch shop. */
  async function send(files: File[], accept = 'application/json'): Promise<Response> {
    const body = new FormData();
    for (const [key, value] of Object.entries(fillIn(form)))
      for (const part of Array.isArray(value) ? value : [String(value)]) body.append(key, part);
    for (const file of files) body.append(name, file);
    return fetch(`http://127.0.0.1:${port}/api/forms/return`, {
      method: 'POST',
      headers: { origin: `http://127.0.0.1:${port}`, 'accept-language': 'nl', accept },
      body,
      redirect: 'manual',
    });
  }
  const codeOf = async (response: Response): Promise<string | undefined> =>
    ((await response.json()) as ErrorBody).error.details?.errors.find(({ path }) => path[0] === name)?.name;

  it('are accepted when their content matches their type', async () => {
    const answer = await send([new File([PNG], 'otter.png', { type: 'image/png' })]);
    expect([answer.status, await answer.json()]).toEqual([201, { data: { ok: true } }]);
  });

  it('are accepted while four uploads stand open, half sent', async () => {
    const halves = await Promise.all(Array.from({ length: 4 }, () => openHalf('/api/forms/return')));
    const answered: string[] = [];
    for (const half of halves) half.on('data', (answer) => answered.push(answer.toString()));
    const answer = await send([new File([PNG], 'otter.png', { type: 'image/png' })]);
    expect([answer.status, answered]).toEqual([201, []]);
    for (const half of halves) half.destroy();
  });

  it('are refused when their extension does not match', async () => {
    const page = '<!doctype html><script>alert(1)</script>';
    for (const file of [
      new File([page], 'otter.png', { type: 'image/png' }),
      new File([PNG], 'otter.jpg', { type: 'image/jpeg' }),
      new File([PNG], 'otter.png.html', { type: 'image/png' }),
      new File([page], 'otter.html', { type: 'text/html' }),
    ]) {
      const answer = await send([file]);
      expect(answer.status).toBe(422);
      expect(await codeOf(answer)).toBe('fileType');
    }
  });

  it('are refused when they are too big or too many', async () => {
    const { maxSize } = fieldOf(form, name);
    const big = await send([new File([PNG, new Uint8Array(maxSize)], 'otter.png')]);
    expect([big.status, await codeOf(big)]).toEqual([422, 'fileSize']);
    const many = await send(Array.from({ length: 11 }, (_, index) => new File([PNG], `${index}.png`)));
    expect(many.status).toBe(422);
    expect(await codeOf(many)).toBeDefined();
  });

  it('must be selected again in a browser without JavaScript, which shows a hint', async () => {
    const answer = await send([new File(['<html>'], 'otter.png')], BROWSER);
    expect(answer.status).toBe(422);
    expect(String(answer.headers.get('content-type'))).toContain('text/html');
    expect(await answer.text()).toContain(`href="#form-return-${name}"`);
  });

  it('are rejected when the body is not a form', async () => {
    for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data']) {
      const answer = await call('nl', '/api/forms/return', {
        method: 'POST',
        headers: { origin: originOf('nl'), 'content-type': type },
        body: 'this is no form',
      });
      expect(answer.status).toBe(400);
      expect(answer.json<ErrorBody>().error.name).toBe('MalformedRequest');
    }
  });

  it('of 30 MB are rejected without reading the whole body', async () => {
    const answer = await call('nl', '/api/forms/return', {
      method: 'POST',
      headers: {
        origin: originOf('nl'),
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '31457280',
      },
      body: '',
    }).catch(() => null);
    expect(answer?.status ?? 413).toBe(413);
  });
});
