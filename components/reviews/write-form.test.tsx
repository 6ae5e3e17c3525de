// @vitest-environment jsdom
import { createTranslator } from 'next-intl';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import messages from '@/messages/en.json';
import { type RejectedReview, WriteForm } from './write-form';

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ namespace }: { namespace: 'reviews' | 'reviewForm' }) =>
    createTranslator({ locale: 'en', messages, namespace }),
}));
vi.mock('@/lib/content/pages/page-queries', () => ({ getPagePath: async () => null }));

const SIZED = [{ key: 'size', value: 'm' }];
const own = { stars: 4, fit: 'large', title: '', text: 'Good', name: 'Zoë', photos: 0, state: 'pending' } as const;

interface Shown {
  options?: typeof SIZED;
  review?: typeof own;
  rejected?: RejectedReview;
}

async function show({ options = SIZED, review, rejected }: Shown): Promise<HTMLElement> {
  const product = { id: 'suit', title: 'Suit', image: null, options, review };
  const { prelude } = await prerender(
    <WriteForm locale="en" reviewKey="k" product={product} name="Zoë V." rejected={rejected} />,
  );
  return new DOMParser().parseFromString(await new Response(prelude).text(), 'text/html').body;
}

const answers = (form: HTMLElement) => [...form.querySelectorAll<HTMLInputElement>('input[name="fit"]')];
const chosen = (form: HTMLElement) => answers(form).flatMap(({ checked, value }) => (checked ? [value] : []));
const { fit: words } = messages.reviews;
const { fit: question, noFit, errors } = messages.reviewForm;

it('asks how the size fits in a named group, with no answer at first', async () => {
  const form = await show({});
  const group = answers(form)[0]?.closest('fieldset');
  expect(group?.querySelector('legend')?.textContent).toContain(question);
  expect(answers(form).map((input) => input.closest('label')?.textContent)).toEqual([
    words.small,
    words.right,
    words.large,
    noFit,
  ]);
  expect(chosen(form)).toEqual(['']);
});

it('does not ask it of a product without sizes', async () => {
  const form = await show({ options: [{ key: 'color', value: 'blue' }] });
  expect(form.querySelector('[name="stars"]')).not.toBeNull();
  expect(answers(form)).toEqual([]);
});

it('keeps what was answered before, and what was sent with an error elsewhere', async () => {
  expect(chosen(await show({ review: own }))).toEqual(['large']);
  const values = { stars: '', fit: 'small', title: '', text: '', name: '' };
  const rejected = { values, errors: [], problem: null, lostPhotos: false };
  expect(chosen(await show({ review: own, rejected }))).toEqual(['small']);
});

it('shows at the field that an answer is unknown, and links to it', async () => {
  const values = { stars: '4', fit: 'tight', title: '', text: 'Good', name: 'Zoë' };
  const errorsOfFit = [{ name: 'fit', code: 'invalid' }];
  const form = await show({ rejected: { values, errors: errorsOfFit, problem: null, lostPhotos: false } });
  expect(form.querySelector('#review-fit-message')?.textContent).toBe(errors.fit.invalid);
  expect(form.querySelector('a[href="#review-fit"]')?.textContent).toBe(errors.fit.invalid);
  expect(answers(form)[0]?.id).toBe('review-fit');
  expect(chosen(form)).toEqual(['']);
});
