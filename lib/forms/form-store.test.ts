import { describe, expect, it, vi } from 'vitest';
import { createFormStore, findFieldError } from './form-store';

describe('the form store', () => {
  it('returns the same record until it changes', () => {
    const store = createFormStore();
    store.updateField('a', { blurred: true });
    const before = store.getField('a');
    store.updateField('a', { blurred: true });
    store.updateField('b', { dirty: true });
    expect(store.getField('a')).toBe(before);
    expect(store.getField('b')).toMatchObject({ dirty: true, blurred: false });
  });

  it('derives the form state from its fields', () => {
    const store = createFormStore();
    expect(store.getForm()).toMatchObject({ checked: false, dirty: false, errors: 0 });
    store.updateField('a', { dirty: true, pending: true });
    store.setRuleErrors([{ name: 'b', code: 'required' }]);
    expect(store.getForm()).toMatchObject({ checked: true, dirty: true, pending: false, errors: 1 });
    store.setRuleErrors([]);
    expect(store.getForm().errors).toBe(0);
  });

  it('prefers errors of the server, then of the control, then of the rules', () => {
    const store = createFormStore([{ name: 'a', code: 'taken' }]);
    store.updateField('a', { control: { code: 'number' } });
    store.setRuleErrors([{ name: 'a', code: 'required' }]);
    expect(findFieldError(store.getField('a'))?.code).toBe('taken');
    store.setServerErrors([]);
    expect(findFieldError(store.getField('a'))?.code).toBe('number');
    expect(store.listControlErrors()).toEqual([{ name: 'a', code: 'number' }]);
    store.updateField('a', { control: null });
    expect(findFieldError(store.getField('a'))?.code).toBe('required');
  });

  it('starts with server errors', () => {
    const store = createFormStore([{ name: 'a', code: 'required' }]);
    expect(store.getForm()).toMatchObject({ checked: true, submitted: true, errors: 1 });
  });

  it('notifies subscribers only', () => {
    const store = createFormStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.updateField('a', { dirty: true });
    stop();
    store.updateField('a', { dirty: false });
    expect(listener).toHaveBeenCalledOnce();
  });
});
