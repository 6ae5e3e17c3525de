import { randomBytes, randomUUID, createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { signUp } from '../accounts/support/account';
import { PDF, field, makeForm, submitFiles } from '../forms/support/forms';
import { editor } from '../orders/support/admin';
import { newEmail } from '../orders/support/shop';
import { adminToken, asStorefront, call, waitFor } from '../support/client';
import { unique } from '../support/content';
import { database, minutesFromNow } from '../support/database';
import { film } from '../support/films';
import { target } from '../support/target';
import { begin, patch } from '../support/tus';
import { mailsAbout } from './order-job-cases';
import { type JobCase } from './try-job';

const DAY_MINUTES = 24 * 60;
const daysAgo = (days: number): Date => minutesFromNow(-days * DAY_MINUTES);
const post = (address: string, json: object, headers: Record<string, string> = {}, method = 'POST') =>
  call(address, { method, json, headers: asStorefront(headers) });

/** The European Central Bank, with the rate of one day. */
export async function startBank(): Promise<{ url: string; day: (next: string) => void; stop: () => void }> {
  let day = '';
  const server = createServer((_, response) => {
    response.end(`<Cube><Cube time='${day}'><Cube currency='SEK' rate='11.0345'/></Cube></Cube>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    day: (next) => {
      day = next;
    },
    stop: () => server.close(),
  };
}

type Bank = Awaited<ReturnType<typeof startBank>>;

const retention: JobCase = {
  prepare: async () => {
    const slug = await makeForm([field('name'), field('papers', 'file', { multiple: true })]);
    await submitFiles(slug, { name: 'Zoë' }, [{ field: 'papers', name: 'bon.pdf', content: PDF }]);
    const own = () => database()('form_submissions').where({ form: slug });
    const row = (await own().first('id', 'document_id')) as { id: number; document_id: string };
    await waitFor(() =>
      database()('outbox_messages')
        .where({ topic: `submission:${row.id}`, state: 'sent' })
        .first(),
    );
    await own().update({ expires_at: daysAgo(1) });
    const visitor = unique('visitor');
    await database()('consent_records').insert({ document_id: visitor, visitor, created_at: daysAgo(4 * 366) });
    return {
      read: async () => ({
        rows: (await own()).length,
        mails: (await mailsAbout(`submission:${row.id}`)).length > 0,
        files: existsSync(path.join(path.dirname(target().databaseFile), 'submissions', row.document_id)),
        consent: (await database()('consent_records').where({ visitor })).length,
      }),
    };
  },
};

const newsletterExpiry: JobCase = {
  prepare: async () => {
    const texts: string[] = await database()('components_blocks_newsletters').pluck('consent');
    const consent = texts.find((text) => text.includes('privacybeleid')) ?? '';
    const email = newEmail();
    const own = () => database()('newsletter_subscribers').where({ email });
    await post('/api/newsletter', { data: { email, consent: createHash('sha256').update(consent).digest('hex') } });
    const { document_id: id } = (await own().first('document_id')) as { document_id: string };
    await own().update({ requested_at: daysAgo(8) });
    return {
      read: async () => ({ rows: (await own()).length, mails: (await mailsAbout(`newsletter:${id}`)).length }),
    };
  },
};

const accountExpiry: JobCase = {
  prepare: async () => {
    const { id, email } = await signUp();
    const own = (table: string, where: object = { user_id: id }) => database()(table).where(where);
    await own('account_sessions').update({ expires_at: daysAgo(1) });
    await own('account_codes', { email }).update({ expires_at: daysAgo(2) });
    await own('account_devices').update({ last_seen: daysAgo(400) });
    const invited = { owner_id: id };
    await database()('child_adults').insert({
      ...invited,
      document_id: randomBytes(12).toString('hex'),
      email: newEmail(),
      language: 'nl',
      hash: randomUUID(),
      expires_at: daysAgo(100),
      created_at: daysAgo(107),
    });
    return {
      read: async () => ({
        sessions: (await own('account_sessions')).length,
        codes: (await own('account_codes', { email })).length > 0,
        devices: (await own('account_devices')).length,
        invitations: (await own('child_adults', invited)).length,
        account: (await own('up_users', { id })).length,
      }),
    };
  },
};

const ratesCase = (bank: Bank): JobCase => {
  let days = 0;
  return {
    env: { ECB_RATES: 'true', ECB_RATES_URL: bank.url },
    prepare: async () => {
      days += 1;
      const day = new Date(Date.UTC(2001, 0, days)).toISOString().slice(0, 10);
      bank.day(day);
      return { read: () => database()('exchange_rates').where({ day }).select('currency', 'rate', 'source') };
    },
  };
};

const practiceMails: JobCase = {
  prepare: async () => {
    const { id, headers } = await signUp();
    const child = { key: randomUUID(), nickname: 'Otje', birthYear: null, weight: null, size: '' };
    await post('/api/academy/children', child, headers);
    await post('/api/academy/practice-mail', { on: true }, headers, 'PUT');
    const own = () => database()('practice_mails').where({ user_id: id });
    await own().update({ next_at: daysAgo(1) });
    const { document_id: row } = (await own().first('document_id')) as { document_id: string };
    return {
      read: async () => ({
        waiting: await own().where('next_at', '>', new Date()).select('sent'),
        mails: await mailsAbout(`practice-mail:${row}:%`),
      }),
    };
  },
};

const films: JobCase = {
  prepare: async () => {
    const key = unique('film');
    const video = (await editor.create('video-asset', { key, title: key })).body.data.documentId;
    const uploader = { headers: { authorization: `Bearer ${await adminToken()}` } };
    const address = (await begin(uploader, video, film.length)).headers.get('location') ?? '';
    await patch(uploader, address, 0, new Uint8Array(film));
    const upload = () => database()('film_uploads').where({ video });
    const folder = path.join(path.dirname(target().databaseFile), 'private');
    return {
      read: async () => ({
        upload: await upload().select('state', 'problem'),
        video: await database()('video_assets').where({ document_id: video }).select('state', 'problem', 'width'),
        isThere: existsSync(path.join(folder, 'videos', key, 'video.mp4')),
        isLeft: existsSync(path.join(folder, 'incoming', path.basename(address))),
      }),
      passTime: () =>
        upload()
          .where({ state: 'packaging' })
          .update({ lease_until: minutesFromNow(-1) }),
    };
  },
};

export const listCustomerJobCases = (bank: Bank) => ({
  'form-retention': retention,
  'newsletter-expiry': newsletterExpiry,
  'account-expiry': accountExpiry,
  'exchange-rates': ratesCase(bank),
  'practice-mails': practiceMails,
  films,
});
