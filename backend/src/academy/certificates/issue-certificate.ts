import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { MarkState } from '../../../contract/children';
import type { Locale } from '../../../contract/locales';
import { isLevelFinished } from '../../domain/level-finish';
import { shopDay } from '../../domain/shop-calendar';
import { ShopError } from '../../domain/shop-error';
import { createStamps } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { readOutline } from '../access/academy-outline';
import { type MarkRow, childrenSeenBy, inOrder, lockChild } from '../children/child-rows';
import { readLevelLessons } from '../children/planned-lessons';
import { type CertificateRow, createSerial } from './certificate-rows';

interface Asked {
  /** Document ids. */
  child: string;
  level: string;
  locale: Locale;
}

/**
 * Issues the certificate of a child that the account sees (decision 0064) for a level, and returns its serial. One that was issued
 * stays, whatever is marked or published later. Idempotent.
 * @throws NotFound for every other child or an unknown level, NotFinished while a lesson is not marked "alone"
 */
export async function issueCertificate(
  strapi: Core.Strapi,
  userId: number,
  request: Asked,
  timeZone: string,
  now: Date,
): Promise<string> {
  const { locale } = request;
  const level = (await readOutline(strapi, locale)).levels.find(({ id }) => id === request.level);
  return transact(strapi.db.connection, async (trx) => {
    const child = await lockChild(trx, childrenSeenBy, userId, request.child);
    const known = trx('child_certificates').where({ child_id: child, level: request.level });
    const issued: CertificateRow | undefined = await known.first();
    if (issued) return issued.serial;
    if (!level) throw new ShopError('NotFound', 'There is no such level');
    if (!isLevelFinished(await readLevelLessons(trx, level.id), await readStates(trx, child)))
      throw new ShopError('NotFinished', 'The level is not finished');
    const row = { serial: createSerial(), level: level.id, level_title: level.title, day: shopDay(now, timeZone) };
    await trx('child_certificates').insert({ ...createStamps(now), ...row, child_id: child, language: locale });
    return row.serial;
  });
}

/**
 * The certificate as it was issued, with the name of the level in the language that was asked for. Changes nothing: browsers and
 * programs open links ahead.
 * @throws NotFound while it was not issued, and for every other child
 */
export async function readIssued(
  strapi: Core.Strapi,
  userId: number,
  { child, level, locale }: Asked,
): Promise<{ serial: string; day: string; nickname: string; levelTitle: string }> {
  const db = strapi.db.connection;
  const issued: (CertificateRow & { nickname: string }) | undefined = await db('child_certificates as c')
    .join('children as k', 'k.id', 'c.child_id')
    .where({ 'k.document_id': child, 'c.level': level })
    .whereIn('k.id', childrenSeenBy(db, userId).select('id'))
    .first('c.*', 'k.nickname');
  if (!issued) throw new ShopError('NotFound', 'There is no such certificate');
  const named = (await readOutline(strapi, locale)).levels.find(({ id }) => id === level);
  return { ...issued, levelTitle: named?.title ?? issued.level_title };
}

/** The newest mark of each lesson. @param child row id */
async function readStates(trx: Knex.Transaction, child: number): Promise<Map<string, MarkState>> {
  const marks: MarkRow[] = await trx('child_marks').where({ child_id: child });
  return new Map(inOrder(marks).map(({ lesson, state }) => [lesson, state]));
}
