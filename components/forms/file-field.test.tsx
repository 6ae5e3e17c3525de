// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FileField } from './file-field';
import { labels, messageOf, openForm, send } from './form.fixtures';

const makeFile = (name: string, size = 10, type = '') => new File(['x'.repeat(size)], name, { type, lastModified: 1 });
const input = () => screen.getByLabelText('Photos', { exact: false });
const choose = (...files: File[]) => act(async () => fireEvent.change(input(), { target: { files } }));
const names = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('span')?.textContent);

const open = (props: Partial<Parameters<typeof FileField>[0]> = {}) =>
  openForm({ values: { photos: [] }, children: <FileField name="photos" label="Photos" {...props} /> });

describe('file field', () => {
  it('is empty at first and says so', async () => {
    await open();
    const described = input().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('No file chosen');
  });

  it('replaces the file of a single-file field', async () => {
    const { sent } = await open();
    await choose(makeFile('a.png'));
    await choose(makeFile('b.png'));
    await send();
    expect(sent()?.photos.map((file: File) => file.name)).toEqual(['b.png']);
  });

  it('adds several files without duplicates, and removes them', async () => {
    const { sent } = await open({ multiple: true });
    await choose(makeFile('a.png'), makeFile('b.png'));
    await choose(makeFile('b.png'), makeFile('c.png', 1500));
    expect(names()).toEqual(['a.png 1 kB', 'b.png 1 kB', 'c.png 1 kB']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(document.activeElement).toBe(input());
    await send();
    expect(sent()?.photos.map((file: File) => file.name)).toEqual(['b.png', 'c.png']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(names()).toEqual([]);
    expect(screen.getByText('No file chosen')).toBeTruthy();
  });

  it('keeps the files when the dialog is cancelled', async () => {
    await open();
    await choose(makeFile('a.png'));
    await choose();
    expect(names()).toEqual(['a.png 1 kB']);
  });

  it.each([
    { file: makeFile('film.mov', 10, 'video/quicktime'), message: labels.errors.fileType },
    { file: makeFile('a.png', 3000), message: labels.errors.fileSize },
    { file: makeFile('a.png', 0), message: labels.errors.fileEmpty },
  ])('rejects invalid files immediately: $message', async ({ file, message }) => {
    const { onSubmit } = await open({ accept: '.png,image/jpeg', maxSize: 2048, multiple: true });
    expect(screen.getByText('PNG, JPEG · at most 2 kB')).toBeTruthy();
    await choose(makeFile('fine.png'), file);
    expect(messageOf('photos')).toBe(message);
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    const summary = screen.getByRole('group', { name: labels.summary });
    expect(within(summary).getByRole('link', { name: message })).toBeTruthy();
    expect(screen.getByText(labels.incomplete)).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: `Remove ${file.name}` })));
    expect(messageOf('photos')).toBe('');
    await send();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('can be required', async () => {
    await openForm({
      values: { photos: [] },
      schema: z.object({ photos: z.array(z.instanceof(File)).min(1, 'required') }),
      children: <FileField name="photos" label="Photos" />,
    });
    await send();
    expect(messageOf('photos')).toBe(labels.errors.required);
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it('is part of a native submission', async () => {
    await openForm({
      values: { photos: [] },
      action: '/api/forms/test',
      encType: 'multipart/form-data',
      children: <FileField name="photos" label="Photos" multiple accept=".png" />,
    });
    const form = document.getElementById('test');
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data');
    expect(input().getAttribute('name')).toBe('photos');
    expect(input().getAttribute('accept')).toBe('.png');
  });
});
