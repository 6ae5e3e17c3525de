import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { SERIAL_LENGTH, SERIAL_SIGNS, formatSerial } from '../../../contract/certificates';
import type { Db } from '../../platform/database/row-helpers';
import { childrenOf, childrenSeenBy } from '../children/child-rows';

/** There is at most one per child and level. What the child is called is read from the child. */
export interface CertificateRow {
  id: number;
  child_id: number;
  serial: string;
  /** Document id. */
  level: string;
  /** As it was called when the certificate was issued, in `language`; for levels that are gone. */
  level_title: string;
  language: string;
  /** `YYYY-MM-DD` in the shop's time zone. */
  day: string;
}

/** 80 random bits: it can be neither guessed nor counted. */
export const createSerial = (): string =>
  formatSerial(Array.from(randomBytes(SERIAL_LENGTH), (byte) => SERIAL_SIGNS[byte % SERIAL_SIGNS.length]).join(''));

type OwnCertificate = CertificateRow & { child: string; nickname: string };

/** The certificates of these children, oldest first. */
const ofChildren = async (db: Db, children: Knex.QueryBuilder): Promise<OwnCertificate[]> =>
  db('child_certificates as c')
    .join('children as k', 'k.id', 'c.child_id')
    .whereIn('c.child_id', children.select('id'))
    .orderBy('c.id')
    .select('c.*', 'k.document_id as child', 'k.nickname');

/** For the pages of the account, which also show the children that it shares. */
export async function listCertificates(db: Db, userId: number) {
  return (await ofChildren(db, childrenSeenBy(db, userId))).map(({ child, level, serial, day }) => ({
    child,
    level,
    serial,
    day,
  }));
}

/** For the customer's data export (GDPR art. 15 and 20). */
export async function exportCertificates(db: Db, userId: number) {
  return (await ofChildren(db, childrenOf(db, userId))).map(({ nickname, level_title, serial, day, language }) => ({
    nickname,
    level: level_title,
    serial,
    day,
    language,
  }));
}
