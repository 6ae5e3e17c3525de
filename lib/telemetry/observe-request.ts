import type { ServerResponse } from 'node:http';
import { methodLabel } from '@/backend/contract/request-metrics';
import { UNKNOWN_ROUTE } from './route-templates';

/** Status in logs and metrics when the client went away before the answer was complete, as in nginx. */
const CLIENT_GONE = 499;

export interface AnsweredRequest {
  method: string;
  /** Template of the route, never the path. */
  route: string;
  status: number;
  seconds: number;
}

export interface ObservedRequest {
  /** Becomes known while the request is answered. */
  route: string;
}

/** Calls `report` once, when the response was sent or its client is gone. */
export function observeRequest(
  method: string | undefined,
  res: ServerResponse,
  report: (answered: AnsweredRequest) => void,
): ObservedRequest {
  const observed: ObservedRequest = { route: UNKNOWN_ROUTE };
  const start = performance.now();
  res.once('close', () =>
    report({
      method: methodLabel(method),
      route: observed.route,
      status: res.writableFinished ? res.statusCode : CLIENT_GONE,
      seconds: (performance.now() - start) / 1000,
    }),
  );
  return observed;
}
