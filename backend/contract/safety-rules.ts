/**
 * Version of the five rules in the messages `safetyRules.rules`: the day of their last change. A new version is
 * acknowledged again. `tests/unit/safety-rules.test.ts` ties it to the texts.
 */
export const SAFETY_RULES_VERSION = '2026-11-26';
