import type { NamedDeed } from './name-deed';

/** An admin request with its response status. */
export interface AdminRequest {
  method: string;
  path: string;
  /** Parsed body of any shape. */
  body: unknown;
  status: number;
  /** Whether the response is a file download. */
  isDownload: boolean;
  /** Set by the route itself. */
  named?: NamedDeed | undefined;
}

export interface AuditEntry {
  action: string;
  /** Path of the admin API, with the account's email address if one was sent or concerned. */
  subject: string;
  /** Names of the sent fields, never their values. */
  fields: string;
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Requests that the admin sends in the background and that change nothing. */
const BACKGROUND_REQUESTS = [
  /^\/content-manager\/uid\//,
  /^\/i18n\//,
  /^\/shop\/desk\/quote$/,
  /^\/admin\/(access-token|renew-token|telemetry)/,
];
/** A film comes in hundreds of parts; its beginning is recorded. */
const isPartOfUpload = (method: string, path: string): boolean =>
  method === 'PATCH' && path.startsWith('/shop/film-uploads/');
const SIGN_IN = '/admin/login';
const MAX_TEXT = 500;

const VERBS: Record<string, string> = { POST: 'create', PUT: 'change', PATCH: 'change', DELETE: 'delete' };

function nameAction({ method, path, status, isDownload, named: deed }: AdminRequest): string {
  if (deed) return deed.action;
  if (path === SIGN_IN) return status < 400 ? 'sign-in' : 'sign-in failed';
  if (path === '/admin/logout') return 'sign-out';
  if (isDownload) return 'download';
  const named = /\/actions\/([\w-]+)$/.exec(path)?.[1];
  return named ?? VERBS[method] ?? method.toLowerCase();
}

/**
 * Audit log entry of a request (OWASP ASVS 5.0, 16.3): sign-ins with their outcome, every attempted or completed change, and
 * every download. Null for reads. Sent values are never logged, because they include passwords.
 */
export function describeAuditEntry(request: AdminRequest): AuditEntry | null {
  const { method, path, body, isDownload } = request;
  if (READS.has(method) ? !isDownload : BACKGROUND_REQUESTS.some((pattern) => pattern.test(path))) return null;
  if (isPartOfUpload(method, path)) return null;
  const sent = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const typed = path.startsWith('/admin/') && 'email' in sent && typeof sent.email === 'string' ? sent.email : '';
  const email = request.named?.about ?? typed;
  return {
    action: nameAction(request),
    subject: (email ? `${path} ${email.toLowerCase()}` : path).slice(0, MAX_TEXT),
    fields: Object.keys(sent).sort().join(', ').slice(0, MAX_TEXT),
  };
}
