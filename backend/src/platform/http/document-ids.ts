interface Entry {
  id?: unknown;
  documentId?: string;
  attributes: unknown;
}

function isEntry(node: object): node is Entry {
  return (
    'documentId' in node && typeof node.documentId === 'string' && 'attributes' in node && Boolean(node.attributes)
  );
}

/** Replaces row ids with document ids in Strapi's v4 format, because row ids change with every publish. */
export function replaceRowIds(node: unknown): void {
  if (Array.isArray(node)) {
    for (const item of node) replaceRowIds(item);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (isEntry(node)) {
    node.id = node.documentId;
    delete node.documentId;
    replaceRowIds(node.attributes);
    return;
  }
  for (const value of Object.values(node)) replaceRowIds(value);
}

/** Query keys that select drafts, in any spelling (`status[]=`, `Status=`, v4's `publicationState=`). */
export function isDraftKey(key: string): boolean {
  const name = key.toLowerCase().replace(/[^a-z]/g, '');
  return (
    name === 'status' || name === 'publicationstate' || name === 'haspublishedversion' || name === 'publicationfilter'
  );
}

export function withoutDraftKeys(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([key]) => !isDraftKey(key)));
}
