import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { hasSecretUrl } from '@/lib/tracking/analytics/page-url';
import { tagPolicy } from '@/lib/tracking/analytics/tag-csp-sources';
import { hasRecentOutage } from '@/lib/backend/outage';
import { hasStaleTags, isExpiringTags } from '@/lib/backend/stale-if-error';
import { type Env, env } from '@/lib/core/env';
import { reportError, setErrorListener } from '@/lib/core/report-error';
import { captureConsole, createLog } from '@/lib/telemetry/log';
import { startMetrics } from '@/lib/telemetry/start-metrics';
import { endRequestSpan, startTracing } from '@/lib/telemetry/start-tracing';
import { type ObservedRequest, observeRequest } from '@/lib/telemetry/observe-request';
import { currentRequestId, readRequestId, runRequest } from '@/lib/telemetry/request-context';
import { createRouteTemplates } from '@/lib/telemetry/route-templates';
import { REQUEST_ID_HEADER } from '@/backend/contract/request-id';
import { createErrorTracker } from '@/backend/contract/telemetry/error-tracker';
import { reportCrashes } from '@/backend/contract/telemetry/report-crash';
import { localeOfHost, originOf } from '@/lib/i18n/hosts';
import { resolveLocale } from '@/lib/i18n/resolve-locale';
import { applyPreview } from '@/lib/session/preview-cookie';
import { finishResponse } from '@/lib/server/http/finish-response';
import { cleanUrl, ROUTER_HEADER, SEARCH_HEADER } from '@/lib/routing/clean-url';
import { ERROR_PAGE_HEADER } from '@/lib/server/http/error-page-kinds';
import { BuildFiles } from '@/lib/server/http/build-files';
import { keepBuild, sendKept } from '@/lib/server/http/kept-builds';
import { createErrorPages } from '@/lib/server/http/error-pages';
import { clientHost, setClientHeaders } from '@/lib/server/http/client-headers';
import { PageCache, usePageCache } from '@/lib/server/http/page-cache';
import { type PageRequest, readPageRequest } from '@/lib/server/http/page-cache-rules';
import { rejectionStatus } from '@/lib/server/http/reject-request';
import { answerProbe } from '@/lib/server/http/probes';
import { createScriptMark } from '@/lib/server/http/script-mark';
import { securityHeaders } from '@/lib/server/http/security-headers';
import { isPictureUrl, parsePictureRequest, PictureCache } from '@/lib/server/http/picture-cache';
import { makeAvif } from '@/lib/server/http/make-avif';
import { createMissingFileCheck } from '@/lib/server/http/static-files';
import { isStopping, shutDownOnSignal } from '@/lib/server/http/shutdown';
import { findFormView, FORM_VIEW_HEADER } from '@/lib/server/endpoint/form-views';
import { findVideoFile, sendVideo } from '@/lib/server/playback/gate';
import { createFilmStore } from '@/lib/server/playback/stored-film';

/**
 * Custom server around Next: determines the client's IP address and finishes every response. Its logic is in lib/server,
 * where it is tested; `scripts/build-server.mjs` bundles this file into dist/server.mjs.
 */
const settings = readSettings();
const { port, shopSecret, proxyTrust, externalOrigins, tagManager, videosDir, pageCacheBytes, drainMs } = settings;
const log = await createLog({ level: settings.logLevel, format: settings.logFormat });
if (settings.logFormat === 'json') captureConsole(log);
const { release } = settings;
const role = 'storefront';
const tracker = settings.sentryDsn && (await createErrorTracker({ dsn: settings.sentryDsn, release, role }));
if (tracker) reportCrashes(tracker);
const tracer = settings.traces && (await startTracing({ ...settings.traces, release, role }));
const metrics = settings.metrics && startMetrics(settings.metrics, () => pages?.stats ?? null);
setErrorListener((error, { where, status }) => {
  // Refusals are results.
  if (status !== undefined && status < 500) return;
  log.error({ error, status }, where);
  metrics?.error();
  if (tracker) tracker.capture(error, { where, requestId: currentRequestId() });
});
const tags = tagPolicy(tagManager);
const dev = process.env.NODE_ENV === 'development';
// Must be localhost: with an IP address middleware's rewrites become redirects to the same page.
const app = next({ dev, dir: process.cwd(), hostname: 'localhost', port });
const fallbacks = createErrorPages(port);
const scriptMark = createScriptMark(shopSecret);
const films = settings.filmsInBucket ? createFilmStore(settings.backendUrl, shopSecret) : undefined;
const pictures = new PictureCache((source, width) => makeAvif(`http://127.0.0.1:${port}`, source, width));
const buildDir = process.env.NEXT_DIST_DIR || '.next';
const buildFiles = dev ? null : new BuildFiles(buildDir);
const pages = pageCacheBytes > 0 ? usePageCache(new PageCache({ maxBytes: pageCacheBytes, isSettled })) : null;
const routeOf = createRouteTemplates(buildDir);
const isMissingFile = dev ? () => false : createMissingFileCheck('public', buildDir);

/** A page rendered during an outage may lack something, and one rendered around a publish expires again. */
function isSettled(): boolean {
  return !hasRecentOutage() && !hasStaleTags() && !isExpiringTags();
}

/** Prints an invalid setting without a stack trace, for the operator. */
function readSettings(): Env {
  try {
    return env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'The settings cannot be read');
    process.exit(1);
  }
}

const isHttps = (host: string | undefined): boolean => {
  const locale = localeOfHost(host);
  return locale !== null && originOf(locale).startsWith('https:');
};

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

