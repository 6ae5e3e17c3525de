/** The card of a lesson as a PDF, for those who may watch it. */
export const lessonCardPath = (lessonId: string): string => `/api/lessons/${encodeURIComponent(lessonId)}/pool-card`;
/** The cards of a level's lessons, as far as the visitor may watch them. */
export const levelCardsPath = (levelId: string): string => `/api/levels/${encodeURIComponent(levelId)}/pool-cards`;
