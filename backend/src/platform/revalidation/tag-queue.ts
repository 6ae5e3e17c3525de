import { MAX_REVALIDATED_TAGS } from '../../../contract/limits';

export interface QueueOptions {
  /** Keeps all tags of a window, before they are sent. */
  record: (tags: string[]) => Promise<void>;
  send: (tags: string[]) => Promise<void>;
  onFailure: (tags: string[]) => void;
  /** Milliseconds during which changes are combined into one message. */
  window?: number;
  /** Delays in milliseconds before each retry. */
  retries?: number[];
}

export type Revalidate = (tags: string[]) => void;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Collects tags for a short time, records them and sends them in one message, or few, with retries; callers never wait. */
export function createTagQueue({
  record,
  send,
  onFailure,
  window = 50,
  retries = [250, 1000, 4000],
}: QueueOptions): Revalidate {
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | null = null;

  async function attempt(work: (tags: string[]) => Promise<void>, tags: string[]): Promise<void> {
    for (const delay of [...retries, null]) {
      try {
        await work(tags);
        return;
      } catch {
        if (delay === null) onFailure(tags);
        else await pause(delay);
      }
    }
  }

  async function deliver(tags: string[]): Promise<void> {
    await attempt(record, tags);
    for (let at = 0; at < tags.length; at += MAX_REVALIDATED_TAGS)
      await attempt(send, tags.slice(at, at + MAX_REVALIDATED_TAGS));
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
    // Must not keep a stopping backend alive.
    timer.unref();
  };
}
