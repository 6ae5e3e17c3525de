import type { Answer } from './api';

/** Answer to `POST /v2/wallets/applepay/sessions`: of the form that Apple's sheet takes, signed by nobody. */
export function openApplePay({ domain, validationUrl }: Record<string, unknown>): Answer {
  if (typeof domain !== 'string' || typeof validationUrl !== 'string')
    return { status: 422, body: { status: 422, title: 'Unprocessable Entity', detail: 'The domain is invalid' } };
  const epochTimestamp = Date.now();
  return {
    status: 201,
    body: {
      epochTimestamp,
      expiresAt: epochTimestamp + 300_000,
      merchantSessionIdentifier: 'sandbox',
      nonce: 'sandbox',
      merchantIdentifier: 'sandbox',
      domainName: domain,
      displayName: 'Sandbox',
      signature: 'sandbox',
    },
  };
}

/**
 * Outcome of a payment with what the customer authorized. A real token is encrypted; that of a test names the outcome:
 * `{"paymentData": {"outcome": "failed"}}`.
 */
export function outcomeOf(token: unknown): 'paid' | 'failed' | 'unreadable' {
  try {
    const { paymentData } = JSON.parse(String(token)) as { paymentData?: { outcome?: unknown } };
    if (!paymentData) return 'unreadable';
    return paymentData.outcome === 'failed' ? 'failed' : 'paid';
  } catch {
    return 'unreadable';
  }
}
