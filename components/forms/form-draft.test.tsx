// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { clearFormDraft, readFormDraft, saveFormDraft } from '@/lib/forms/form-draft';
import { emailRule } from '@/lib/forms/text-schemas';
import { CheckboxField } from './checkbox-field';
import { CheckboxListField } from './checkbox-list-field';
import { labels, messageOf, openForm, send, settle, TestForm } from './form.fixtures';
import { PasswordField } from './password-field';
import { RadioField } from './radio-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { TextareaField } from './textarea-field';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Option ${value}` }));
const values = { name: '', story: '', pick: '', one: '', many: [], agreed: false, choice: 'no', secret: '' };
const fields = (
  <>
    <TextField name="name" label="Name" />
    <TextareaField name="story" label="Story" />
    <SelectField name="pick" label="Pick" options={options} />
    <RadioField name="one" label="One" options={options} />
    <CheckboxListField name="many" label="Many" options={options} />
    <CheckboxField name="agreed" label="Agreed" />
    <CheckboxField name="choice" label="Choice" onValue="yes" offValue="no" optional />
    <PasswordField name="secret" label="Secret" autoComplete="new-password" />
  </>
);
const typed = {
  name: 'Noor',
  story: 'Once\nupon',
  pick: 'b',
  one: 'c',
  many: ['a', 'c'],
  agreed: true,
  choice: 'yes',
  secret: 'hush',
};
const at = (selector: string) => {
  const element = document.querySelector<HTMLInputElement>(selector);
  if (!element) throw new Error(selector);
  return element;
};

beforeEach(() => sessionStorage.clear());

describe('form draft', () => {
  it('survives a reload, except for secrets and consents', async () => {
    await openForm({ values, draft: 'test', children: fields });
    fireEvent.change(at('[name=name]'), { target: { value: 'Noor' } });
    fireEvent.change(at('[name=secret]'), { target: { value: 'hush' } });
    fireEvent.click(at('[name=many][value=b]'));
    fireEvent.click(at('[name=choice]'));
    fireEvent.click(at('[name=agreed]'));
    await settle();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hush');
    cleanup();
    const { sent } = await openForm({ values, draft: 'test', children: fields });
    expect(at('[name=name]').value).toBe('Noor');
    expect(at('[name=secret]').value).toBe('');
    await send();
    expect(sent()).toEqual({ ...values, name: 'Noor', many: ['b'], choice: 'yes' });
  });

  it('is cleared on request, and never restored into a field of another type', async () => {
    saveFormDraft('test', { name: ['x'], story: 'kept', many: 'a', gone: 'x' });
    const { sent } = await openForm({ values, draft: 'test', children: fields });
    await send();
    expect(sent()).toEqual({ ...values, story: 'kept' });
    clearFormDraft('test');
    expect(readFormDraft('test')).toEqual({});
  });

  it('does not restore a consent that an earlier version stored', async () => {
    saveFormDraft('test', { name: 'Noor', agreed: true });
    await openForm({ values, draft: 'test', children: fields });
    expect(at('[name=name]').value).toBe('Noor');
    expect(at('[name=agreed]').checked).toBe(false);
  });

  it.each(['{', '[]', '{"name":{"a":1}}'])('is ignored when %s is stored', async (stored) => {
    sessionStorage.setItem('form-test', stored);
    await openForm({ values, draft: 'test', children: fields });
    expect(at('[name=name]').value).toBe('');
  });

  it('survives a server error', async () => {
    await openForm({
      values,
      onSubmit: async () => [{ name: 'name', code: 'invalid' }],
      children: fields,
    });
    fireEvent.change(at('[name=story]'), { target: { value: 'Long story' } });
    await send();
    expect(at('[name=story]').value).toBe('Long story');
  });
});

describe('before hydration', () => {
  /** Server-rendered page that receives input before it is hydrated. */
  async function takeOver(element: React.ReactElement, use: () => void) {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(element);
    use();
    let root: ReturnType<typeof hydrateRoot> | undefined;
    await act(async () => {
      root = hydrateRoot(container, element);
    });
    return () => {
      act(() => root?.unmount());
      container.remove();
    };
  }
  const typeEarly = () => {
    at('[name=name]').value = 'Noor';
    at('[name=story]').value = 'Once\nupon';
    at('[name=pick]').value = 'b';
    at('[name=one][value=c]').checked = true;
    at('[name=many][value=a]').checked = true;
    at('[name=many][value=c]').checked = true;
    at('[name=agreed]').checked = true;
    at('[name=choice]').checked = true;
    at('[name=secret]').value = 'hush';
  };

  it('enables forms with native submission and adopts their input', async () => {
    const sent: unknown[] = [];
    const onSubmit = async (submitted: unknown) => {
      sent.push(submitted);
      return [];
    };
    const form = (
      <TestForm values={values} action="/api/forms/test" draft="test" onSubmit={onSubmit}>
        {fields}
      </TestForm>
    );
    saveFormDraft('test', { name: 'Older', story: 'Older' });
    const done = await takeOver(form, () => {
      expect(at('form').getAttribute('action')).toBe('/api/forms/test');
      expect(at('[name=name]').matches(':disabled')).toBe(false);
      expect(at('button[type=submit]').disabled).toBe(false);
      typeEarly();
    });
    expect(at('[name=name]').value).toBe('Noor');
    await send();
    expect(sent).toEqual([typed]);
    done();
  });

  it('disables forms that need JavaScript and restores the draft afterwards', async () => {
    saveFormDraft('test', { name: 'Noor' });
    const form = (
      <TestForm values={values} draft="test">
        {fields}
      </TestForm>
    );
    const done = await takeOver(form, () => {
      expect(at('[name=name]').matches(':disabled')).toBe(true);
      expect(at('button[type=submit]').disabled).toBe(true);
    });
    expect(at('[name=name]').matches(':disabled')).toBe(false);
    expect(at('[name=name]').value).toBe('Noor');
    done();
  });

  it('shows all values and errors of a rejected native submission', async () => {
    const form = (
      <TestForm
        values={{ ...typed, mail: 'noor' }}
        schema={z.looseObject({ mail: emailRule })}
        action="/api/forms/test"
        initialErrors={[{ name: 'mail', code: 'email' }]}
      >
        <TextField name="mail" label="Mail" />
        {fields}
      </TestForm>
    );
    const done = await takeOver(form, () => {
      const data = new FormData(at('form') as unknown as HTMLFormElement);
      expect(Object.fromEntries(data)).toEqual({
        mail: 'noor',
        name: 'Noor',
        story: 'Once\nupon',
        pick: 'b',
        one: 'c',
        many: 'c',
        agreed: 'on',
        choice: 'yes',
        secret: '',
      });
      expect(data.getAll('many')).toEqual(['a', 'c']);
      expect(messageOf('mail')).toBe(labels.errors.email);
      expect(at('[name=mail]').getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByRole('link', { name: labels.errors.email })).toBeTruthy();
      expect(screen.getByText(labels.incomplete)).toBeTruthy();
    });
    fireEvent.change(at('[name=mail]'), { target: { value: 'noor@example.com' } });
    await settle();
    expect(messageOf('mail')).toBe('');
    done();
  });
});
