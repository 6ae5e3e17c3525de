import type { Core } from '@strapi/strapi';
import { repeat } from '../../platform/jobs/repeating-job';
import { forgetOldRequests } from './delete-requests';
import { tellWaiting } from './notify-waiting';
import { onWake, wakeJob } from '../../platform/jobs/wake';

const LOOK_MS = 60_000;

export function startBackInStock(strapi: Core.Strapi): void {
  const db = strapi.db.connection;
  const look = async (): Promise<void> => {
    if ((await tellWaiting(db)) > 0) wakeJob('outbox');
    await forgetOldRequests(db, new Date());
  };
  const job = repeat(look, LOOK_MS, (error) =>
    strapi.log.error(`Back in stock: ${error instanceof Error ? error.message : 'unknown'}`),
  );
  onWake('back-in-stock', () => job.wake());
  strapi.server.httpServer.on('close', () => {
    onWake('back-in-stock', null);
    job.stop();
  });
}
