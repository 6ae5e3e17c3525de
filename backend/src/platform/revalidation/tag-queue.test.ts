import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTagQueue } from './tag-queue';
import { MAX_REVALIDATED_TAGS } from '../../../contract/limits';

describe('createTagQueue', () => {
  const record = vi.fn(async (_tags: string[]) => {});
  beforeEach(() => {
    vi.useFakeTimers();
    record.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sends the tags of a window in one message, without duplicates', async () => {
    const send = vi.fn(async () => {});
    const add = createTagQueue({ record, send, onFailure: vi.fn() });
    add(['page', 'page:1']);
    add(['page', 'page:2']);
    await vi.advanceTimersByTimeAsync(60);
    add(['menu']);
    await vi.advanceTimersByTimeAsync(60);
    expect(send.mock.calls).toEqual([[['page', 'page:1', 'page:2']], [['menu']]]);
  });

  it('splits what the storefront would not accept in one message', async () => {
    const send = vi.fn(async (_tags: string[]) => {});
    const tags = Array.from({ length: MAX_REVALIDATED_TAGS + 1 }, (_, index) => `page:${index}`);
    createTagQueue({ record, send, onFailure: vi.fn() })(tags);
    await vi.advanceTimersByTimeAsync(60);
    expect(send.mock.calls.map(([sent]) => sent.length)).toEqual([MAX_REVALIDATED_TAGS, 1]);
    expect(send.mock.calls.flatMap(([sent]) => sent)).toEqual(tags);
  });

  it('retries, then reports the failure', async () => {
    const send = vi.fn(async () => {
      throw new Error('down');
    });
    const onFailure = vi.fn();
    createTagQueue({ record, send, onFailure, retries: [10, 20, 30] })(['page']);
    await vi.advanceTimersByTimeAsync(200);
    expect(send).toHaveBeenCalledTimes(4);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(['page']);
  });

  it('records tags once, before they are sent', async () => {
    const calls: string[] = [];
    record.mockImplementationOnce(async () => {
      throw new Error('busy');
    });
    record.mockImplementationOnce(async () => void calls.push('record'));
    const send = vi.fn(async () => void calls.push('send'));
    send.mockRejectedValueOnce(new Error('down'));
    createTagQueue({ record, send, onFailure: vi.fn(), retries: [10, 20] })(['page']);
    await vi.advanceTimersByTimeAsync(200);
    expect(calls).toEqual(['record', 'send']);
    expect(record.mock.calls).toEqual([[['page']], [['page']]]);
  });

  it('sends what could not be recorded', async () => {
    record.mockRejectedValue(new Error('gone'));
    const send = vi.fn(async () => {});
    const onFailure = vi.fn();
    createTagQueue({ record, send, onFailure, retries: [10] })(['page']);
    await vi.advanceTimersByTimeAsync(200);
    record.mockReset();
    expect(send).toHaveBeenCalledExactlyOnceWith(['page']);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(['page']);
  });

  it('stops retrying after success', async () => {
    const send = vi.fn(async () => {});
    send.mockRejectedValueOnce(new Error('down'));
    const onFailure = vi.fn();
    createTagQueue({ record, send, onFailure, retries: [10, 20, 30] })(['page']);
    await vi.advanceTimersByTimeAsync(200);
    expect(send).toHaveBeenCalledTimes(2);
    expect(onFailure).not.toHaveBeenCalled();
  });
});
