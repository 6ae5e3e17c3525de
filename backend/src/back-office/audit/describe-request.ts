/** What a request to the admin was and how it was answered. */
export interface AdminRequest {
  method: string;
  path: string;
  /** As parsed; of any shape. */
  body: unknown;
  status: number;
  /** The answer is a file to keep. */
  isDownload: boolean;
}

export interface Deed {
  action: string;
  /** What it was done to: an address of the admin's API, or whose account. */
  subject: string;
  /** Names of what was sent, never the values. */
  fields: string;
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Asked by the admin itself while somebody works, and changing nothing. */
const CHATTER = [/^\/content-manager\/uid\//, /^\/i18n\//, /^\/admin\/(access-token|renew-token|telemetry)/];
const SIGN_IN = '/admin/login';
const MAX_TEXT = 500;

const VERBS: Record<string, string> = { POST: 'create', PUT: 'change', PATCH: 'change', DELETE: 'delete' };

function nameAction({ method, path, status, isDownload }: AdminRequest): string {
  if (path === SIGN_IN) return status < 400 ? 'sign-in' : 'sign-in failed';
  if (path === '/admin/logout') return 'sign-out';
  if (isDownload) return 'download';
  const named = /\/actions\/([\w-]+)$/.exec(path)?.[1];
  return named ?? VERBS[method] ?? method.toLowerCase();
}

/**
 * What of a request belongs in the audit log (OWASP ASVS 5.0, 16.3): sign-ins with their outcome, every change, tried or
 * done, and every file that was taken along. Null for mere reading. Values that were sent are never part of it: among
 * them are passwords.
 */
export function describeDeed(request: AdminRequest): Deed | null {
  const { method, path, body, isDownload } = request;
  if (READS.has(method) ? !isDownload : CHATTER.some((pattern) => pattern.test(path))) return null;
  const sent = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const email = path.startsWith('/admin/') && 'email' in sent && typeof sent.email === 'string' ? sent.email : '';
  return {
    action: nameAction(request),
    subject: (email ? `${path} ${email.toLowerCase()}` : path).slice(0, MAX_TEXT),
    fields: Object.keys(sent).sort().join(', ').slice(0, MAX_TEXT),
  };
}
