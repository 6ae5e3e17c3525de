import { existsSync, readFileSync } from 'node:fs';
import { inject } from 'vitest';

type Ask = (turn: number) => Promise<unknown>;

/** Enough on a quiet machine, and the most on a busy one. */
const [TURNS, MOST_TURNS] = [9, 27];

/** How long it takes, by a clock in milliseconds. */
async function timeOf(work: () => Promise<unknown>, now: () => number): Promise<number> {
  const started = now();
  await work();
  return now() - started;
}

const wallClock = (): number => performance.now();

/** Neither takes twice as long as the other. */
const areAlike = ([one, other]: [number, number]): boolean => one / other > 0.5 && one / other < 2;

/**
 * Durations of two functions in milliseconds: run alternately, the fastest run of each counts, so that other load on the
 * machine is excluded. On a busy one it takes more turns until both were undisturbed once.
 */
export async function measureAlike(one: Ask, other: Ask): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  const fastest = (): [number, number] => [Math.min(...times[0]), Math.min(...times[1])];
  for (let turn = 0; turn < TURNS || (turn < MOST_TURNS && !areAlike(fastest())); turn += 1) {
    times[0].push(await timeOf(() => one(turn), wallClock));
    times[1].push(await timeOf(() => other(turn), wallClock));
  }
  return fastest();
}

/** User and system time of the backend; Linux counts it in hundredths of a second. */
function backendMs(): number {
  const fields =
    readFileSync(`/proc/${inject('backendPid')}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/**
 * Processor time of the backend for two functions that only make it compute, in milliseconds: other programs on the machine do
 * not change it. Where the system does not tell it, the time of the clock.
 */
export async function measureWork(one: Ask, other: Ask): Promise<[number, number]> {
  const clock = existsSync('/proc/self/stat') ? backendMs : wallClock;
  let [first, second] = [0, 0];
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    first += await timeOf(() => one(turn), clock);
    second += await timeOf(() => other(turn), clock);
  }
  return [first, second];
}
