import path from 'node:path';
import { type Browser, type Page, expect, test } from '@playwright/test';
import { operatePayment } from '../support/buyer';
import { beginTask } from './count-task';
import { mailsTo } from './mails';
import { chooseFromLibrary, openAdmin, ownerToken, sellOrder } from './support';
import { askQuestion, writeReview } from './visitors';

// The day of an owner: what no other journey of this folder walks, each task from the home page of the admin. What it takes is in
// docs/back-office.md.

const film = path.resolve(import.meta.dirname, '../../backend/seed/videos/lesson-1-1.mp4');
const VTT = 'WEBVTT\n\n00:00.000 --> 00:02.000\nTrek het pak aan.\n';
const LISTS = {
  page: 'Content: Page',
  article: 'Content: Article',
  menu: 'Content: Menu',
  redirect: 'Content: Redirect',
  lesson: 'Academy: Lesson',
  code: 'Sales: Discount code',
  order: 'Sales: Order',
};

/** A new entry gets its own address after it was stored: a click before that would be undone by it. */
const CREATED = /\/create(\?|$)/;
const SAVED = /\/content-manager\/(collection|single)-types\//;
/** The entry of a form, as opposed to a list or what goes with an entry. */
const ENTRY = /\/content-manager\/collection-types\/[^/?]+\/[^/?]+(\?|$)/;

const unique = (words: string): string => `${words} ${Date.now().toString(36)}`;
const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const told = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

/** The digits with the check digit that a GTIN ends with. */
function gtin(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

async function openHome(browser: Browser): Promise<Page> {
  const page = await openAdmin(browser, await ownerToken(), '');
  await expect(page.getByRole('link', { name: /Orders to pack/ })).toBeVisible();
  // News of the software below the shop.
  await expect(page.getByText('Introducing the new Media Library')).toHaveCount(0);
  return page;
}

const figure = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });

/** The entry of a list with these words. */
const openEntry = (page: Page, words: string): Promise<void> =>
  page.getByRole('row').filter({ hasText: words }).getByRole('link').click();

async function openList(page: Page, list: keyof typeof LISTS): Promise<void> {
  await page.getByRole('link', { name: 'Content Manager' }).click();
  await page.getByRole('link', { name: LISTS[list], exact: true }).click();
}

async function create(page: Page, list: keyof typeof LISTS): Promise<void> {
  await openList(page, list);
  await page.getByRole('link', { name: 'Create new entry' }).first().click();
}

/**
 * Saves the form, which then reads what was stored: what is clicked before would be undone by it. The notice about it may be gone
 * by then.
 */
async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  let isStored = false;
  const read = page.waitForResponse((answer) => {
    const isRead = answer.request().method() === 'GET';
    isStored ||= !isRead && SAVED.test(answer.url()) && answer.ok();
    return isStored && isRead && ENTRY.test(answer.url());
  });
  await button.click();
  await read;
  await expect(button).toBeDisabled();
  await expect(page).not.toHaveURL(CREATED);
}

async function publish(page: Page): Promise<void> {
  await press(page, 'Publish');
  await told(page, /^Published/);
  await expect(page).not.toHaveURL(CREATED);
}

test('a product with four variants, their pieces, a picture, a text and a sale', async ({ browser }) => {
  const title = unique('Dagpak');
  const page = await openHome(browser);
  const dialog = page.getByRole('dialog');
  let done = await beginTask(page, 'New product, 2 × 2, with stock, GTIN and a picture');
  await page.getByRole('link', { name: 'Catalogue', exact: true }).click();
  await press(page, 'New product');
  await dialog.getByLabel('Title in Dutch').fill(title);
  for (const value of ['Blue', 'Pink', 'S', 'M'])
    await dialog.getByRole('checkbox', { name: value, exact: true }).click();
  await dialog.getByLabel('Price in euro').fill('39,95');
  await dialog.getByLabel('Pieces of each').fill('3');
  await dialog.getByRole('button', { name: 'Make the draft' }).click();
  for (const [at, name] of ['Blue, S', 'Blue, M', 'Pink, S', 'Pink, M'].entries())
    await field(page, `GTIN of ${name}`).fill(gtin(`87123456${at}${String(Date.now()).slice(-3)}`));
  await press(page, 'Save');
  await told(page, '4 variants saved');
  await addPicture(page);
  await press(page, 'Save draft');
  await told(page, 'Draft saved');
  const made = await done();
  expect(made.clicks).toBeLessThanOrEqual(25);
  expect(made.seconds).toBeLessThan(60);

  done = await beginTask(page, 'Its text and a warning, published');
  await field(page, 'Summary').fill('Voor in de tas.');
  await press(page, 'Add a warning');
  await field(page, 'Text 1').fill('Alleen met een volwassene in het water.');
  // Its maker is the shop, or it could not be published.
  await press(page, 'Publish');
  await expect(page.getByRole('tab', { name: 'Dutch published' })).toBeVisible();
  await done();

  await page.getByRole('link', { name: 'Catalogue', exact: true }).first().click();
  done = await beginTask(page, 'Price and sale of one product');
  await page.getByRole('searchbox', { name: 'Search products' }).fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: title }).click();
  await changeAll(page, 'Set the price', '44,95');
  await changeAll(page, 'Sale: % off the price', '10');
  await press(page, 'Save');
  await told(page, '4 variants saved');
  await expect(field(page, 'Sale price of Pink, M')).toHaveValue('40.45');
  await done();

  done = await beginTask(page, 'A delivery of ten pieces of each variant');
  await changeAll(page, 'Add pieces to the stock', '10');
  await press(page, 'Save');
  await expect(page.getByRole('row', { name: /Pink, M/ })).toContainText('13');
  await done();
});

