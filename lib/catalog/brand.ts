/** Products of the shop's own company have its name as their brand, others that of their maker. */
export function brandOf(
  maker: string,
  shop: { siteName: string; companyName: string },
): { brand: string; isOwn: boolean } {
  const isOwn = maker === '' || maker === shop.companyName || maker === shop.siteName;
  return { brand: isOwn ? shop.siteName : maker, isOwn };
}
