interface Answer<Details> {
  response?: { data?: { error?: { details?: Details } } };
}

/** What the server said of a refused request, from Strapi's client or as `useAct` passes it on; undefined without an answer. */
export function refusedAnswer<Details>(error: unknown): { details?: Details } | undefined {
  const passedOn = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return (passedOn as Answer<Details> | undefined)?.response?.data?.error;
}
