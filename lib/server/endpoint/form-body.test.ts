import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_BODY } from './read-body';
import { readUpload } from './form-body';

const MEGABYTE = 1024 * 1024;
const START = '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\n';
const END = '\r\n--x--\r\n';

/** Sends a form slowly: some bytes at once, the end on demand. */
function sendSlowly(letters: number, address = '203.0.113.9') {
  let finish = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      write(START + 'a'.repeat(letters));
      finish = () => {
        write(END);
        controller.close();
      };
    },
    // Rejected: the stream is no longer read.
    cancel() {
      finish = () => undefined;
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': address };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  const read = readUpload(new Request('http://localhost:3000/api/reviews', init), 2 * MEGABYTE).then(
    (form) => String(form.get('text')).length,
    (error: { name: string; status?: number }) => error.status,
  );
  return { read, finish: () => finish() };
}

/** Waits until all bytes sent so far are processed. */
const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

async function whileOpen(open: { finish: () => void; read: Promise<unknown> }[], then: () => Promise<void>) {
  await settle();
  try {
    await then();
  } finally {
    for (const { finish } of open) finish();
    await Promise.all(open.map(({ read }) => read));
  }
}

it('uploads that sent little do not stop another one', async () => {
  const slow = Array.from({ length: 40 }, () => sendSlowly(2 * MAX_BODY));
  await whileOpen(slow, async () => {
    const { read, finish } = sendSlowly(MEGABYTE);
    finish();
    expect(await read).toBe(MEGABYTE);
  });
  expect(await Promise.all(slow.map(({ read }) => read))).toEqual(slow.map(() => 2 * MAX_BODY));
});

describe('a body that arrives slowly', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([0, MAX_BODY - 1000])('is refused after ten seconds: %s bytes', async (letters) => {
    const { read } = sendSlowly(letters);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await Promise.race([read, Promise.resolve('open')])).toBe('open');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await read).toBe(408);
  });

  it('is refused when it stops after a quick start', async () => {
    const { read } = sendSlowly(MEGABYTE);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await Promise.race([read, Promise.resolve('open')])).toBe(408);
  });

  it('is read as long as enough arrives', async () => {
    const { read, finish } = sendSlowly(2 * MAX_BODY);
    await vi.advanceTimersByTimeAsync(15_000);
    finish();
    expect(await read).toBe(2 * MAX_BODY);
  });
});
