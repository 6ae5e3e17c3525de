import { describe, expect, it } from 'vitest';
import { advancePractice, formatClock, IDLE, PRACTICE_MS, remainingMs, startPractice } from './practice-timer';

const NOW = 1_700_000_000_000;

describe('the practice timer', () => {
  it('lasts ten minutes from its start', () => {
    const running = startPractice(NOW);
    expect(remainingMs(IDLE, NOW)).toBe(PRACTICE_MS);
    expect(remainingMs(running, NOW + 61_000)).toBe(PRACTICE_MS - 61_000);
    expect(advancePractice(running, NOW + PRACTICE_MS - 1)).toBe(running);
    expect(advancePractice(running, NOW + PRACTICE_MS)).toEqual({ state: 'over' });
  });

  it('is over after a phone that slept through the end', () => {
    const over = advancePractice(startPractice(NOW), NOW + 3 * PRACTICE_MS);
    expect([over.state, remainingMs(over, NOW)]).toEqual(['over', 0]);
  });

  it('never shows more than ten minutes when the clock was set back', () => {
    expect(remainingMs(startPractice(NOW), NOW - 60_000)).toBe(PRACTICE_MS);
  });

  it('does not start or end by itself', () => {
    expect(advancePractice(IDLE, NOW)).toBe(IDLE);
  });

  it('is written in minutes and seconds, and shows zero at the end only', () => {
    expect([600_000, 599_001, 61_000, 59_400, 1, 0].map(formatClock)).toEqual([
      '10:00',
      '10:00',
      '1:01',
      '1:00',
      '0:01',
      '0:00',
    ]);
  });
});
