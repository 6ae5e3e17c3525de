export interface ErrorBody {
  status: number;
  /** Error code; selects the message shown in the interface. */
  name: string;
  message: string;
  details?: unknown;
}

/** The backend responded with an error. */
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

/** The backend gave no usable response: unreachable, too slow, or not JSON. */
export class BackendDown extends BackendError {
  constructor(message: string, options?: { cause?: unknown }) {
    super({ status: 500, name: 'UnknownError', message });
    this.cause = options?.cause;
  }
}

/** Checks fields, not the class: pages, endpoints and instrumentation are bundled separately, each with its own class. */
export function isBackendError(error: unknown): boolean {
  return error instanceof Error && 'status' in error && 'details' in error;
}

/** Whether a read failed for a temporary reason. */
export function isOutage(error: unknown): boolean {
  return error instanceof BackendError && (error.status >= 500 || error.status === 429 || error.status === 408);
}
