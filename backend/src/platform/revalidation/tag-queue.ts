import { MAX_REVALIDATED_TAGS } from '../../../contract/limits';

export interface QueueOptions {
  send: (tags: string[]) => Promise<void>;
  onFailure: (tags: string[]) => void;
  /** Milliseconds during which changes are combined into one message. */
  window?: number;
  /** Delays in milliseconds before each retry. */
  retries?: number[];
}

export type Revalidate = (tags: string[]) => void;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Collects tags for a short time and sends them in one message, or few, with retries; callers never wait. */
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

  async function deliverAll(tags: string[]): Promise<void> {
    for (let at = 0; at < tags.length; at += MAX_REVALIDATED_TAGS)
      await deliver(tags.slice(at, at + MAX_REVALIDATED_TAGS));
  }

  return (tags) => {
    for (const tag of tags) waiting.add(tag);
    if (timer || waiting.size === 0) return;
    timer = setTimeout(() => {
      const batch = [...waiting];
      waiting = new Set();
      timer = null;
      void deliverAll(batch);
    }, window);
    // Must not keep a stopping backend alive.
    timer.unref();
  };
}
