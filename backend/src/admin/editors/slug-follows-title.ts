import { useFetchClient, useForm, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { EditedEntry } from './edited-entry';
import { followsTitle } from './slug-follows';

const KIND = /^api::(page|product|article|level|lesson)\./;
/** So that typing a title does not ask for every letter. */
const PAUSE_MS = 500;

interface Values {
  title?: unknown;
  slug?: unknown;
}

interface Query {
  plugins?: { i18n?: { locale?: string } };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Follower {
  model: string;
  documentId: string | undefined;
  locale: string | undefined;
  /** Published once: others may have its address by now. */
  isPublished: boolean;
}

/** Makes the slug of a form anew from its title, as long as nobody wrote a slug and nothing was published. */
export function useSlugFollowsTitle({ model, documentId, locale, isPublished }: Follower): void {
  const kind = KIND.exec(model)?.[1];
  const { post } = useFetchClient();
  const values = useForm('SlugFollowsTitle', (form) => form.values) as Values;
  const opened = useForm('SlugFollowsTitle', (form) => form.initialValues) as Values;
  const onChange = useForm('SlugFollowsTitle', (form) => form.onChange);
  const [made, setMade] = useState<string | null>(null);
  const [title, openedTitle] = [textOf(values.title).trim(), textOf(opened.title).trim()];
  const slug = textOf(values.slug);
  const isFollowing = kind !== undefined && !isPublished && followsTitle({ slug, openedTitle, made, kind });
  const wanted = isFollowing && title !== '' && title !== openedTitle ? title : null;

  useEffect(() => {
    if (wanted === null) return undefined;
    const timer = setTimeout(() => {
      const body = { contentTypeUID: model, field: 'slug', data: { id: documentId ?? '', title: wanted } };
      post<{ data: string }>('/content-manager/uid/generate', body, { params: { locale } }).then(
        ({ data }) => {
          setMade(data.data);
          onChange('slug', data.data);
        },
        // The slug stays as it is and can be typed.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, model, documentId, locale, post, onChange]);
}

/** Shows nothing: a panel is the place of an edit form where Strapi lets the shop in. */
export function SlugFollowsTitle({ model, documentId, document }: EditedEntry): null {
  const status = document?.status;
  const [{ query }] = useQueryParams<Query>();
  const locale = query?.plugins?.i18n?.locale;
  useSlugFollowsTitle({ model, documentId, locale, isPublished: status === 'published' || status === 'modified' });
  return null;
}
