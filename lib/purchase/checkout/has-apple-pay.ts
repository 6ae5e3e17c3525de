/** Whether this browser can pay with Apple Pay: Safari, and others on Apple's devices. */
export const hasApplePay = (): boolean => globalThis.ApplePaySession?.canMakePayments() === true;
