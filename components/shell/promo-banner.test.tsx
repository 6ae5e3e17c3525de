// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PromoBanner } from './promo-banner';

describe('PromoBanner', () => {
  it('repeats its text eight times visually and once for screen readers', () => {
    render(<PromoBanner text="Free lessons" path="/academy" label="Offer" pauseLabel="Pause" />);
    const texts = screen.getAllByText('Free lessons');
    expect(texts).toHaveLength(8);
    expect(texts.filter((text) => !text.hasAttribute('aria-hidden'))).toHaveLength(1);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/academy');
  });

  it('can be paused', () => {
    render(<PromoBanner text="Free lessons" path="/academy" label="Offer" pauseLabel="Pause" />);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pause' }).checked).toBe(false);
  });
});
