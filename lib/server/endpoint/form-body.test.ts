import { describe, expect, it } from 'vitest';
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
  const read = readUpload(new Request('http://localhost:3000/api/reviews', init), MEGABYTE).then(
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

describe('concurrent bodies', () => {
  const atOnce = (letters: number, address = '203.0.113.9') => {
    const sent = sendSlowly(letters, address);
    sent.finish();
    return sent.read;
  };

  it('are unlimited while small', async () => {
    const slow = Array.from({ length: 8 }, () => sendSlowly(100));
    await whileOpen(slow, async () => {
      expect(await atOnce(100)).toBe(100);
      expect(await atOnce(2 * MAX_BODY)).toBe(2 * MAX_BODY);
    });
  });

  it('of one network leave room for others when large', async () => {
    const slow = Array.from({ length: 3 }, () => sendSlowly(2 * MAX_BODY));
    await whileOpen(slow, async () => {
      expect(await atOnce(2 * MAX_BODY)).toBe(429);
      expect(await atOnce(2 * MAX_BODY, '198.51.100.7')).toBe(2 * MAX_BODY);
    });
    expect(await Promise.all(slow.map(({ read }) => read))).toEqual([2 * MAX_BODY, 2 * MAX_BODY, 429]);
    expect(await atOnce(2 * MAX_BODY)).toBe(2 * MAX_BODY);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:3:4:5:6', '2001:db8:0:1::1'],
    // `::` replaces the longest run of zeros: once inside and once after the network part.
    ['2001:0:0:1::1', '2001:0:0:1::2', '2001::1:5:6:7:8', '2001::2:5:6:7:8'],
    ['2001::2:5:6:7:8', '2001::2:5:6:7:9', '2001:0:0:2::1', '2001::1:5:6:7:8'],
  ])('of one IPv6 network share a limit: %s', async (first, second, third, stranger) => {
    const slow = [first, second].map((address) => sendSlowly(2 * MAX_BODY, address));
    await whileOpen(slow, async () => {
      expect(await atOnce(2 * MAX_BODY, third)).toBe(429);
      expect(await atOnce(2 * MAX_BODY, stranger)).toBe(2 * MAX_BODY);
    });
  });

  it('are limited to four when large', async () => {
    const slow = [1, 2, 3, 4].map((host) => sendSlowly(2 * MAX_BODY, `203.0.113.${host}`));
    await whileOpen(slow, async () => {
      expect(await atOnce(2 * MAX_BODY, '203.0.113.5')).toBe(429);
    });
  });
});
