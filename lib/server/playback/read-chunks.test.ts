import { expect, it } from 'vitest';
import { readChunks } from './read-chunks';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Sends one chunk, then nothing, and never ends. */
function silentAfter(text: string): { body: ReadableStream<Uint8Array>; isCancelled: () => boolean } {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes(text)),
    cancel() {
      isCancelled = true;
    },
  });
  return { body, isCancelled: () => isCancelled };
}

it('ends a storage that falls silent, after what it had sent', async () => {
  const { body, isCancelled } = silentAfter('half');
  const chunks = readChunks(body, 20);
  expect((await chunks.next()).value).toEqual(bytes('half'));
  await expect(chunks.next()).rejects.toThrow('silent for 20 ms');
  expect(isCancelled()).toBe(true);
});

it('waits for a player that is paused', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes('one'));
      controller.enqueue(bytes('two'));
      controller.close();
    },
  });
  const seen: Uint8Array[] = [];
  for await (const chunk of readChunks(body, 20)) {
    seen.push(chunk);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  expect(seen).toEqual([bytes('one'), bytes('two')]);
});

it('ends the answer of the storage when the browser goes away', async () => {
  const { body, isCancelled } = silentAfter('half');
  const chunks = readChunks(body);
  await chunks.next();
  await chunks.return();
  expect(isCancelled()).toBe(true);
});
