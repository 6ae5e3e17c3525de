export interface ErrorContext {
  /** Origin of the error, for example `backend GET /api/pages` or `page /[locale]/shop/[slug]`. */
  where: string;
  /** Status with which the backend refused a call; below 500 it is a result that callers expect. */
  status?: number;
}

type Listener = (error: unknown, context: ErrorContext) => void;

/** On globalThis, because pages, middleware and server.ts are bundled separately but share one process. */
const holder = globalThis as typeof globalThis & { shopErrorListener?: Listener };

const logToConsole: Listener = (error, { where, status }) => {
  if (status !== undefined && status < 500) return;
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`[error] ${where}${status ? ` ${status}` : ''}: ${message}\n`);
};

/** The single error hook: every failed call and every unexpected failure of the storefront is reported here once. */
export function reportError(error: unknown, context: ErrorContext): void {
  try {
    (holder.shopErrorListener ?? logToConsole)(error, context);
  } catch (failure) {
    process.stderr.write(`[error] the error hook failed: ${String(failure)}\n`);
  }
}

/** Sets the receiver of errors (a tracker, a test); without an argument errors go to the console. */
export function setErrorListener(listener?: Listener): void {
  holder.shopErrorListener = listener;
}
