import type { z } from 'zod';

type SameKeys<A, B> = [keyof A, keyof B] extends [keyof B, keyof A] ? true : false;

type Matches<Body, Input> = [Body] extends [Input] ? (SameKeys<Body, Input> extends true ? unknown : never) : never;

/**
 * Returns the schema of a request of the contract. Does not compile unless the schema accepts every such request and has the
 * same fields, so that storefront and backend cannot drift apart.
 */
export const schemaFor =
  <Body>() =>
  <Schema extends z.ZodType>(schema: Schema & Matches<Body, z.input<Schema>>): Schema =>
    schema;
