import { callAdmin } from './admin-api';

interface Saved {
  data: { documentId: string };
}

const collection = (type: string): string => `/content-manager/collection-types/api::${type}.${type}`;

/** Actions of an editor in the admin. */
export const editor = {
  async create(type: string, json: object, locale = 'nl'): Promise<string> {
    const { data } = await callAdmin<Saved>(`${collection(type)}?locale=${locale}`, { method: 'POST', json });
    return data.documentId;
  },
  async publish(type: string, id: string, json: object, locale = 'nl'): Promise<void> {
    await callAdmin(`${collection(type)}/${id}/actions/publish?locale=${locale}`, { method: 'POST', json });
  },
  async unpublish(type: string, id: string, locale = 'nl'): Promise<void> {
    await callAdmin(`${collection(type)}/${id}/actions/unpublish?locale=${locale}`, { method: 'POST', json: {} });
  },
  async update(type: string, id: string, json: object, locale = 'nl'): Promise<void> {
    await callAdmin(`${collection(type)}/${id}?locale=${locale}`, { method: 'PUT', json });
  },
  async remove(type: string, id: string): Promise<void> {
    await callAdmin(`${collection(type)}/${id}?locale=*`, { method: 'DELETE' });
  },
  async read<T>(type: string, query: string): Promise<T[]> {
    return (await callAdmin<{ results: T[] }>(`${collection(type)}?${query}`)).results;
  },
  async readOne<T>(type: string, id: string, locale = 'nl'): Promise<T> {
    return (await callAdmin<{ data: T }>(`${collection(type)}/${id}?locale=${locale}`)).data;
  },
};

/** An article with a link in its text, as the editor's form sends it. */
export const articleWith = (slug: string, link?: string) => ({
  title: slug,
  slug,
  publishedOn: '2026-01-01',
  body: [
    {
      type: 'paragraph',
      children: link
        ? [
            { type: 'text', text: '' },
            { type: 'link', url: link, children: [{ type: 'text', text: 'Partner' }] },
            { type: 'text', text: '' },
          ]
        : [{ type: 'text', text: 'Tekst' }],
    },
  ],
});

/** A unique name. */
export const uniqueName = (name: string): string => `${name}-${Date.now().toString(36)}`;
