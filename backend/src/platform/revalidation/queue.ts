export interface QueueOptions {
  send: (tags: string[]) => Promise<void>;
  onFailure: (tags: string[]) => void;
  /** Milliseconds in which changes are gathered into one message. */
  window?: number;
  /** Pauses before each further try. */
  retries?: number[];
}

export type Revalidate = (tags: string[]) => void;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Gathers tags for a moment and sends them once, with a few tries; whoever adds tags never waits. */
export function createTagQueue({
  send,
  onFailure,
  window = 50,
  retries = [250, 1000, 4000],
}: QueueOptions): Revalidate {
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | null = null;

  async function deliver(tags: string[]): Promise<void> {
    for (const delay of [...retries, null]) {
      try {
        await send(tags);
        return;
      } catch {
        if (delay === null) onFailure(tags);
        else await pause(delay);
      }
    }
  }

  return (tags) => {
    for (const tag of tags) waiting.add(tag);
    if (timer || waiting.size === 0) return;
    timer = setTimeout(() => {
      const batch = [...waiting];
      waiting = new Set();
      timer = null;
      void deliver(batch);
    }, window);
    // A backend that stops does not wait for the storefront.
    timer.unref();
  };
}
