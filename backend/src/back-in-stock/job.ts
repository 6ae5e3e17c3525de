import type { Core } from '@strapi/strapi';
import { repeat } from '../orders/repeat';
import { kickOutbox } from '../outbox/kick';
import { forgetOldRequests } from './forget';
import { onBackInStockKick } from './kick';
import { tellWaiting } from './tell-waiting';

const LOOK_MS = 60_000;

export function startBackInStock(strapi: Core.Strapi): void {
  const db = strapi.db.connection;
  const look = async (): Promise<void> => {
    if ((await tellWaiting(db)) > 0) kickOutbox();
    await forgetOldRequests(db, new Date());
  };
  const job = repeat(look, LOOK_MS, (error) =>
    strapi.log.error(`Back in stock: ${error instanceof Error ? error.message : 'unknown'}`),
  );
  onBackInStockKick(() => job.wake());
  strapi.server.httpServer.on('close', () => {
    onBackInStockKick(null);
    job.stop();
  });
}
