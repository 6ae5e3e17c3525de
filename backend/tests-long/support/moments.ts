import type { Call } from '../../tests/orders/support/fake-mollie';
import type { LongShop } from './shop';

/** Arms the kill; resolves when the backend is dead. */
export type Moment = (shop: LongShop) => Promise<void>;

/** As the shop's call arrives, before the provider acts, or as the provider's response is sent. */
export const atCall =
  (what: Call['what'], stage: Call['stage']): Moment =>
  (shop) =>
    new Promise((resolve) => {
      shop.mollie.onCall = (call) => {
        if (call.what !== what || call.stage !== stage) return;
        shop.mollie.onCall = null;
        resolve(shop.kill());
      };
    });

/** When a mail to this address has arrived, before the shop receives the confirmation. */
export const atMail =
  (address: string): Moment =>
  (shop) =>
    new Promise((resolve) => {
      shop.catcher.onMail = (mail) => {
        if (!mail.to.includes(address)) return;
        shop.catcher.onMail = null;
        resolve(shop.kill());
      };
    });

export const after =
  (ms: number): Moment =>
  async (shop) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await shop.kill();
  };
