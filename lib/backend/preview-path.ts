import type { PreviewClaim } from '@/lib/session/preview-token';

/** Starts the segment that names an entry by its id; no address from outside can. */
const MARK = '_';

/** Where an editor sees what has no address yet: a new page, or a language that lacks it. */
export const previewPath = (kind: PreviewClaim['kind'], id: string): string => `/preview/${kind}/${id}`;

/** Ends a preview. */
export const LEAVE_PREVIEW = '/api/preview/leave';

/** In the place of a slug. */
export const idSegment = (id: string): string => MARK + id;

/** The id in a segment that was made here, null in a slug. */
export const previewedId = (slug: string): string | null => (slug.startsWith(MARK) ? slug.slice(MARK.length) : null);
