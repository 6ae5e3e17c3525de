/** Anchor of the safety rules: on the page of the academy, and before a lesson. */
export const SAFETY_RULES_ID = 'safety-rules';
