import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { COUNTED, type TaskCount } from './count-task';

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Prints what each task of the owner's day took, in the form of docs/back-office.md. */
export default class TaskReport implements Reporter {
  private readonly counts: TaskCount[] = [];

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === COUNTED && description) this.counts.push(JSON.parse(description) as TaskCount);
  }

  onEnd(): void {
    if (this.counts.length === 0) return;
    const rows = this.counts.map(({ task, clicks, fields, seconds }) => row([task, clicks, fields, seconds]));
    console.log([row(['task', 'clicks', 'fields', 'seconds']), row(['---', '---', '---', '---']), ...rows].join('\n'));
  }
}
