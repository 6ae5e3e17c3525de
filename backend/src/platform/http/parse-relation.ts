/** Target of a relation in a save: a document id or a row id. Null for none. */
export type RelationTarget = { documentId: string } | { id: number } | null;

/** Parses the formats in which a relation can be saved; undefined when it is not changed. */
export function parseRelation(value: unknown): RelationTarget | undefined {
  if (value === undefined) return undefined;
  if (value === null) return null;
  if (typeof value === 'string') return { documentId: value };
  if (typeof value === 'number') return { id: value };
  if (Array.isArray(value)) return value.length > 0 ? parseRelation(value.at(-1)) : null;
  if (typeof value !== 'object') return undefined;
  const { set, connect, disconnect, documentId, id } = value as Record<string, unknown>;
  if (typeof documentId === 'string') return { documentId };
  if (typeof id === 'number') return { id };
  if (Array.isArray(connect) ? connect.length > 0 : connect) return parseRelation(connect);
  if (set !== undefined) return parseRelation(set);
  return Array.isArray(disconnect) && disconnect.length > 0 ? null : undefined;
}
