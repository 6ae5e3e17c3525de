import { expect, it } from 'vitest';
import { commandForKey, type Focus, nextRate } from './keyboard-commands';

const press = (key: string, focus: Focus = 'other', modifiers = {}) =>
  commandForKey({ key, altKey: false, ctrlKey: false, metaKey: false, ...modifiers }, focus);

it.each([
  [' ', { do: 'toggle' }],
  ['k', { do: 'toggle' }],
  ['K', { do: 'toggle' }],
  ['j', { do: 'seek', by: -10 }],
  ['l', { do: 'seek', by: 10 }],
  ['ArrowLeft', { do: 'seek', by: -5 }],
  ['ArrowRight', { do: 'seek', by: 5 }],
  ['m', { do: 'mute' }],
  ['c', { do: 'captions' }],
  ['f', { do: 'fullscreen' }],
  ['<', { do: 'slower' }],
  ['>', { do: 'faster' }],
  ['0', { do: 'jump', to: 0 }],
  ['9', { do: 'jump', to: 0.9 }],
  ['x', null],
  ['Tab', null],
  ['F5', null],
])('maps %s', (key, command) => {
  expect(press(key)).toEqual(command);
});

it('ignores keys used by the focused element', () => {
  for (const key of ['k', ' ', '5', 'ArrowLeft']) {
    expect(press(key, 'text')).toBeNull();
    expect(press(key, 'select')).toBeNull();
  }
  expect(press(' ', 'button')).toBeNull();
  expect(press('k', 'button')).not.toBeNull();
  expect(press('ArrowLeft', 'slider')).toBeNull();
  // They scroll the page.
  expect(press('ArrowUp')).toBeNull();
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) expect(press('f', 'other', { [modifier]: true })).toBeNull();
});

it('steps through the playback rates within their limits', () => {
  expect([nextRate(1, 1), nextRate(1, -1), nextRate(2, 1), nextRate(0.5, -1)]).toEqual([1.25, 0.75, 2, 0.5]);
  expect(nextRate(1.1, 1)).toBe(1.25);
});
