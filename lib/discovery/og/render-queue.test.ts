import { describe, expect, it } from 'vitest';
import { RenderQueue, RenderQueueFull } from './render-queue';

const picture = Buffer.from('0123456789');
const draw = () => Promise.resolve(picture);

describe('RenderQueue', () => {
  it('renders concurrent requests for one key once, and caches the result', async () => {
    const studio = new RenderQueue({ maxBytes: 100, maxWaiting: 5 });
    let drawn = 0;
    const count = () => {
      drawn += 1;
      return draw();
    };
    await Promise.all([studio.get('a', count), studio.get('a', count)]);
    await studio.get('a', count);
    expect(drawn).toBe(1);
  });

  it('renders one at a time', async () => {
    const studio = new RenderQueue({ maxBytes: 100, maxWaiting: 5 });
    let now = 0;
    let most = 0;
    const busy = async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      return picture;
    };
    await Promise.all(['a', 'b', 'c'].map((key) => studio.get(key, busy)));
    expect(most).toBe(1);
  });

  it('rejects when the queue is full', async () => {
    const studio = new RenderQueue({ maxBytes: 100, maxWaiting: 1 });
    const first = studio.get('a', draw);
    await expect(studio.get('b', draw)).rejects.toBeInstanceOf(RenderQueueFull);
    await first;
    expect(await studio.get('b', draw)).toBe(picture);
  });

  it('evicts beyond its size', async () => {
    const studio = new RenderQueue({ maxBytes: 15, maxWaiting: 5 });
    await studio.get('a', draw);
    await studio.get('b', draw);
    const again = Buffer.from('again');
    expect(await studio.get('a', () => Promise.resolve(again))).toBe(again);
  });

  it('continues after a failed rendering and retries it', async () => {
    const studio = new RenderQueue({ maxBytes: 100, maxWaiting: 5 });
    const failed = studio.get('a', () => Promise.reject(new Error('no picture')));
    const next = studio.get('b', draw);
    await expect(failed).rejects.toThrow('no picture');
    expect(await next).toBe(picture);
    expect(await studio.get('a', draw)).toBe(picture);
  });
});
