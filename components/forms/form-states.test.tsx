// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { FieldError } from '@/lib/forms/field-errors';
import { emailRule, requiredText } from '@/lib/forms/text-schemas';
import { CheckboxField } from './checkbox-field';
import { CheckboxListField } from './checkbox-list-field';
import { labels, messageOf, openForm, send, settle, wrapperOf } from './form.fixtures';
import { TextField } from './text-field';
import { useFieldState } from './use-field-state';

const field = (name = 'Mail') => screen.getByLabelText(name, { exact: false }) as HTMLInputElement;
const type = (value: string, name = 'Mail') => fireEvent.change(field(name), { target: { value } });
const leave = (name = 'Mail') => act(async () => fireEvent.blur(field(name)));
const schema = z.object({ mail: emailRule });
const openMail = (visibility?: 'blur' | 'dirty' | 'live') =>
  openForm({ values: { mail: '' }, schema, children: <TextField name="mail" label="Mail" visibility={visibility} /> });

afterEach(() => vi.useRealTimers());

describe('messages', () => {
  it('appear on blur and then follow the input', async () => {
    await openMail();
    type('noor');
    await settle();
    expect(messageOf('mail')).toBe('');
    await leave();
    expect(messageOf('mail')).toBe(labels.errors.email);
    type('noor@example.com');
    await settle();
    expect(messageOf('mail')).toBe('');
    type('');
    await settle();
    expect(messageOf('mail')).toBe(labels.required.email.replace('Email address is required', labels.errors.required));
  });

  it('appear on the first change if configured', async () => {
    await openMail('dirty');
    await leave();
    expect(messageOf('mail')).toBe('');
    type('noor');
    await settle();
    expect(messageOf('mail')).toBe(labels.errors.email);
  });

  it('appear immediately if live', async () => {
    await openMail('live');
    expect(messageOf('mail')).toBe(labels.errors.required);
  });

  it('appear on change for a checkbox, also when the change is undone', async () => {
    await openForm({
      values: { agreed: false },
      schema: z.object({ agreed: z.boolean().refine(Boolean, 'accepted') }),
      children: <CheckboxField name="agreed" label="Agreed" />,
    });
    await leave('Agreed');
    expect(messageOf('agreed')).toBe('');
    fireEvent.click(field('Agreed'));
    fireEvent.click(field('Agreed'));
    await settle();
    expect(messageOf('agreed')).toBe(labels.errors.accepted);
  });

  it('appear for every field after submission', async () => {
    await openMail('dirty');
    await send();
    expect(messageOf('mail')).toBe(labels.errors.required);
  });

  it('do not appear while moving between the options of a list', async () => {
    const options = ['A', 'B'].map((value) => ({ value, label: value }));
    await openForm({
      values: { list: [] },
      schema: z.object({ list: z.array(z.string()).min(1, 'required') }),
      children: <CheckboxListField name="list" label="List" visibility="blur" options={options} />,
    });
    await act(async () => fireEvent.blur(field('A'), { relatedTarget: field('B') }));
    expect(wrapperOf('list').dataset['blurred']).toBeUndefined();
    await act(async () => fireEvent.blur(field('B')));
    expect(messageOf('list')).toBe(labels.errors.required);
  });

  it('are polite, and silent while the summary is announced', async () => {
    await openMail();
    const region = () => document.getElementById('test-mail-message')?.getAttribute('aria-live');
    await leave();
    expect(region()).toBe('polite');
    await send();
    expect(region()).toBe('off');
    type('n');
    expect(region()).toBe('polite');
  });

  it('can be custom per field', async () => {
    await openForm({
      values: { mail: '' },
      schema,
      fieldMessages: { mail: { required: 'How do we reach you?' } },
      children: <TextField name="mail" label="Mail" visibility="live" />,
    });
    expect(messageOf('mail')).toBe('How do we reach you?');
  });
});

describe('validation', () => {
  it('is debounced by 20 ms', async () => {
    const check = vi.fn(() => true);
    vi.useFakeTimers();
    const watched = z.object({ mail: z.string().refine(check, 'email') });
    await openForm({ values: { mail: '' }, schema: watched, children: <TextField name="mail" label="Mail" /> });
    check.mockClear();
    for (const text of ['n', 'no', 'noo']) {
      type(text);
      await act(() => vi.advanceTimersByTimeAsync(15));
    }
    expect(check).not.toHaveBeenCalled();
    expect(wrapperOf('mail').dataset['settled']).toBeUndefined();
    await act(() => vi.advanceTimersByTimeAsync(5));
    expect(check.mock.calls).toEqual(
      [['noo', expect.anything()]].map(([text]) => [text]).map((call) => expect.arrayContaining(call)),
    );
    expect(wrapperOf('mail').dataset['settled']).toBe('');
  });

  it('can be debounced longer per field', async () => {
    vi.useFakeTimers();
    await openForm({
      values: { mail: '' },
      schema,
      debounce: { mail: 300 },
      children: <TextField name="mail" label="Mail" visibility="live" />,
    });
    type('noor@example.com');
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(messageOf('mail')).toBe(labels.errors.required);
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(messageOf('mail')).toBe('');
  });

  it('is not debounced on submission', async () => {
    const { sent } = await openMail();
    type('noor@example.com');
    await send();
    expect(sent()).toEqual({ mail: 'noor@example.com' });
  });

  it('covers all fields, so that dependent fields are consistent', async () => {
    await openForm({
      values: { a: 'x', b: 'x' },
      schema: z
        .object({ a: z.string(), b: z.string() })
        .refine(({ a, b }) => a === b, { path: ['b'], message: 'confirm' }),
      children: (
        <>
          <TextField name="a" label="First" />
          <TextField name="b" label="Again" />
        </>
      ),
    });
    await leave('Again');
    type('y', 'First');
    await settle();
    expect(messageOf('b')).toBe(labels.errors.confirm);
  });
});

