import { describe, expect, it, vi } from 'vitest';
import { createFormStore, findFault } from './form-store';

describe('the store of a form', () => {
  it('keeps the same record until something changes', () => {
    const store = createFormStore();
    store.mark('a', { blurred: true });
    const before = store.getField('a');
    store.mark('a', { blurred: true });
    store.mark('b', { dirty: true });
    expect(store.getField('a')).toBe(before);
    expect(store.getField('b')).toMatchObject({ dirty: true, blurred: false });
  });

  it('knows the form from its fields', () => {
    const store = createFormStore();
    expect(store.getForm()).toMatchObject({ checked: false, dirty: false, faults: 0 });
    store.mark('a', { dirty: true, waiting: true });
    store.setRuleFaults([{ name: 'b', code: 'required' }]);
    expect(store.getForm()).toMatchObject({ checked: true, dirty: true, waiting: false, faults: 1 });
    store.setRuleFaults([]);
    expect(store.getForm().faults).toBe(0);
  });

  it('believes the server first, then the control, then the rules', () => {
    const store = createFormStore([{ name: 'a', code: 'taken' }]);
    store.mark('a', { control: { code: 'number' } });
    store.setRuleFaults([{ name: 'a', code: 'required' }]);
    expect(findFault(store.getField('a'))?.code).toBe('taken');
    store.setServerFaults([]);
    expect(findFault(store.getField('a'))?.code).toBe('number');
    expect(store.listControlFaults()).toEqual([{ name: 'a', code: 'number' }]);
    store.mark('a', { control: null });
    expect(findFault(store.getField('a'))?.code).toBe('required');
  });

  it('starts with what the server refused', () => {
    const store = createFormStore([{ name: 'a', code: 'required' }]);
    expect(store.getForm()).toMatchObject({ checked: true, submitted: true, faults: 1 });
  });

  it('tells who listens, and nobody else', () => {
    const store = createFormStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.mark('a', { dirty: true });
    stop();
    store.mark('a', { dirty: false });
    expect(listener).toHaveBeenCalledOnce();
  });
});
