// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emailRule, requiredText } from '@/lib/forms/text-schemas';
import { CheckboxField } from './checkbox-field';
import { CheckboxListField } from './checkbox-list-field';
import { labels, messageOf, openForm, send, settle } from './form.fixtures';
import { PasswordField } from './password-field';
import { RadioField } from './radio-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { TextareaField } from './textarea-field';

const options = [
  { label: 'Red', value: 'red', group: 'Warm' },
  { label: 'Orange', value: 'orange', group: 'Warm', help: 'Like the fruit' },
  { label: 'Other', value: 'other' },
];
const input = (name: string) => screen.getByLabelText(name, { exact: false }) as HTMLInputElement;
const change = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });

describe('text fields', () => {
  it.each(['text', 'email', 'tel', 'number', 'date', 'url'] as const)(
    '%s has a label, a name and a value',
    async (type) => {
      const value = { number: '5', date: '2024-02-29' }[type as string] ?? 'abc';
      const { sent } = await openForm({ values: { it: '' }, children: <TextField name="it" label="It" type={type} /> });
      expect(input('It').type).toBe(type);
      expect(input('It').name).toBe('it');
      expect(input('It').getAttribute('aria-required')).toBe('true');
      change('It', value);
      await send();
      expect(sent()).toEqual({ it: value });
    },
  );

  it('is described by its hint and its error', async () => {
    await openForm({
      values: { mail: 'x' },
      schema: z.object({ mail: emailRule }),
      children: <TextField name="mail" label="Mail" hint="We never share it" />,
    });
    const described = () =>
      input('Mail')
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect(described()).toEqual(['We never share it']);
    await act(async () => fireEvent.blur(input('Mail')));
    expect(described()).toEqual(['We never share it', labels.errors.email]);
    expect(input('Mail').getAttribute('aria-invalid')).toBe('true');
  });

  it('tells which fields are optional', async () => {
    await openForm({ values: { it: '' }, children: <TextField name="it" label="It" optional /> });
    expect(screen.getByText(labels.optional, { exact: false })).toBeTruthy();
    expect(input('It').getAttribute('aria-required')).toBe('false');
  });

  it('does not treat a partial date as empty', async () => {
    const { onSubmit } = await openForm({
      values: { day: '' },
      schema: z.object({ day: z.string() }),
      children: <TextField name="day" label="Day" type="date" optional />,
    });
    Object.defineProperty(input('Day'), 'validity', { value: { badInput: true } });
    await act(async () => fireEvent.blur(input('Day')));
    expect(messageOf('day')).toBe(labels.errors.date);
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: labels.errors.date })).toBeTruthy();
  });

  it('supports multiple lines', async () => {
    const { sent } = await openForm({
      values: { story: 'a\nb' },
      children: <TextareaField name="story" label="Story" rows={3} />,
    });
    expect(screen.getByRole('textbox', { name: 'Story' }).tagName).toBe('TEXTAREA');
    change('Story', 'c\nd');
    await send();
    expect(sent()).toEqual({ story: 'c\nd' });
  });
});

describe('password field', () => {
  it('is shown and hidden by a labelled button', async () => {
    await openForm({
      values: { secret: '' },
      children: <PasswordField name="secret" label="Password" autoComplete="new-password" />,
    });
    const field = screen.getByLabelText('Password') as HTMLInputElement;
    expect(field.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: labels.showPassword }));
    expect(field.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: labels.hidePassword }));
    expect(field.type).toBe('password');
  });
});

describe('choices', () => {
  it('selects from grouped options', async () => {
    const { sent } = await openForm({
      values: { color: '' },
      children: <SelectField name="color" label="Color" options={options} />,
    });
    const select = screen.getByRole('combobox', { name: 'Color' });
    const warm = within(select).getByRole('group', { name: 'Warm' });
    expect(
      within(warm)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Red', 'Orange']);
    fireEvent.change(select, { target: { value: 'orange' } });
    await send();
    expect(sent()).toEqual({ color: 'orange' });
  });

  it('selects one of a few options', async () => {
    const { sent } = await openForm({
      values: { color: '' },
      schema: z.object({ color: requiredText(10) }),
      children: <RadioField name="color" label="Color" hint="Just one" options={options} />,
    });
    const group = screen.getByRole('radiogroup', { name: 'Color' });
    expect(group.tagName).toBe('FIELDSET');
    expect(group.getAttribute('aria-required')).toBe('true');
    await send();
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(messageOf('color')).toBe(labels.errors.required);
    fireEvent.click(screen.getByRole('link', { name: labels.errors.required }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Red' }));
    expect(screen.getByRole('group', { name: 'Warm' })).toBeTruthy();
    const orange = screen.getByRole('radio', { name: 'Orange' });
    expect(document.getElementById(orange.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Like the fruit');
    fireEvent.click(orange);
    await settle();
    await send();
    expect(sent()).toEqual({ color: 'orange' });
  });

  it('selects several options, in display order', async () => {
    const { sent } = await openForm({
      values: { colors: ['other'] },
      children: <CheckboxListField name="colors" label="Colors" options={options} />,
    });
    expect(input('Other').checked).toBe(true);
    fireEvent.click(input('Red'));
    await send();
    expect(sent()).toEqual({ colors: ['red', 'other'] });
    fireEvent.click(input('Other'));
    fireEvent.click(input('Red'));
    await send();
    expect(sent()).toEqual({ colors: [] });
  });

  it('returns a list even for a single option', async () => {
    const { sent } = await openForm({
      values: { colors: [] },
      children: <CheckboxListField name="colors" label="Colors" options={options.slice(0, 1)} />,
    });
    fireEvent.click(input('Red'));
    await send();
    expect(sent()).toEqual({ colors: ['red'] });
  });

  it.each([
    { values: {}, on: true, off: false },
    { values: { onValue: 'yes', offValue: 'no' }, on: 'yes', off: 'no' },
  ])('returns $on or $off for a checkbox', async ({ values, on, off }) => {
    const { sent } = await openForm({
      values: { agreed: off },
      children: <CheckboxField name="agreed" label="Agreed" {...values} />,
    });
    await send();
    expect(sent()).toEqual({ agreed: off });
    fireEvent.click(input('Agreed'));
    await send();
    expect(sent()).toEqual({ agreed: on });
    expect(input('Agreed').checked).toBe(true);
  });
});