/** Changes all variants of the product at once. */
async function changeAll(page: Page, what: string, value: string): Promise<void> {
  const all = page.getByRole('checkbox', { name: 'Select all variants' });
  if (!(await all.isChecked())) await all.click();
  await press(page, 'Change 4 chosen');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'What' }).click();
  await page.getByRole('option', { name: what, exact: true }).click();
  await dialog.getByRole('textbox').first().fill(value);
  await dialog.getByRole('button', { name: 'Fill in' }).click();
  await expect(dialog).toBeHidden();
}

/** From the library into the gallery of the product. */
async function addPicture(page: Page): Promise<void> {
  await press(page, 'Add pictures');
  await chooseFromLibrary(page, 'shipping-box.webp');
  await field(page, 'Alt text of picture 1').fill('Doos met een drijfpak');
}

test('the day begins with what waits: a review, a submission and a problem', async ({ browser }) => {
  const [review, sender, sold] = [await writeReview(), await askQuestion(), await sellOrder('Terugboeking')];
  await operatePayment(sold.paymentUrl, 'chargeback', { amount: '5.00' });
  const page = await openHome(browser);

  let done = await beginTask(page, 'Read a review and publish it');
  await figure(page, /Reviews to read/).click();
  await openEntry(page, review);
  await press(page, 'Publish');
  await told(page, 'Published');
  await done();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  done = await beginTask(page, 'Read what a visitor wrote, and close it');
  await figure(page, /New submissions/).click();
  await openEntry(page, sender);
  await expect(page.getByRole('combobox', { name: /^State/ })).toBeVisible();
  await told(page, /Welke maat past bij 18 kg/);
  await page.getByRole('combobox', { name: /^State/ }).click();
  await page.getByRole('option', { name: 'done' }).click();
  await save(page);
  await done();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  done = await beginTask(page, 'Understand an alert and settle it');
  await figure(page, /Problems/).click();
  await page.getByRole('link', { name: sold.orderNr }).click();
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems).toContainText('The bank took the payment back');
  await expect(problems).not.toContainText(/[{}]/);
  await problems.getByRole('button', { name: 'Settle' }).click();
  await page.getByRole('dialog').getByLabel('What was decided').fill('Klant betaalt opnieuw');
  await page.getByRole('dialog').getByRole('button', { name: 'Settled' }).click();
  await expect(problems).toHaveCount(0);
  await done();

  await page.getByRole('link', { name: 'Orders to ship', exact: true }).click();
  done = await beginTask(page, 'Export the orders of the year');
  await press(page, 'Export');
  const file = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await file).suggestedFilename()).toMatch(/^orders-.*\.csv$/);
  await done();
});

