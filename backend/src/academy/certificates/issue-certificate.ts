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

interface Issued {
  serial: string;
  day: string;
  nickname: string;
  /** In the language that was asked for. */
  levelTitle: string;
}

/**
 * The certificate of a child that the account sees (decision 0064) for a level, which is issued when it is asked for first. One that was issued
 * stays, whatever is marked or published later.
 * @throws NotFound for every other child or an unknown level, NotFinished while a lesson is not marked "alone"
 */
export async function issueCertificate(
  strapi: Core.Strapi,
  userId: number,
  request: { child: string; level: string; locale: Locale },
  timeZone: string,
  now: Date,
): Promise<Issued> {
  const { locale } = request;
  const level = (await readOutline(strapi, locale)).levels.find(({ id }) => id === request.level);
  return transact(strapi.db.connection, async (trx) => {
    const child = await lockChild(trx, childrenSeenBy, userId, request.child);
    const { nickname }: { nickname: string } = await trx('children').where({ id: child }).first('nickname');
    const known = trx('child_certificates').where({ child_id: child, level: request.level });
    const issued: CertificateRow | undefined = await known.first();
    if (issued) return { ...issued, nickname, levelTitle: level?.title ?? issued.level_title };
    if (!level) throw new ShopError('NotFound', 'There is no such level');
    if (!isLevelFinished(await readLevelLessons(trx, level.id), await readStates(trx, child)))
      throw new ShopError('NotFinished', 'The level is not finished');
    const row = { serial: createSerial(), level: level.id, level_title: level.title, day: shopDay(now, timeZone) };
    await trx('child_certificates').insert({ ...createStamps(now), ...row, child_id: child, language: locale });
    return { ...row, nickname, levelTitle: level.title };
  });
}

/** The newest mark of each lesson. @param child row id */
async function readStates(trx: Knex.Transaction, child: number): Promise<Map<string, MarkState>> {
  const marks: MarkRow[] = await trx('child_marks').where({ child_id: child });
  return new Map(inOrder(marks).map(({ lesson, state }) => [lesson, state]));
}
