/** The certificate of one of the customer's children for a level, as PDF. */
export const printPath = (child: string, level: string): string =>
  `/api/me/children/${encodeURIComponent(child)}/certificates/${encodeURIComponent(level)}`;
