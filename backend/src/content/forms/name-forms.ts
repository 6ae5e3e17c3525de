import type { Knex } from 'knex';

/** Submissions from before the id of their form was stored get it while the form still has the slug that they name. */
export async function nameForms(db: Knex): Promise<void> {
  const form = db('forms').whereRaw('forms.slug = form_submissions.form').min('document_id');
  await db('form_submissions').whereNull('form_id').update({ form_id: form });
}