test('an article and a page take their addresses from their titles; a menu and a redirect lead there', async ({
  browser,
}) => {
  const [article, title] = [unique('Eerste les'), unique('Zwemdag')];
  const page = await openHome(browser);
  let done = await beginTask(page, 'An article, published');
  await create(page, 'article');
  await field(page, 'Title').fill(article);
  await expect(field(page, 'Slug')).toHaveValue(slugOf(article));
  await publish(page);
  await done();

  done = await beginTask(page, 'A page with a block, published');
  await create(page, 'page');
  await field(page, 'Title').fill(title);
  await press(page, 'Add a component to Blocks');
  await press(page, 'Intro');
  await field(page, 'Text').fill('Zaterdag in het Otterbad.');
  await expect(field(page, 'Slug')).toHaveValue(slugOf(title));
  await publish(page);
  await done();

  done = await beginTask(page, 'An item of a menu');
  await openList(page, 'menu');
  await page.getByText('primary', { exact: true }).click();
  await press(page, 'Add an entry');
  await field(page, 'Title').fill('Zwemdag');
  const link = page.getByRole('combobox', { name: 'Path', exact: true });
  await link.click();
  await link.fill(title);
  await page.getByRole('option', { name: title }).click();
  await expect(link).toHaveValue(`/${slugOf(title)}`);
  await save(page);
  await told(page, 'Every saved item leads to a page, in every language.');
  await done();

  // One that leads nowhere is told after the next save, not only when the form is opened.
  const item = page.getByRole('heading', { level: 3, name: /^Zwemdag/ });
  if (!(await link.isVisible())) await item.getByRole('button', { name: 'Zwemdag' }).click();
  await link.fill('/bestaat-niet');
  await save(page);
  await told(page, '/bestaat-niet: this page does not exist');
  await item.getByRole('button', { name: 'Delete' }).click();
  await save(page);
  await told(page, 'Every saved item leads to a page, in every language.');

  done = await beginTask(page, 'A redirect');
  await create(page, 'redirect');
  await field(page, 'Old URL').fill(`/oud-${slugOf(title)}`);
  const target = page.getByRole('combobox', { name: 'Redirects to' });
  await target.fill(`/${slugOf(title)}`);
  await save(page);
  await done();

  // One that leads nowhere is refused, and nothing that was typed is lost. The form of the new entry is another one.
  await expect(page.getByRole('heading', { level: 1, name: `/oud-${slugOf(title)}` })).toBeVisible();
  await field(page, 'Old URL').fill('/oud-en-nieuw');
  await target.fill('/bestaat-niet');
  await press(page, 'Save');
  await told(page, /^No published page has this URL/);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await expect(field(page, 'Old URL')).toHaveValue('/oud-en-nieuw');
  await expect(target).toHaveValue('/bestaat-niet');
  await target.fill(`/${slugOf(title)}`);
  await save(page);

  // What the shop writes has no button to create it.
  await openList(page, 'order');
  await expect(page.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create new entry' })).toHaveCount(0);
});

test('a lesson with its film and captions in one form', async ({ browser }) => {
  const title = unique('Drijven');
  const page = await openHome(browser);
  const done = await beginTask(page, 'A lesson with film and captions');
  await create(page, 'lesson');
  await field(page, 'Title').fill(title);
  await field(page, 'Duration in minutes').fill('3');
  await save(page);
  await page.getByLabel('Film', { exact: true }).setInputFiles(film);
  await page
    .getByLabel('Captions from a file')
    .setInputFiles({ name: 'nl.vtt', mimeType: 'text/vtt', buffer: Buffer.from(VTT) });
  // Nobody has to wait for what the server does with it.
  await told(page, /^(The film is here|Packaging|Ready)/);
  await told(page, /1 caption until/);
  await save(page);
  await done();
});

test('a discount code', async ({ browser }) => {
  const page = await openHome(browser);
  const done = await beginTask(page, 'A discount code of ten percent');
  await create(page, 'code');
  await field(page, 'Code').fill(unique('DAG').replace(' ', '').toUpperCase());
  await field(page, 'Percent').fill('10');
  await save(page);
  await done();
});

test('a translator is invited, and sees what is missing', async ({ browser }) => {
  const email = `${unique('vertaler').replace(' ', '-')}@example.nl`;
  const page = await openHome(browser);
  let done = await beginTask(page, 'Invite a translator');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Invite staff' }).click();
  await page.getByLabel('First name*').fill('Tess');
  await page.getByLabel('Last name*').fill('Tolk');
  await page.getByLabel('Email address*').fill(email);
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Translator', exact: true }).click();
  await press(page, 'Send the invitation');
  await told(page, `The invitation goes to ${email}`);
  await done();
  await expect.poll(async () => (await mailsTo(email)).join()).toContain('registrationToken=');

  // A copy of a role has its rights, also when they are read last.
  const layout = page.waitForResponse(/\/admin\/permissions\?role=/);
  await page.route('**/admin/roles/*/permissions', async (route) => {
    await layout;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Roles', exact: true }).first().click();
  const editor = page.getByRole('row').filter({ has: page.getByText('Editor', { exact: true }) });
  await editor.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('checkbox', { checked: true }).first()).toBeVisible();

  done = await beginTask(page, 'Find what is missing in German');
  await page.getByRole('link', { name: 'Translations', exact: true }).click();
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: /^Deutsch/ }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Deutsch');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/locale\]=de|locale%5D=de/);
  await done();
  const first = page.url();
  await page.getByRole('link', { name: /^Next: / }).click();
  // Strapi fills in a slug, which nobody has saved.
  await press(page, 'Confirm');
  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(/locale\]=de|locale%5D=de/);
});
