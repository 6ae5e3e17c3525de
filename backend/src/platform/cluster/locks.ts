/**
 * Keys of PostgreSQL's advisory locks, which belong to a session or transaction: they are free again as soon as a process has ended,
 * however it did, and no clock is compared.
 */
export const LOCKS = { start: 7_260_001, jobs: 7_260_002, filmUploads: 7_260_003 } as const;
