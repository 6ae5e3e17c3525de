import { startFakeMollie } from './support/fake-mollie';
import { carrierSettings, startFakeCarrier } from './support/fake-carrier';
import { startFakeRegister } from './support/fake-register';

/** The outside world of orders: a payment provider that does what the tests say. */
export async function startEnvironment(): Promise<{ env: NodeJS.ProcessEnv; stop: () => Promise<void> }> {
  const mollie = await startFakeMollie();
  const register = await startFakeRegister();
  const carrier = await startFakeCarrier();
  // Workers are started after this and inherit it.
  process.env.FAKE_MOLLIE = mollie.origin;
  process.env.FAKE_CARRIER = carrier.origin;
  return {
    env: {
      MOLLIE_API_KEY: 'test_orders_0000000000000000000000000000',
      MOLLIE_API_ENDPOINT: `${mollie.origin}/v2/`,
      ADDRESS_LOOKUP_URL: register.url,
      ADDRESS_LOOKUP_MS: '4000',
      ...carrierSettings(carrier.origin),
      CARRIER_MS: '5000',
      CARRIER_POINTS_MS: '4000',
      SWEEP_MS: '700',
      OUTBOX_MS: '500',
      LOCALE_HOSTS: 'nl=http://localhost:3900,de=http://de.localhost:3900',
      PORT: '3900',
    },
    stop: async () => {
      await Promise.all([mollie.stop(), register.stop(), carrier.stop()]);
    },
  };
}
