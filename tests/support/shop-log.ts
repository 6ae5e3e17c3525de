import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LogLine {
  level: string;
  time: string;
  name: string;
  message: string;
  requestId?: string;
  route?: string;
}

/** The log of a process of the shop under test. */
export const readLog = (process_: 'backend' | 'storefront'): string =>
  readFileSync(join(process.env.DATA_DIR ?? '', 'logs', `${process_}.log`), 'utf8');

export const linesOf = (text: string): LogLine[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LogLine);
