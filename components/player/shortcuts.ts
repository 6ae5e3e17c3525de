import type { KeyboardEvent } from 'react';
import { type Command, type Focus, commandForKey } from '@/lib/academy/player/keyboard-commands';

/** Ranges use arrow keys, all other fields take text. */
function focusKind(element: Element): Focus {
  if (element instanceof HTMLInputElement) return element.type === 'range' ? 'slider' : 'text';
  if (element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable))
    return 'text';
  if (element instanceof HTMLSelectElement) return 'select';
  return element.matches('button, a, summary') ? 'button' : 'other';
}

/** Shortcuts work only while the focus is in the player (WCAG 2.1.4). */
export const onShortcut =
  (run: (command: Command) => void) =>
  (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const focus = focusKind(event.target);
    // The seek bar's default step would be a tenth of a second.
    const isSeekBar =
      focus === 'slider' && /^Arrow(?:Left|Right)$/.test(event.key) && 'seek' in (event.target as HTMLElement).dataset;
    const command = commandForKey(event.nativeEvent, isSeekBar ? 'other' : focus);
    if (!command) return;
    event.preventDefault();
    run(command);
  };
