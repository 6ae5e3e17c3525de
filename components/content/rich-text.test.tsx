// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RichText as Body } from '@/lib/content/pages/rich-text';
import { RichText } from './rich-text';

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const paragraph = (url: string): Body => [
  { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'Go' }] }] },
];

async function show(body: Body): Promise<void> {
  render(await RichText({ body }));
}

describe('RichText', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:https://x.test/1'])(
    'renders %s as plain text',
    async (url) => {
      await show(paragraph(url));
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByText('Go').tagName).toBe('P');
    },
  );

  it('marks an external link and gives it no opener', async () => {
    await show(paragraph('https://example.org/'));
    const link = screen.getByRole('link', { name: /Go.*external/ });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('never renders a second h1', async () => {
    await show([{ type: 'heading', level: 1, children: [{ type: 'text', text: 'Title' }] }]);
    expect(screen.getByRole('heading').tagName).toBe('H2');
  });

  it('nests lists as HTML requires', async () => {
    const item = (text: string) => ({ type: 'list-item' as const, children: [{ type: 'text' as const, text }] });
    const inner = { type: 'list' as const, format: 'unordered' as const, children: [item('inner')] };
    await show([{ type: 'list', format: 'ordered', children: [item('outer'), inner] }]);
    expect(screen.getByText('inner').closest('ul')?.parentElement?.tagName).toBe('LI');
  });

  it('renders markup typed by an editor as text', async () => {
    await show([{ type: 'paragraph', children: [{ type: 'text', text: '<b>bold</b>', bold: true }] }]);
    expect(screen.getByText('<b>bold</b>').tagName).toBe('STRONG');
  });
});
