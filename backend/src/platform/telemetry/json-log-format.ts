import { hostname } from 'node:os';
import { describeError, withoutSecrets } from '../../../contract/log-line';
import { currentRequestId } from './request-context';

/** Where winston's transports read the finished line. */
const MESSAGE = Symbol.for('message');

interface LogInfo {
  level: string;
  message: unknown;
  [MESSAGE]?: string;
}

/** What Strapi's logger (winston) calls for every line. */
interface LogFormatter {
  transform: (info: LogInfo) => LogInfo;
}

const textOf = (message: unknown): string => (typeof message === 'string' ? message : JSON.stringify(message));

/** Writes the lines of Strapi's logger as the storefront's log does (`lib/telemetry/log.ts`): one JSON object per event. */
export function jsonLogFormat(name: string): LogFormatter {
  const base = { name, host: hostname(), pid: process.pid };
  return {
    transform(info) {
      const { level, message, ...fields } = info;
      const failed = info instanceof Error ? info : message instanceof Error ? message : null;
      const line = {
        level,
        time: new Date().toISOString(),
        ...base,
        requestId: currentRequestId(),
        ...(failed === null && fields),
        ...(failed && { error: describeError(failed) }),
        message: withoutSecrets(failed ? failed.message : textOf(message)),
      };
      return Object.assign(info, { [MESSAGE]: JSON.stringify(line) });
    },
  };
}
