import { hostname } from 'node:os';
import { formatWithOptions } from 'node:util';
import pino, { type DestinationStream, type Logger } from 'pino';
import { describeError, type LogFormat, type LogLevel, withoutSecrets } from '@/backend/contract/log-line';
import { currentRequestId } from './request-context';

/** Severities of the levels, larger is more important; the names are those of the backend's log. */
const LEVELS = { error: 50, warn: 40, info: 30, http: 25, verbose: 22, debug: 20, silly: 10 };

export type Log = Logger<keyof typeof LEVELS, true>;

interface LogOptions {
  level: LogLevel;
  format: LogFormat;
  destination?: DestinationStream;
}

/** The log of the storefront: one JSON object per event, with the same fields as the backend's (`json-log-format.ts`). */
export async function createLog({ level, format, destination }: LogOptions): Promise<Log> {
  return pino(
    {
      level,
      customLevels: LEVELS,
      useOnlyCustomLevels: true,
      base: { name: 'storefront', host: hostname(), pid: process.pid },
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: describeError },
      errorKey: 'error',
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
      hooks: {
        logMethod(args, method) {
          const texts = args.map((arg: unknown) => (typeof arg === 'string' ? withoutSecrets(arg) : arg));
          method.apply(this, texts as typeof args);
        },
      },
    },
    destination ?? (format === 'json' ? pino.destination(1) : await openText()),
  );
}

/** Loaded only where people read the log. */
async function openText(): Promise<DestinationStream> {
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    sync: true,
    messageKey: 'message',
    ignore: 'name,host,pid',
    errorLikeObjectKeys: ['error'],
    customLevels: LEVELS,
    useOnlyCustomProps: false,
  });
}

/** Writes what Next and Node print themselves as lines of the log as well. */
export function captureConsole(log: Log): void {
  const print =
    (level: keyof typeof LEVELS) =>
    (...values: unknown[]): void =>
      log[level](formatWithOptions({ colors: false }, ...values).trim());
  Object.assign(console, {
    error: print('error'),
    warn: print('warn'),
    log: print('info'),
    info: print('info'),
    debug: print('debug'),
  });
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ error: warning }, 'warning of Node'));
  // Node prints the error as well and exits.
  process.on('uncaughtExceptionMonitor', (error) => log.error({ error }, 'uncaught error'));
}
