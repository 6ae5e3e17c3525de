// `server-only` throws outside a React server build; unit tests run server modules in plain Node.
export const serverOnly = true;
