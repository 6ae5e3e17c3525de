/** What becomes of a public address. */
export type Route =
  /** Render the page at this internal path. */
  | { kind: 'rewrite'; path: string }
  /** The one right address, on the same host; for good, unless it is said to be temporary. */
  | { kind: 'redirect'; path: string; temporary?: true }
  /** A page elsewhere, by an editor's rule. */
  | { kind: 'external'; url: string; temporary?: true }
  | { kind: 'missing' }
  /** There was a page, and it was removed. */
  | { kind: 'gone' };
