import type { Context } from 'koa';

/** What the audit log says of a request, where its method and path say too little. */
export interface NamedDeed {
  action: string;
  /** Whom it concerns, when not its author. */
  about?: string | undefined;
}

/** Names what a request did for the audit log. */
export function nameDeed(ctx: Context, action: string, about?: string): void {
  const deed: NamedDeed = { action, about };
  ctx.state.deed = deed;
}
