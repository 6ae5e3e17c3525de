// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import messages from '@/messages/en.json';
import { NO_ANSWERS } from './given-answers';
import { LevelCheck } from './level-check';

const texts = messages.levelCheck;
const levels = [8, 6, 4, 2].map((floats, index) => ({
  id: `l${floats}`,
  floats,
  label: `Level ${index + 1}`,
  title: `From ${floats}`,
  path: `/academy/${floats}`,
  first: { title: `Lesson of ${floats}`, path: `/academy/${floats}/first`, free: floats === 8 },
}));

function Check() {
  const [given, setGiven] = useState(NO_ANSWERS);
  return <LevelCheck data={{ levels, texts }} given={given} onChange={setGiven} />;
}

beforeEach(() => void render(<Check />));
afterEach(cleanup);

const press = (...names: string[]) => names.forEach((name) => fireEvent.click(screen.getByRole('button', { name })));
const focused = () => document.activeElement?.textContent;
const { yes, no, relaxed, tense, help, not, alone } = texts.answers;

it('leads to a level with its first lesson, and names those that need not be bought', () => {
  press(yes, relaxed, alone, alone, alone, help);
  expect(focused()).toBe('Start with From 6');
  expect(screen.getByText(texts.why.glide)).toBeDefined();
  expect(screen.getByRole('link', { name: 'First lesson: Lesson of 6' }).getAttribute('href')).toBe('/academy/6/first');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'From 8: your child can do that already.',
  ]);
});

it('goes back with the answer of before, and starts over', () => {
  expect(focused()).toBe(texts.questions.age);
  press(yes, tense);
  expect(focused()).toBe('Start with From 8');
  press(texts.back);
  expect(focused()).toBe(texts.questions.mood);
  expect(screen.getByText('Question 2 of 8 at most')).toBeDefined();
  expect(screen.getByRole('button', { name: tense }).getAttribute('aria-pressed')).toBe('true');
  press(relaxed, not, texts.restart);
  expect(focused()).toBe(texts.questions.age);
  expect(screen.queryByRole('button', { name: texts.back })).toBeNull();
});

it('says kindly that a child is too young, and that a child has it all behind it', () => {
  press(no);
  expect(focused()).toBe(texts.youngTitle);
  expect(screen.queryByRole('link')).toBeNull();
  press(texts.back, yes, relaxed, alone, alone, alone, alone, alone, alone);
  expect(focused()).toBe(texts.beyondTitle);
  expect(screen.getAllByRole('listitem')).toHaveLength(levels.length);
  expect(screen.queryByRole('link')).toBeNull();
});
