/** Apart from `routes`, which scripts of every page contain. Middleware leaves these paths to their handlers. */
export const feedPaths = {
  google: '/feeds/google.xml',
  agents: '/feeds/products.jsonl',
  sitemap: '/sitemap.xml',
} as const;
