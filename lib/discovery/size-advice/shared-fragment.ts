/** The fragment of a shared link, which browsers do not send to a server. */
export const SHARED = '#size-adviser?';

/** Takes the measures out of the address, before a script that measures visits could read them there. */
export function takeShared(): string {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(SHARED)) return '';
  history.replaceState(null, '', pathname + search);
  return hash;
}
