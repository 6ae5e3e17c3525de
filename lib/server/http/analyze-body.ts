import { reportError } from '@/lib/core/report-error';
import type { Encoding } from './compress';
import { contentSecurityPolicy, findInlineScripts, type PolicySources } from './content-security-policy';
import { entityTag } from './entity-tag';
import { type CompactPage, compactPageData } from './page-data';
import { readMeaning } from './page-meaning';
import { findStatus } from './page-status';
import type { ScriptMark } from './script-mark';

export interface AnalyzeOptions {
  externalOrigins: string[];
  /** CSP sources of the tag manager. */
  tagPolicy?: PolicySources;
  /** Set on the request for Next; erased from the response. */
  scriptMark: ScriptMark;
}

/** Computed once per body of Next: unchanged pages are hashed and compressed once. */
export interface BodyAnalysis {
  /** As sent, before compression. */
  body: Buffer;
  csp: string | null;
  status: number | null;
  /** Undefined until a response needs it. */
  etag?: string | undefined;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** React's notes for view transitions, used only while a page is streamed; they are no HTML attributes. */
const TRANSITION_NOTE = / vt-[a-z]+="[\w-]*"/g;
const PRELOAD = /<link rel="preload"[^>]*>/g;

interface PageUse {
  where: string;
  /** Whether the page is sent to several visitors, who may ask whether it has changed. */
  shared: boolean;
}

export function analyzePage(page: Buffer, options: AnalyzeOptions, { where, shared }: PageUse): BodyAnalysis {
  const { externalOrigins, tagPolicy, scriptMark } = options;
  const compact = compactPageData(page.toString('utf8').replaceAll(TRANSITION_NOTE, ''), scriptMark);
  const { hashes, foreign } = findInlineScripts(compact.html, scriptMark);
  for (const code of foreign)
    reportError(new Error(`The policy leaves out a script that Next did not write: ${code.trim().slice(0, 80)}`), {
      where,
    });
  return {
    body: Buffer.from(scriptMark.eraseFromPage(compact.html)),
    csp: contentSecurityPolicy(hashes, externalOrigins, tagPolicy),
    status: findStatus(compact.html),
    etag: shared ? pageEntityTag(compact, options) : undefined,
    encoded: {},
  };
}

/** The same for all renderings of one content; undefined if that can not be told. */
function pageEntityTag(
  { markup, data }: CompactPage,
  { externalOrigins, tagPolicy }: AnalyzeOptions,
): string | undefined {
  const meaning = data === null ? null : readMeaning(data);
  // Pictures are preloaded in the order in which React came to them.
  const preloads = markup.match(PRELOAD)?.toSorted() ?? [];
  // The policy without hashes, which depend on the order of the data.
  return meaning === null
    ? undefined
    : entityTag(
        markup.replaceAll(PRELOAD, ''),
        ...preloads,
        meaning,
        contentSecurityPolicy([], externalOrigins, tagPolicy),
      );
}

export function analyzeOther(body: Buffer, { scriptMark }: AnalyzeOptions): BodyAnalysis {
  scriptMark.eraseFromBody(body);
  return { body, csp: null, status: null, encoded: {} };
}
