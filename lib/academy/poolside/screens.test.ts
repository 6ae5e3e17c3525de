import { describe, expect, it } from 'vitest';
import { listScreens, movePlace, sizeOf, stepOfKey } from './screens';

const lesson = {
  goal: 'Float',
  cues: ['Belly up', 'Ears wet'],
  game: { title: 'Otter', text: 'Hum a song.' },
  stopSigns: ['Blue lips', 'Tired', 'Cough'],
};

describe('listScreens', () => {
  it('begins with the safety rule and ends with the stop signs', () => {
    expect(listScreens(lesson)).toEqual([
      { kind: 'safety' },
      { kind: 'goal', text: 'Float' },
      { kind: 'cue', text: 'Belly up', number: 1, total: 2 },
      { kind: 'cue', text: 'Ears wet', number: 2, total: 2 },
      { kind: 'game', title: 'Otter', text: 'Hum a song.' },
      { kind: 'stop', text: 'Blue lips', number: 1, total: 3 },
      { kind: 'stop', text: 'Tired', number: 2, total: 3 },
      { kind: 'stop', text: 'Cough', number: 3, total: 3 },
    ]);
  });

  it('has the safety rule also for a lesson that says nothing', () => {
    expect(listScreens({ goal: '', cues: [], game: null, stopSigns: [] })).toEqual([{ kind: 'safety' }]);
  });
});

describe('movePlace', () => {
  it('goes round forwards, and stays at the beginning backwards', () => {
    expect([movePlace(0, 1, 3), movePlace(2, 1, 3), movePlace(2, -1, 3), movePlace(0, -1, 3)]).toEqual([1, 0, 1, 0]);
    expect(movePlace(0, 1, 1)).toBe(0);
  });
});

it('sizeOf sets longer texts smaller', () => {
  expect(['a'.repeat(48), 'a'.repeat(49), 'a'.repeat(121)].map(sizeOf)).toEqual(['short', 'medium', 'long']);
});

describe('stepOfKey', () => {
  const free = { onButton: false, scrolls: false };

  it('goes on with space, right and down, and back with left and up', () => {
    expect([' ', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'a'].map((key) => stepOfKey(key, free))).toEqual([
      1,
      1,
      1,
      -1,
      -1,
      null,
    ]);
  });

  it('leaves space to a button, and up and down to a long text', () => {
    expect(stepOfKey(' ', { ...free, onButton: true })).toBeNull();
    expect(['ArrowDown', 'ArrowUp'].map((key) => stepOfKey(key, { ...free, scrolls: true }))).toEqual([null, null]);
  });
});
