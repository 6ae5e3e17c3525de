import { reportError } from '@/lib/core/report-error';
import type { Encoding } from './compress';
import { contentSecurityPolicy, findInlineScripts, type PolicySources } from './content-security-policy';
import { compactPageData } from './page-data';
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
  /** Computed when a response first needs it. */
  etag?: string;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** React's notes for view transitions, used only while a page is streamed; they are no HTML attributes. */
const TRANSITION_NOTE = / vt-[a-z]+="[\w-]*"/g;

export function analyzePage(
  page: Buffer,
  { externalOrigins, tagPolicy, scriptMark }: AnalyzeOptions,
  where: string,
): BodyAnalysis {
  const text = compactPageData(page.toString('utf8').replaceAll(TRANSITION_NOTE, ''), scriptMark);
  const { hashes, foreign } = findInlineScripts(text, scriptMark);
  for (const code of foreign)
    reportError(new Error(`The policy leaves out a script that Next did not write: ${code.trim().slice(0, 80)}`), {
      where,
    });
  return {
    body: Buffer.from(scriptMark.eraseFromPage(text)),
    csp: contentSecurityPolicy(hashes, externalOrigins, tagPolicy),
    status: findStatus(text),
    encoded: {},
  };
}

export function analyzeOther(body: Buffer, { scriptMark }: AnalyzeOptions): BodyAnalysis {
  scriptMark.eraseFromBody(body);
  return { body, csp: null, status: null, encoded: {} };
}
