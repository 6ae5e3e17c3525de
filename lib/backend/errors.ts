/** One wrong field of a body. */
export interface FieldError {
  path: string[];
  name: string;
}

export interface ErrorBody {
  status: number;
  /** The code that the interface words are chosen by. */
  name: string;
  message: string;
  details?: unknown;
}

/** The backend answered with an error. */
export class BackendError extends Error {
  override readonly name: string;
  readonly status: number;
  readonly details: unknown;

  constructor({ status, name, message, details }: ErrorBody) {
    super(message);
    this.name = name;
    this.status = status;
    this.details = details;
  }
}

/** The backend gave no answer that can be used: not reachable, too slow, or not JSON. */
export class BackendDown extends BackendError {
  constructor(message: string, options?: { cause?: unknown }) {
    super({ status: 500, name: 'UnknownError', message });
    this.cause = options?.cause;
  }
}

/** Told by its fields: pages, endpoints and instrumentation are bundled apart and have a class each. */
export function isBackendError(error: unknown): boolean {
  return error instanceof Error && 'status' in error && 'details' in error;
}

/** Whether a read failed for a reason that passes by itself. */
export function isOutage(error: unknown): boolean {
  return error instanceof BackendError && (error.status >= 500 || error.status === 429 || error.status === 408);
}
