// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contactForm, field } from '@/lib/forms/composed/form.fixtures';
import { findRuleMessages } from '@/lib/forms/run-rules';
import messages from '@/messages/en.json';
import { ComposedFormBox, type ComposedFormProps } from './composed-form';
import { parseRules } from '@/lib/forms/rule-string';

const { forms, composed } = messages;
const props: ComposedFormProps = {
  slug: 'contact',
  fields: contactForm.fields,
  page: '/contact',
  captcha: null,
  labels: forms,
  fieldMessages: { name: { required: 'Name is required.' }, x: { misconfigured: 'Configured incorrectly.' } },
  texts: { ...composed, submit: 'Send', sentTitle: 'Thank you', sentText: 'We write back soon.' },
  problems: { UnknownError: forms.problems.failed, TooManyRequests: forms.problems.tooMany },
  rejected: null,
};

const calls: { path: string; headers: Record<string, string>; body: unknown }[] = [];
function respondWith(status: number, body: unknown) {
  calls.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({
      path,
      headers: init.headers as Record<string, string>,
      body: init.body instanceof FormData ? init.body : JSON.parse(String(init.body)),
    });
    return Response.json(body, { status });
  });
}

const box = (name: RegExp) => screen.getByRole('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const fillIn = () => {
  type(/^Name/, 'Åsa Öberg');
  type(/^Email/, 'asa@example.com');
  type(/^Message/, 'Is the suit warm enough?');
  fireEvent.click(screen.getByRole('checkbox'));
};

beforeEach(() => sessionStorage.clear());

describe('CMS form', () => {
  it('is submitted once per content and replaced by the thanks', async () => {
    respondWith(500, {});
    render(<ComposedFormBox {...props} />);
    fillIn();
    await press('Send');
    expect(await screen.findByText(forms.problems.failed)).toBeDefined();
    await press('Send');
    respondWith(201, { data: { ok: true } });
    const first = calls[0]?.headers['idempotency-key'];
    await press('Send');
    expect(await screen.findByText('We write back soon.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(calls[0]?.body).toEqual({
      data: { name: 'Åsa Öberg', email: 'asa@example.com', message: 'Is the suit warm enough?', agreed: 'true' },
    });
    expect(first === undefined || first === calls[0]?.headers['idempotency-key']).toBe(true);
    expect(sessionStorage.getItem('form-form-contact')).toBeNull();

    await press(composed.again);
    expect(box(/^Name/)).toHaveProperty('value', '');
  });

  it('shows errors of the client and the server', async () => {
    respondWith(422, {
      error: { status: 422, name: 'ValidationError', details: { errors: [{ path: ['email'], name: 'taken' }] } },
    });
    render(<ComposedFormBox {...props} />);
    await press('Send');
    expect(screen.getAllByText('Name is required.').length).toBeGreaterThan(0);
    expect(calls).toEqual([]);
    fillIn();
    await press('Send');
    await waitFor(() => expect(screen.getAllByText(forms.errors.taken).length).toBeGreaterThan(0));
    expect(box(/^Name/)).toHaveProperty('value', 'Åsa Öberg');
  });

  it('reports that it cannot be submitted when its rules are invalid', async () => {
    respondWith(201, {});
    render(<ComposedFormBox {...props} fields={[field({ name: 'x', label: 'X', rules: 'no_such_rule' })]} />);
    await press('Send');
    expect(screen.getAllByText('Configured incorrectly.').length).toBeGreaterThan(0);
    expect(calls).toEqual([]);
  });

  it('shows advice and submits all the same', async () => {
    respondWith(201, { data: { ok: true } });
    const fields = [field({ name: 'phone', label: 'Phone', rules: '?length:10,20' })];
    const [remark] = findRuleMessages(parseRules('?length:10,20'), '112', {}, 'phone');
    const code = remark?.code ?? '';
    render(<ComposedFormBox {...props} fields={fields} fieldMessages={{ phone: { [code]: 'That looks short.' } }} />);
    type(/^Phone/, '112');
    fireEvent.blur(box(/^Phone/));
    expect(await screen.findByText('That looks short.')).toBeDefined();
    await press('Send');
    expect(calls).toHaveLength(1);
  });

  it('submits files as multipart', async () => {
    respondWith(201, { data: { ok: true } });
    const fields = [field({ name: 'photo', label: 'Photo', type: 'file', accept: '.png' })];
    const { container } = render(<ComposedFormBox {...props} fields={fields} />);
    const input = container.querySelector('input[type=file]');
    if (!input) throw new Error('no file field');
    fireEvent.change(input, { target: { files: [new File(['x'], 'otter.png', { type: 'image/png' })] } });
    await press('Send');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body instanceof FormData && [...calls[0].body.keys()]).toEqual(['photo']);
  });
});

describe('without JavaScript', () => {
  const html = renderToString(
    <ComposedFormBox
      {...props}
      rejected={{
        values: { name: 'Zoë "x" <b>', email: 'zoe@', message: '</textarea><b>', agreed: 'true' },
        errors: [{ name: 'email', code: 'email' }],
        problem: null,
        lostFiles: true,
      }}
    />,
  );

  it('contains submitted values, their errors and the honeypot', () => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const valueOf = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
    expect(['name', 'email', 'message', '_page', 'website'].map(valueOf)).toEqual([
      'Zoë "x" <b>',
      'zoe@',
      '</textarea><b>',
      '/contact',
      '',
    ]);
    expect(page.querySelector<HTMLInputElement>('[name="agreed"]')?.checked).toBe(true);
    expect(page.querySelector('[name="email"]')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('a[href="#form-contact-email"]')?.textContent).toBe(forms.errors.email);
    expect(page.querySelector('form')?.getAttribute('action')).toBe('/api/forms/contact');
    expect(page.querySelector('fieldset')?.disabled).toBe(false);
    expect(page.body.textContent).toContain(composed.filesAgain);
    expect(page.querySelector('[name="website"]')?.closest('[aria-hidden="true"]')).not.toBeNull();
  });
});
