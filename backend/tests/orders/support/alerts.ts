import { callAdmin } from './admin';

export interface Alert {
  documentId: string;
  title: string;
  kind: string;
  state: 'open' | 'resolved';
  topic: string;
  data: unknown;
  note: string | null;
  resolvedBy: string | null;
}

const ALERTS = '/content-manager/collection-types/api::alert.alert';

/** Alerts as the admin lists them, of one order, oldest first. */
export async function readAlerts(orderNr: string): Promise<Alert[]> {
  const { body } = await callAdmin<{ results: Alert[] }>(
    `${ALERTS}?filters[order][orderNr]=${orderNr}&sort=id:ASC&pageSize=100`,
  );
  return body.results;
}

/** All alerts of a kind. */
export async function findAlerts(kind: string): Promise<Alert[]> {
  const { body } = await callAdmin<{ results: Alert[] }>(`${ALERTS}?filters[kind]=${kind}&sort=id:ASC&pageSize=100`);
  return body.results;
}

export async function findAlert(topic: string): Promise<Alert | undefined> {
  const { body } = await callAdmin<{ results: Alert[] }>(`${ALERTS}?filters[topic]=${encodeURIComponent(topic)}`);
  return body.results[0];
}
