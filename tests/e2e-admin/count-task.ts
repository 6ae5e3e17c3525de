import { type Page, expect, test } from '@playwright/test';

export interface TaskCount {
  task: string;
  /** Presses of the mouse. */
  clicks: number;
  /** Fields that were written in, or got a file. */
  fields: number;
  /** Of the browser, which neither reads nor thinks: they show what the shop takes, not what a person takes. */
  seconds: number;
}

/** Annotation under which `task-report.ts` finds the counts of a test. */
export const COUNTED = 'counted task';

type Deed = 'clicks' | 'fields';

declare global {
  interface Window {
    countDeed: (deed: Deed) => Promise<void>;
  }
}

/** Runs in the page. A click on a label is followed by one on its field, so presses are counted instead. */
function listen(): void {
  let written: EventTarget | null = null;
  const report = (deed: Deed): void => void window.countDeed(deed);
  document.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && report('clicks'), true);
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target === written) return;
      written = target;
      report('fields');
    },
    true,
  );
  document.addEventListener('focusin', ({ target }) => target !== written && (written = null), true);
}

const pages = new WeakMap<Page, Record<Deed, number>>();

async function countsOf(page: Page): Promise<Record<Deed, number>> {
  const known = pages.get(page);
  if (known) return known;
  const counts = { clicks: 0, fields: 0 };
  pages.set(page, counts);
  await page.exposeFunction('countDeed', (deed: Deed) => {
    counts[deed] += 1;
  });
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return counts;
}

/**
 * Counts what a person does from here on; the returned function ends the task. Keys do not count, and neither does what happens
 * in another tab.
 */
export async function beginTask(page: Page, task: string): Promise<() => Promise<TaskCount>> {
  const counts = await countsOf(page);
  const before = { ...counts };
  const begin = Date.now();
  return async () => {
    // What the page reported before this answer has arrived.
    await page.evaluate(() => undefined);
    const counted: TaskCount = {
      task,
      clicks: counts.clicks - before.clicks,
      fields: counts.fields - before.fields,
      seconds: Math.round((Date.now() - begin) / 100) / 10,
    };
    expect(counted.clicks + counted.fields, `nothing was counted in “${task}”`).toBeGreaterThan(0);
    test.info().annotations.push({ type: COUNTED, description: JSON.stringify(counted) });
    return counted;
  };
}
