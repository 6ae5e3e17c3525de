import type { PreviewClaim } from '@/lib/session/preview-token';

/** Prefix of a path segment that holds an entry id; public paths cannot contain it. */
const PREVIEW_SEGMENT_PREFIX = '_';

/** Preview path of an entry without a permalink: a new page, or a missing language version. */
export const previewPath = (kind: PreviewClaim['kind'], id: string): string => `/preview/${kind}/${id}`;

export const LEAVE_PREVIEW_PATH = '/api/preview/leave';

/** A segment that replaces the slug by an entry id. */
export const previewSegment = (id: string): string => PREVIEW_SEGMENT_PREFIX + id;

/** The entry id of a segment made by `previewSegment`; null for a slug. */
export const parsePreviewSegment = (slug: string): string | null =>
  slug.startsWith(PREVIEW_SEGMENT_PREFIX) ? slug.slice(PREVIEW_SEGMENT_PREFIX.length) : null;
