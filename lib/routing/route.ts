/** How a public path is handled. */
export type Route =
  /** Render the page at this internal path. */
  | { kind: 'rewrite'; path: string }
  /** Redirect to the canonical path on the same host; permanent unless marked temporary. */
  | { kind: 'redirect'; path: string; temporary?: true }
  /** Redirect to another site, by an editor's rule. */
  | { kind: 'external'; url: string; temporary?: true }
  | { kind: 'missing' }
  /** The page was deleted. */
  | { kind: 'gone' };
