import type { Core } from '@strapi/strapi';
import type { ErrorTracker } from '../../../contract/telemetry/error-tracker';
import { summarizeErrorForLog } from '../http/error-response';
import { currentRequestId } from './request-context';

let tracker: ErrorTracker | undefined;

/** Sets where errors go besides the log. */
export function useErrorTracker(next?: ErrorTracker): void {
  tracker = next;
}

/** The single error hook: every unexpected failure of the backend is logged here, and sent to the tracker if there is one. */
export function reportError({ log }: Pick<Core.Strapi, 'log'>, where: string, error: unknown): void {
  log.error(`${where}: ${summarizeErrorForLog(error)}`);
  trackError(where, error);
}

/** For errors that somebody else logs. */
export function trackError(where: string, error: unknown): void {
  tracker?.capture(error, { where, requestId: currentRequestId() });
}
