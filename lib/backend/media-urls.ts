import { toMediaUrl } from '@/lib/backend/schemas/media';

/** Rewrites `/uploads/…` to `/media/…` in every `url` field of a response, also of a refusal. */
export function withMediaUrls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMediaUrls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === 'url' && typeof entry === 'string' && entry.startsWith('/uploads/')
        ? toMediaUrl(entry)
        : withMediaUrls(entry),
    ]),
  );
}