describe('states', () => {
  it('are set on the field and on the form', async () => {
    await openMail();
    const form = document.getElementById('test');
    expect(wrapperOf('mail').dataset).toMatchObject({ settled: '', invalid: '', errors: '1' });
    expect(wrapperOf('mail').dataset['valid']).toBeUndefined();
    expect(form?.dataset).toMatchObject({ invalid: '', errors: '1' });
    type('noor@example.com');
    await leave();
    await settle();
    expect(wrapperOf('mail').dataset).toMatchObject({ valid: '', dirty: '', blurred: '' });
    expect(wrapperOf('mail').dataset['invalid']).toBeUndefined();
    await send();
    expect(wrapperOf('mail').dataset['submitted']).toBe('');
    expect(form?.dataset).toMatchObject({ submitted: '', valid: '', dirty: '' });
  });

  it('can be queried', async () => {
    const seen: ReturnType<typeof useFieldState>[] = [];
    const Probe = () => {
      seen.push(useFieldState('mail'));
      return null;
    };
    await openForm({
      values: { mail: 'x' },
      schema,
      children: (
        <>
          <TextField name="mail" label="Mail" />
          <Probe />
        </>
      ),
    });
    expect(seen[0]).toMatchObject({ settled: false, valid: false, invalid: false, errors: [] });
    expect(seen.at(-1)).toMatchObject({ settled: true, invalid: true, errors: ['email'], message: null });
    await leave();
    expect(seen.at(-1)).toMatchObject({ blurred: true, message: labels.errors.email });
  });
});

describe('submission', () => {
  it('reports errors beside the button and above the fields', async () => {
    const { onSubmit } = await openMail();
    await send();
    const summary = screen.getByRole('group', { name: labels.summary });
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getByRole('link').getAttribute('href')).toBe('#test-mail');
    const button = screen.getByRole('button', { name: 'Send' });
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Form incomplete.',
    );
    expect(onSubmit).not.toHaveBeenCalled();
    type('noor@example.com');
    await settle();
    expect(screen.queryByText(labels.incomplete)).toBeNull();
    expect(within(summary).getByText(labels.fixed, { exact: false })).toBeTruthy();
    await send();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.queryByRole('group', { name: labels.summary })).toBeNull();
  });

  it('disables the form, announces progress and restores the focus', async () => {
    let finish = (_: FieldError[]) => {};
    const { onSubmit } = await openForm({
      values: { mail: 'noor@example.com' },
      schema,
      onSubmit: () => new Promise((resolve) => (finish = resolve)),
      children: <TextField name="mail" label="Mail" />,
    });
    const form = document.getElementById('test');
    act(() => field().focus());
    await act(async () => form && fireEvent.submit(form));
    expect(form?.getAttribute('aria-busy')).toBe('true');
    expect(form?.dataset['loading']).toBe('');
    expect(field().matches(':disabled')).toBe(true);
    expect(screen.getByRole('status').textContent).toBe(labels.busy);
    await send();
    expect(onSubmit).toHaveBeenCalledOnce();
    await act(async () => finish([]));
    expect(field().matches(':disabled')).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('marks fields rejected by the server until they change', async () => {
    await openForm({
      values: { mail: 'noor@example.com', name: '' },
      schema: z.object({ mail: emailRule, name: z.string() }),
      onSubmit: async () => [{ name: 'mail', code: 'taken' }],
      children: (
        <>
          <TextField name="mail" label="Mail" />
          <TextField name="name" label="Name" />
        </>
      ),
    });
    await send();
    expect(messageOf('mail')).toBe(labels.errors.taken);
    expect(screen.getByRole('link', { name: labels.errors.taken })).toBeTruthy();
    expect(field().value).toBe('noor@example.com');
    type('Noor', 'Name');
    await settle();
    expect(messageOf('mail')).toBe(labels.errors.taken);
    type('vos@example.com');
    await settle();
    expect(messageOf('mail')).toBe('');
  });

  it('falls back to a generic message for unknown codes', async () => {
    await openForm({
      values: { mail: 'a' },
      onSubmit: async () => [{ name: 'mail', code: 'constructor' }],
      children: <TextField name="mail" label="Mail" />,
    });
    await send();
    expect(messageOf('mail')).toBe('This field is not valid.');
  });

  it('lists field errors in display order', async () => {
    await openForm({
      values: { one: '', two: '' },
      schema: z.object({ two: requiredText(5), one: requiredText(5) }),
      fieldMessages: { one: { required: 'One!' }, two: { required: 'Two!' } },
      children: (
        <>
          <TextField name="one" label="One" />
          <TextField name="two" label="Two" />
        </>
      ),
    });
    await send();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['One!', 'Two!']);
  });
});
