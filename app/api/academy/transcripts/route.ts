import { z } from 'zod';
import { loadTranscriptResults } from '@/lib/academy/transcripts/load-transcript-results';
import { getLabels } from '@/lib/forms/get-labels';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { readJsonObject } from '@/lib/server/endpoint/read-body';

/** Longer than anybody types; the rest of it is not searched for. */
const queryField = z
  .string()
  .transform((text) => text.slice(0, 200))
  .catch('');

/** What the search says: pages that all visitors get do not carry it for the few who own lessons. */
export const GET = endpoint(async ({ caller }) =>
  jsonResponse({ data: await getLabels(caller.locale, 'transcriptSearch') }),
);

/** Searches what is said in the lessons that this visitor may watch. By POST: what somebody looks for stays out of addresses. */
export const POST = endpoint(async ({ request, caller, orderAccess }) => {
  const { query } = await readJsonObject(request);
  return jsonResponse({ data: await loadTranscriptResults({ caller, orderAccess }, queryField.parse(query)) });
});
