/** Key of the order access links. Without it links would be guessable, so there is no fallback. */
export function accessSecret(): string {
  const secret = process.env.ACCESS_SECRET;
  if (!secret) throw new Error('ACCESS_SECRET is not set');
  return secret;
}
