// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { JsonLd } from './json-ld';

it('escapes CMS text that would close the script element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const { container } = render(<JsonLd data={{ '@type': 'Thing', name }} />);
  const [script, ...others] = container.querySelectorAll('script');
  expect(others).toEqual([]);
  expect(script?.innerHTML).not.toContain('<');
  expect(JSON.parse(script?.innerHTML ?? '')).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name });
});
