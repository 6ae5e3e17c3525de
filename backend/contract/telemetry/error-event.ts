import { withoutSecrets } from '../log-line';

/** What an error report says besides the error. */
export interface Failure {
  /** What was being done, with the template of a route: `GET /api/orders/:slug`. */
  where: string;
  requestId?: string | undefined;
}

export interface Frame {
  function: string;
  filename: string;
  lineno: number;
  in_app: boolean;
}

interface ExceptionValue {
  type: string;
  value: string;
  stacktrace?: { frames: Frame[] };
}

const MAX_CAUSES = 4;
const MAX_TEXT = 500;
/** PostgreSQL's codes have five characters. */
const DATABASE_CODE = /^(?:SQLITE|[0-9A-Z]{5}$)/;

/** Without queries of addresses, which may hold anything a visitor typed. */
const safeText = (text: string): string => withoutSecrets(text).replace(/\?\S*/g, '?…').slice(0, MAX_TEXT);

/** A database's message repeats the statement with its values, so only its code is told. */
function messageOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return DATABASE_CODE.test(code) ? code : safeText(error.message);
}

/** Frames of a stack, the outermost call first, as Sentry expects. Its head, which repeats the message, is left out. */
export function readFrames(stack: string | undefined): Frame[] {
  const frames = (stack ?? '').split('\n').flatMap((line) => {
    const [, name, file, lineno] = /^\s+at (?:async )?(?:(.+?) \()?([^()]+?):(\d+):\d+\)?$/.exec(line) ?? [];
    if (file === undefined) return [];
    const in_app = !file.includes('node_modules') && !file.startsWith('node:');
    return [{ function: name ?? '?', filename: file.replace(/^file:\/\//, ''), lineno: Number(lineno), in_app }];
  });
  return frames.reverse();
}

/** The error and what caused it, the first cause first. */
export function readExceptions(error: unknown): ExceptionValue[] {
  const values: ExceptionValue[] = [];
  for (let cause = error; cause !== undefined && values.length < MAX_CAUSES; ) {
    if (!(cause instanceof Error)) {
      values.unshift({ type: 'NotAnError', value: typeof cause });
      break;
    }
    values.unshift({ type: cause.name, value: messageOf(cause), stacktrace: { frames: readFrames(cause.stack) } });
    cause = cause.cause;
  }
  return values;
}

/** The place of a failure as a tag: no query, no key of an order. */
export const tagOf = (where: string): string => safeText(where).slice(0, 200);