function handleRequest(req: IncomingMessage, res: ServerResponse): void {
  const { headers } = req;
  const { remoteAddress } = req.socket;
  const trustProxy = proxyTrust.isProxy(remoteAddress);
  // First of all, because most visits end here.
  const asked = dev ? null : readPageRequest(req, clientHost(headers, trustProxy));
  if (asked && rejectionStatus(req) === null && pages?.send(asked, req, res)) return;
  if (answerProbe(req, res, isStopping())) return;
  const requestId = readRequestId(headers[REQUEST_ID_HEADER], trustProxy);
  if (pathOf(req).startsWith('/api/')) res.setHeader(REQUEST_ID_HEADER, requestId);
  const span = tracer?.start('request', { kind: 'server', traceId: requestId });
  const observed = observeRequest(req.method, res, (answered) => {
    metrics?.request(answered);
    if (span) endRequestSpan(span, answered);
    const { method, route, status, seconds } = answered;
    const ms = Math.round(seconds * 1000);
    log.http({ requestId, method, route, status, ms }, `${method} ${route} ${status}`);
  });
  observed.route = routeOf(pathOf(req));
  runRequest(requestId, () => answer(req, res, { asked, trustProxy, observed }), span);
}

interface Visit {
  /** Set if the answer may be kept. */
  asked: PageRequest | null;
  trustProxy: boolean;
  observed: ObservedRequest;
}

function answer(req: IncomingMessage, res: ServerResponse, { asked, trustProxy, observed }: Visit): void {
  const { headers } = req;
  const { remoteAddress } = req.socket;
  const fallback = fallbacks.parseHeader(headers[ERROR_PAGE_HEADER]);
  const settled = setClientHeaders(headers, {
    remoteAddress,
    trustProxy,
    protoOf: (host) => (isHttps(host) ? 'https' : 'http'),
  });
  const refused = settled ? rejectionStatus(req) : 400;
  for (const [name, value] of securityHeaders(isHttps(headers.host), hasSecretUrl(pathOf(req))))
    res.setHeader(name, value);
  if (refused) {
    refuse(res.setHeader('connection', 'close'), refused);
    return;
  }
  if (isMissingFile(pathOf(req))) {
    void sendKept(req, res, pathOf(req), settings.buildFilesDir).then((isSent) => isSent || refuse(res, 404));
    return;
  }
  if (buildFiles?.send(req, res, pathOf(req))) return;
  const video = findVideoFile(pathOf(req));
  if (video) {
    void sendVideo(req, res, video, videosDir, films);
    return;
  }
  if (isPictureUrl(req.url ?? '') && !dev) {
    sendPicture(req, res);
    return;
  }
  // Before any code reads the cookies.
  if (applyPreview(headers, pathOf(req), isHttps(headers.host))) res.setHeader('x-robots-tag', 'noindex, nofollow');
  // The page of a rejected form is finished as the response of its endpoint.
  const isFormView = findFormView(String(headers[FORM_VIEW_HEADER])) !== null;
  headers['content-security-policy'] = scriptMark.policy;
  if (fallback) {
    headers[ERROR_PAGE_HEADER] = fallback;
  } else if (!dev && !isFormView) {
    const cookie = /(?:^|;\s*)locale=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
    const locale = resolveLocale({ host: headers.host, cookie, acceptLanguage: headers['accept-language'] });
    const ticket = asked && pages?.ticket(asked);
    finishResponse(req, res, {
      externalOrigins,
      tagPolicy: tags,
      scriptMark,
      knownHost: localeOfHost(headers.host) !== null,
      getErrorPage: (kind) => fallbacks.get(locale, kind),
      isOutage: () => hasRecentOutage(),
      onRoute: (route) => {
        observed.route = routeOf(route);
      },
      keep: (route, kept) => ticket && pages?.keep(ticket, route, kept),
    });
  }
  const cleaned = cleanUrl(req.url ?? '/', headers.rsc === '1');
  req.url = cleaned.url;
  if (cleaned.search) headers[SEARCH_HEADER] = cleaned.search;
  if (headers.rsc) headers[ROUTER_HEADER] = '1';
  passToNext(req, res);
}

function refuse(res: ServerResponse, status: number): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end();
}

function sendPicture(req: IncomingMessage, res: ServerResponse): void {
  const picture = parsePictureRequest(req.url ?? '', req.headers.accept);
  if (!picture) {
    refuse(res, 400);
    return;
  }
  req.headers.accept = picture.accept;
  if (!pictures.serve(req, res, picture)) passToNext(req, res);
}

function passToNext(req: IncomingMessage, res: ServerResponse): void {
  // Next renders no body for HEAD, but policy and status depend on it; Node omits the body itself.
  if (req.method === 'HEAD') req.method = 'GET';
  handle(req, res).catch((error: unknown) => {
    reportError(error, { where: `server ${req.method} ${req.url}` });
    if (!res.headersSent) res.statusCode = 500;
    res.end();
  });
}

await app.prepare();
if (!dev)
  await keepBuild(buildDir, settings.buildFilesDir).catch((error: unknown) =>
    log.warn({ error }, 'Files of this build are not kept for pages that are open during the next deploy'),
  );
const handle = app.getRequestHandler();
const server = createServer(
  { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 65_000 },
  handleRequest,
);
if (dev) {
  const upgrade = app.getUpgradeHandler();
  server.on('upgrade', (req, socket, head) => void upgrade(req, socket, head));
}
// Next keeps a process alive after errors that nobody catches, also one that serves nothing.
server.once('error', (error) => {
  log.error({ error }, `The storefront can not listen on port ${port}`);
  process.exit(1);
});
server.listen({ port, host: proxyTrust.listenHost }, () => log.info(`Storefront listens on port ${port}`));
shutDownOnSignal(server, close, drainMs);

async function close(): Promise<void> {
  await app.close();
  await tracer?.close();
  if (tracker) await tracker.flush(2_000);
}
