import { z } from 'zod';
import { ADULT_STATES, type Adults, type Invitation, INVITATION_STATES } from '@/backend/contract/adults';
import { listOf } from '@/lib/backend/schemas/common';

/** `GET /academy/adults`. */
export const wireAdults: z.ZodType<Adults> = z.object({
  adults: listOf(z.object({ id: z.string(), email: z.string(), state: z.enum(ADULT_STATES), day: z.string() })),
  shared: listOf(z.object({ id: z.string(), email: z.string(), since: z.string() })),
});

/** `POST /academy/invitation`. */
export const wireInvitation: z.ZodType<Invitation> = z.object({
  state: z.enum(INVITATION_STATES),
  inviter: z.string().nullable(),
  account: z.string().nullable(),
});
