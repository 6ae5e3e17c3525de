import { dataOf } from '../../domain/parse-fields';
import { z } from 'zod';
import { ShopError, invalidFields } from '../../domain/shop-error';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import { LOCALES } from '../../../contract/locales';

const consentSchema = z.strictObject({
  id: z.uuid(),
  choices: z.strictObject({ statistics: z.boolean(), marketing: z.boolean() }),
  version: z.union([z.int().nonnegative(), z.string().regex(/^[\w.-]{1,40}$/)]),
  locale: z.enum(LOCALES),
});

/**
 * Records a cookie choice as proof of consent (GDPR art. 7(1)): the choices, the time and the version of the texts. Rows are
 * append-only and identified by the random id in the visitor's cookie; neither IP address nor user agent is stored.
 */
export async function recordConsent(db: Db, body: unknown, now = new Date()): Promise<void> {
  const data = dataOf(body);
  if (typeof data !== 'object' || data === null) throw new ShopError('MalformedRequest', 'The request has no data');
  const parsed = consentSchema.safeParse(data);
  if (!parsed.success)
    throw invalidFields(
      parsed.error.issues.slice(0, 10).map((issue) => ({ path: issue.path.map(String), name: 'invalid' })),
    );
  const { id, choices, version, locale } = parsed.data;
  await db('consent_records').insert({
    ...createStamps(now),
    visitor: id.toLowerCase(),
    statistics: choices.statistics,
    marketing: choices.marketing,
    version: String(version),
    language: locale,
  });
}
