/** A storage that falls silent must not hold a player for the minutes that fetch waits: cut off, it asks for the rest anew. */
const SILENT_MS = 15_000;

/**
 * Reads a body at the pace of whoever takes the chunks: a paused player costs no time of `silentMs`.
 * @throws when no byte arrived for `silentMs` milliseconds while one was waited for
 */
export async function* readChunks(
  body: ReadableStream<Uint8Array>,
  silentMs = SILENT_MS,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  try {
    for (;;) {
      const part = await withinTime(reader.read(), silentMs);
      if (part.done) return;
      yield part.value;
    }
  } finally {
    // Ends the storage's answer too when the browser went away. It may be cut off already.
    await reader.cancel().catch(() => undefined);
  }
}

async function withinTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The storage was silent for ${ms} ms`)), ms);
  });
  return Promise.race([promise, silence]).finally(() => clearTimeout(timer));
}
