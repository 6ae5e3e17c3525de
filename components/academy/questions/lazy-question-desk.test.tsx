// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import messages from '@/messages/en.json';
import { LazyQuestionDesk } from './lazy-question-desk';

const visitor = vi.hoisted(() => ({ isSignedIn: true, lessons: ['lesson'] }));
const own = vi.hoisted(() => ({ answer: {} as object }));
vi.mock('@/lib/session/use-signed-in', () => ({ useSignedIn: () => visitor.isSignedIn }));
vi.mock('@/lib/academy/use-academy', () => ({
  useAcademy: () => ({ owned: { all: false, levels: [], lessons: visitor.lessons }, progress: [] }),
}));
vi.mock('@/lib/academy/questions/question-requests', () => ({
  fetchOwnQuestions: async () => own.answer,
  askQuestion: async () => ({ ok: false, error: { status: 401, name: 'Unauthorized' } }),
}));

const labels = messages.questions.desk;
const desk = () => (
  <LazyQuestionDesk
    lesson={{ id: 'lesson', level: 'level', preview: false }}
    labels={labels}
    locale="en"
    signIn={<p>Log in</p>}
  />
);
const question = { id: 'q', text: 'Goggles?', answer: 'Yes.', state: 'published', publication: 'initial' };

afterEach(cleanup);

it('keeps what was typed, and says what is wrong, when the session has ended', async () => {
  Object.assign(visitor, { isSignedIn: true, lessons: ['lesson'] });
  own.answer = { ok: true, data: { data: [] } };
  const { rerender } = render(desk());
  fireEvent.click(await screen.findByRole('button', { name: labels.open }));
  fireEvent.change(screen.getByLabelText(labels.text), { target: { value: 'How do I hold him?' } });
  fireEvent.click(screen.getByRole('button', { name: labels.send }));
  await screen.findByRole('alert');
  Object.assign(visitor, { isSignedIn: false, lessons: [] });
  rerender(desk());
  expect(screen.getByRole('alert')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>(labels.text).value).toBe('How do I hold him?');
});

it('lets customers take back what they asked after their access has ended, but not ask', async () => {
  Object.assign(visitor, { isSignedIn: true, lessons: [] });
  own.answer = { ok: true, data: { data: [{ ...question, askedOn: '2026-07-01' }] } };
  render(desk());
  await screen.findByRole('button', { name: labels.hide });
  expect(screen.queryByRole('button', { name: labels.open })).toBeNull();
});
