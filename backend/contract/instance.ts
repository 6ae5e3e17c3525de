/** Sent by storefronts with the question what changed, so that the operator sees which are there: `host:3000 release`. */
export const INSTANCE_HEADER = 'x-shop-instance';

export interface Instance {
  name: string;
  /** Empty: unknown. */
  release: string;
}

export const formatInstance = ({ name, release }: Instance): string =>
  `${name} ${release}`.replace(/[^\w.:+ -]/g, '_').trim();

/** Null for anything but a header as `formatInstance` writes it. */
export function parseInstance(header: string): Instance | null {
  const [, name, release = ''] = /^([\w.-]{1,100}:\d{1,5})(?: ([\w.:+-]{1,100}))?$/.exec(header) ?? [];
  return name === undefined ? null : { name, release };
}
