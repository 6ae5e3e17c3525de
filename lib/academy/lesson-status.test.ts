import { describe, expect, it } from 'vitest';
import { type AcademyState, ANONYMOUS_STATE, parseAcademyState } from './academy-state';
import { findNextLesson, owns, lessonStatus } from './lesson-status';

const lessons = [
  { id: 'a1', level: 'a', preview: true },
  { id: 'a2', level: 'a', preview: false },
  { id: 'a3', level: 'a', preview: false },
  { id: 'b1', level: 'b', preview: false },
];
const owning = (owned: Partial<AcademyState['owned']>, progress: AcademyState['progress'] = []): AcademyState => ({
  ...ANONYMOUS_STATE,
  owned: { ...ANONYMOUS_STATE.owned, ...owned },
  progress,
});
const seen = (lesson: string, completed: boolean) => ({
  lesson,
  position: 20,
  watched: completed ? 95 : 30,
  completed,
});
const standings = (state: AcademyState) => lessons.map((lesson) => lessonStatus(state, lesson));

describe('lesson status', () => {
  it('is locked except for free lessons', () => {
    expect(standings(ANONYMOUS_STATE)).toEqual(['preview', 'locked', 'locked', 'locked']);
  });

  it.each([
    [{ lessons: ['a2'] }, ['preview', 'open', 'locked', 'locked']],
    [{ levels: ['a'] }, ['open', 'open', 'open', 'locked']],
    [{ all: true }, ['open', 'open', 'open', 'open']],
  ])('is open with %j', (owned, expected) => {
    expect(standings(owning(owned))).toEqual(expected);
  });

  it('keeps progress behind a lock', () => {
    const progress = [seen('a2', true), seen('a3', false), seen('b1', true)];
    expect(standings(owning({ levels: ['a'] }, progress))).toEqual(['open', 'done', 'started', 'locked']);
  });

  it('covers owned levels and bundles', () => {
    const { owned } = owning({ levels: ['a'] });
    expect([owns(owned, 'level', 'a'), owns(owned, 'level', 'b'), owns(owned, 'all', null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the next lesson', () => {
  const next = (state: AcademyState) => findNextLesson(state, lessons)?.id;

  it('is the free lesson for an anonymous visitor', () => expect(next(ANONYMOUS_STATE)).toBe('a1'));
  it('is the lesson in progress', () =>
    expect(next(owning({ all: true }, [seen('a3', false), seen('a1', true)]))).toBe('a3'));
  it('is the one after the last finished lesson', () =>
    expect(next(owning({ all: true }, [seen('a2', true)]))).toBe('a3'));
  it('returns to skipped lessons', () =>
    expect(next(owning({ all: true }, [seen('b1', true), seen('a1', true)]))).toBe('a2'));
  it('is undefined when everything was watched', () => expect(next(owning({}, [seen('a1', true)]))).toBeUndefined());
  it('is never a locked lesson', () => expect(next(owning({}, [seen('b1', false)]))).toBe('a1'));
});

describe('the response of /api/academy', () => {
  it('drops invalid parts', () => {
    const state = parseAcademyState({
      data: {
        owned: { lessons: ['a1', 3], all: 'yes' },
        progress: [{ lesson: 'a1', position: 12.5, watched: 40, completed: false }, { position: 3 }, null],
        offers: [
          { variantId: 'v', scope: 'all', price: 3995, yourPrice: 3500, credit: 495, owned: false },
          { variantId: 'w', scope: 'moon', price: 1 },
        ],
      },
    });
    expect(state.owned).toEqual({ lessons: ['a1'], levels: [], all: false });
    expect(state.progress).toEqual([{ lesson: 'a1', position: 12.5, watched: 40, completed: false }]);
    expect(state.offers).toEqual([
      { variantId: 'v', scope: 'all', target: null, price: 3995, yourPrice: 3500, credit: 495, owned: false },
    ]);
  });

  it.each([null, 'x', {}, { data: 7 }])('is the anonymous state for %j', (answer) =>
    expect(parseAcademyState(answer)).toEqual(ANONYMOUS_STATE),
  );
});
