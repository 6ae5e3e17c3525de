/** What we use of it. The types that others wrote are of version 0.6, which knew no order of preference. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** The client's favourite; of several that it likes the same, the first in `preferred`. */
    encoding<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T | undefined;
    /** All languages that the client takes, its favourite first. */
    languages(): string[];
  }
}
