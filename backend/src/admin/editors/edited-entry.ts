/** What Strapi tells a side panel of an edit form about the entry. */
export interface EditedEntry {
  model: string;
  documentId?: string;
  document?: { status?: unknown };
}
