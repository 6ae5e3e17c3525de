/** Whether this browser can pay with Apple Pay: Safari, and others on Apple's devices. */
export function hasApplePay(): boolean {
  const session: unknown = Reflect.get(globalThis, 'ApplePaySession');
  if (typeof session !== 'function' || !('canMakePayments' in session)) return false;
  const { canMakePayments } = session;
  return typeof canMakePayments === 'function' && canMakePayments.call(session) === true;
}
