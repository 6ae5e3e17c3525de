import type { Knex } from 'knex';
import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../contract/locales';
import { type Db, type StoredDate, toIso } from '../../platform/database/row-helpers';
import { env } from '../../platform/env/env';
import { GALLERY } from './hash-written';
import type { TranslatedType } from './translated-types';

const PAGE_SIZE = 50;
/** Those of the shop; every text begins in the first one. */
const translated = (): Locale[] => env().shopLocales.filter((locale) => locale !== DEFAULT_LOCALE);

/** `pictures`: fewer alt texts than the first language has for the same pictures. */
const TRANSLATION_STATES = ['missing', 'outdated', 'pictures'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

const querySchema = z.object({
  language: z.enum(LOCALES).nullable().catch(null),
  state: z.enum(TRANSLATION_STATES).nullable().catch(null),
  type: z.string().nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

interface GapRow {
  subject: string;
  entry: string;
  title: string | null;
  language: Locale;
  state: TranslationState;
  changed_at: StoredDate;
}

/** What editors work on: the draft where there are drafts. */
const written = (alias: string, { hasDrafts }: TranslatedType): string =>
  hasDrafts ? `${alias}.published_at is null` : '1 = 1';

/** How many alt texts the pictures of a row have. */
const altTextsOf = (alias: string, { table }: TranslatedType): string =>
  `(select count(*) from ${table}_cmps part join components_shop_picture picture on picture.id = part.cmp_id
    where part.entity_id = ${alias}.id and part.field = '${GALLERY}' and picture.alt <> '')`;

/**
 * Entries of a type that lack a language, were changed in the first language since they were last written in it, or lack alt texts
 * that the first language has.
 */
function gapsOf(db: Db, type: TranslatedType, into: Locale[]): Knex.Raw {
  const languages = into.map(() => 'select cast(? as varchar(8)) as code').join(' union all ');
  const save = (alias: string): string =>
    `left join translation_saves ${alias} on ${alias}.subject = ? and ${alias}.entry = s.document_id and ${alias}.language =`;
  const isOutdated = '(source.saved_at is not null and (own.saved_at is null or source.saved_at > own.saved_at))';
  const lacksAltTexts = type.hasGallery ? `${altTextsOf('t', type)} < ${altTextsOf('s', type)}` : '1 = 0';
  return db.raw(
    `select ? as subject, s.document_id as entry, ${type.titleColumn ? 's.??' : '?'} as title, l.code as language,
       case when t.id is null then 'missing' when ${isOutdated} then 'outdated' else 'pictures' end as state,
       source.saved_at as changed_at
     from ?? s cross join (${languages}) l
     left join ?? t on t.document_id = s.document_id and t.locale = l.code and ${written('t', type)}
     ${save('source')} ? ${save('own')} l.code
     where s.locale = ? and ${written('s', type)}
       and (t.id is null or ${isOutdated} or ${lacksAltTexts})`,
    [
      type.uid,
      type.titleColumn ?? type.label,
      type.table,
      ...into,
      type.table,
      type.uid,
      DEFAULT_LOCALE,
      type.uid,
      DEFAULT_LOCALE,
    ],
  );
}

interface CountRow {
  language: Locale;
  state: TranslationState;
  count: number | string;
}

/**
 * A page of what is to be translated, of the types given, and how much of it there is per language. Two statements, however much
 * content there is; a filter that makes no sense is none.
 */
export async function readTranslations(db: Db, types: TranslatedType[], query: Record<string, unknown>) {
  const { language, state, type, page } = querySchema.parse(query);
  const chosen = types.filter(({ uid }) => type === null || !types.some((each) => each.uid === type) || uid === type);
  const languages = translated();
  if (chosen.length === 0 || languages.length === 0)
    return {
      data: [],
      meta: { counts: [], languages, pagination: { page: 1, pageSize: PAGE_SIZE, pageCount: 0, total: 0 } },
    };
  const gaps = () => {
    const parts = chosen.map((each) => gapsOf(db, each, languages));
    const union = db.raw(`(${parts.map(() => '?').join(' union all ')}) as gaps`, parts);
    return db.from(union as unknown as string);
  };
  const counted: CountRow[] = await gaps()
    .groupBy('language', 'state')
    .select('language', 'state')
    .count({ count: '*' });
  const counts = counted.map((row) => ({ language: row.language, state: row.state, count: Number(row.count) }));
  const rows: GapRow[] = await gaps()
    .where({ ...(language && { language }), ...(state && { state }) })
    .orderBy(['subject', 'title', 'entry', 'language'])
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .select('*');
  const total = counts
    .filter((each) => (!language || each.language === language) && (!state || each.state === state))
    .reduce((sum, { count }) => sum + count, 0);
  return {
    data: rows.map((row) => ({
      type: row.subject,
      label: types.find(({ uid }) => uid === row.subject)?.label ?? row.subject,
      isSingle: types.find(({ uid }) => uid === row.subject)?.isSingle === true,
      id: row.entry,
      title: row.title ?? '',
      language: row.language,
      state: row.state,
      /** When the first language was last changed, if editors did so since this is noted. */
      changedAt: toIso(row.changed_at),
    })),
    meta: {
      counts,
      languages,
      pagination: { page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE), total },
    },
  };
}

/** Response of `/shop/translations`. */
export type Translations = Awaited<ReturnType<typeof readTranslations>>;
