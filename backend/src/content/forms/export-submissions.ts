import { parseStoredJson } from '../../platform/database/row-helpers';
import type { Knex } from 'knex';
import { type SubmittedValue, submittedValuesSchema } from './submitted-values';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/files/csv';
import { storedFilesSchema } from '../../platform/files/uploads';

const BATCH = 200;

interface Row {
  id: number;
  form: string;
  state: string;
  language: string;
  received_at: Date | number | string;
  answers: unknown;
  files: unknown;
}

export interface ExportFilter {
  form?: string;
  state?: string;
}

function readStoredValues(row: Row): SubmittedValue[] {
  const parsed = submittedValuesSchema.safeParse(parseStoredJson<unknown>(row.answers));
  return parsed.success ? parsed.data : [];
}

function fileNames(row: Row): string {
  const parsed = storedFilesSchema.safeParse(parseStoredJson<unknown>(row.files));
  return parsed.success ? parsed.data.map((file) => file.name).join(', ') : '';
}

/** Newest first, in batches to limit memory. */
async function* readRows(db: Knex, filter: ExportFilter): AsyncGenerator<Row> {
  let before: number | null = null;
  for (;;) {
    const query = db('form_submissions').where(filter).orderBy('id', 'desc').limit(BATCH);
    if (before !== null) query.andWhere('id', '<', before);
    const rows: Row[] = await query.select('id', 'form', 'state', 'language', 'received_at', 'answers', 'files');
    yield* rows;
    before = rows.at(-1)?.id ?? null;
    if (rows.length < BATCH) return;
  }
}

/** Columns by field name, in the order of the newest submissions; headed by the Dutch label where available. */
async function listColumns(db: Knex, filter: ExportFilter): Promise<Map<string, string>> {
  const columns = new Map<string, string>();
  const dutch = new Set<string>();
  for await (const row of readRows(db, filter)) {
    for (const { name, label } of readStoredValues(row)) {
      if (!columns.has(name) || (row.language === 'nl' && !dutch.has(name))) columns.set(name, label);
      if (row.language === 'nl') dutch.add(name);
    }
  }
  return columns;
}

/** Submissions as CSV, safe against formula injection. */
export async function* exportSubmissions(db: Knex, filter: ExportFilter): AsyncGenerator<string> {
  const columns = await listColumns(db, filter);
  const head = ['Received', 'Form', 'State', 'Language', ...columns.values(), 'Files'];
  yield `${BYTE_ORDER_MARK}${csvLine(head)}`;
  for await (const row of readRows(db, filter)) {
    const texts = new Map(readStoredValues(row).map((answer) => [answer.name, answer.text]));
    const answers = [...columns.keys()].map((name) => texts.get(name) ?? '');
    const received = new Date(row.received_at).toISOString();
    yield csvLine([received, row.form, row.state, row.language, ...answers, fileNames(row)]);
  }
}
