export interface ErrorContext {
  /** Where it happened, for example `backend GET /api/pages` or `page /[locale]/shop/[slug]`. */
  where: string;
  status?: number;
}

type Listener = (error: unknown, context: ErrorContext) => void;

/** On globalThis, because pages, middleware and server.ts are bundled apart but run in one process. */
const holder = globalThis as typeof globalThis & { shopErrorListener?: Listener };

const logToConsole: Listener = (error, { where, status }) => {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`[error] ${where}${status ? ` ${status}` : ''}: ${message}\n`);
};

/** The one error hook: every unexpected failure of the storefront passes here once. */
export function reportError(error: unknown, context: ErrorContext): void {
  try {
    (holder.shopErrorListener ?? logToConsole)(error, context);
  } catch (failure) {
    process.stderr.write(`[error] the error hook failed: ${String(failure)}\n`);
  }
}

/** Sends errors elsewhere (a tracker, a test); without an argument back to the console. */
export function onError(listener?: Listener): void {
  holder.shopErrorListener = listener;
}
