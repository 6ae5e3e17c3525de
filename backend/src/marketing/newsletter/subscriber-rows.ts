import type { Db } from '../../platform/database/row-helpers';

export const SUBSCRIBER = 'api::newsletter-subscriber.newsletter-subscriber';

export interface SubscriberRow {
  id: number;
  document_id: string;
  email: string;
  language: string;
  state: 'pending' | 'confirmed';
  consent: string;
  requested_at: string | number | Date | null;
  confirmed_at: string | number | Date | null;
}

export const subscriberTopic = (subscriberId: string): string => `newsletter:${subscriberId}`;

export const findSubscriber = (db: Db, subscriberId: string): Promise<SubscriberRow | undefined> =>
  db('newsletter_subscribers').where({ document_id: subscriberId }).first();
