/** A failure of the protocol itself; those of the shop are `ShopError`. `global::errors` writes both. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: Record<string, unknown>;
  /** Tells Strapi that status and message may be shown. */
  readonly expose = true;

  constructor(status: number, name: string, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.name = name;
    this.details = details;
  }
}
