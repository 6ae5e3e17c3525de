/** A protocol error; errors of the shop are `ShopError`. `global::errors` converts both into responses. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: Record<string, unknown>;
  /** Tells Strapi that status and message may be sent to the client. */
  readonly expose = true;

  constructor(status: number, name: string, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.name = name;
    this.details = details;
  }
}
