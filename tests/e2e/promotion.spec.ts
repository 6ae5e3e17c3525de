import { callAdmin } from '../support/admin-api';
import { originOf, pagePathOf, readCatalog } from '../support/shop';
import { addToCart, expect, money, openCheckout, openProduct, test, text } from './support';

const TYPE = '/content-manager/collection-types/api::promotion.promotion';

test('a gift is announced, offered, added with one click and free', { tag: ['@phone', '@full'] }, async ({ page }) => {
  const locale = 'nl';
  const t = (key: string, values = {}) => text(locale, `discount.promotions.${key}`, values);
  const find = async (sku: string) => {
    const product = (await readCatalog(locale)).find(({ variants }) => variants.some((one) => one.sku === sku));
    if (!product) throw new Error(`no ${sku}`);
    return product;
  };
  const [poncho, goggles] = await Promise.all([find('ZW-PONCHO'), find('ZW-GOGGLES')]);
  const [gift] = goggles.variants;
  const { data } = await callAdmin<{ data: { documentId: string } }>(TYPE, {
    json: {
      name: 'Goggles with a poncho',
      active: true,
      kind: 'gift',
      products: { connect: [{ documentId: poncho.id, locale }], disconnect: [] },
      gift: { connect: [{ documentId: gift?.id }], disconnect: [] },
    },
  });
  try {
    const note = page.getByText(text(locale, 'promotions.gift', { title: goggles.title }));
    const reopen = async (): Promise<boolean> => {
      await openProduct(page, locale, 'ZW-PONCHO');
      return note.isVisible();
    };
    // Published within seconds.
    await expect.poll(reopen).toBe(true);
    await addToCart(page, locale);
    await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();

    await page.goto(`${originOf(locale)}${await pagePathOf(locale, 'winkelmand')}`);
    const offer = page.getByRole('region', { name: t('giftTitle') });
    await expect(offer).toContainText(goggles.title);
    await offer.getByRole('button', { name: t('giftAdd') }).click();
    await expect(offer).toHaveCount(0);
    const off = money(locale, -(gift?.price ?? 0));
    await expect(page.getByText(t('line', { promotion: t('gift'), amount: off }))).toBeVisible();
    const summary = page.getByRole('region', { name: text(locale, 'cart.summary') });
    await expect(summary.getByText(t('gift'))).toBeVisible();
    await expect(summary.getByText(off)).toBeVisible();
    await openCheckout(page, locale);
    await expect(page.getByText(off).first()).toBeAttached();
  } finally {
    await callAdmin(`${TYPE}/${data.documentId}`, { method: 'DELETE' });
  }
});
