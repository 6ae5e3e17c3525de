// @full
import { describe, expect, it } from 'vitest';
import { mailsTo, parseMail, waitForMail } from '../orders/support/mail';
import { editor } from '../orders/support/admin';
import { asStorefront, call, readMails, waitFor } from '../support/client';
import { unique } from '../support/content';
import { database } from '../support/database';
import { PNG, field, makeForm, readSubmission, submit, submitFiles, token } from './support/forms';

const person = (): string => `${unique('zender')}@example.nl`;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 600));

describe('mails of a form', () => {
  it('contain the submitted values for every recipient, with Reply-To', async () => {
    const email = person();
    const recipients = [`${unique('a')}@shop.example`, `${unique('b')}@shop.example`];
    const slug = await makeForm([field('name'), field('email', 'email'), field('message', 'textarea')], {
      recipients: `${recipients[0]}, ${recipients[1]}`,
    });
    await submit(slug, { name: 'Zoë <b>van</b> Dam', email, message: 'Regel 1\nRegel 2 & "meer"' });
    const mail = await waitForMail(recipients[0] ?? '', ({ subject }) => subject.startsWith('Nieuw bericht'));
    expect(mail.subject).toBe(
      `Nieuw bericht: Testformulier – Zoë <b>van</b> Dam · ${email} · Regel 1 Regel`.slice(0, mail.subject.length),
    );
    expect(mail.text).toContain('Vraag message: Regel 1\n  Regel 2 & "meer"');
    expect(mail.html).toContain('Zoë &lt;b&gt;van&lt;/b&gt; Dam');
    expect(mail.html).toContain('Regel 1<br>Regel 2 &amp; &quot;meer&quot;');
    const [raw] = await readMails(recipients[1] ?? '');
    expect(raw?.raw).toMatch(new RegExp(`^Reply-To: ${email}$`, 'im'));
    expect(raw?.to).toEqual(recipients);
    await settle();
    expect(await mailsTo(email)).toEqual([]);
  });

  it('go to the shop when the form has no recipient', async () => {
    const slug = await makeForm([field('name')], { recipients: '', title: unique('Vraag') });
    const name = unique('Zoë');
    await submit(slug, { name });
    const found = await waitFor(async () =>
      (await readMails('bestellingen@zwotter.example'))
        .map(({ raw }) => parseMail(raw))
        .find(({ text }) => text.includes(name)),
    );
    expect(found.subject).toContain('Nieuw bericht');
  });

  it.each([
    ['nl', 'We hebben je bericht ontvangen', 'op werkdagen binnen één dag', 'Contact'],
    ['en', 'We have received your message', 'within one working day', 'Contact'],
    ['de', 'Wir haben deine Nachricht erhalten', 'innerhalb eines Werktags', 'Kontakt'],
    ['es', 'Hemos recibido tu mensaje', 'un día laborable', 'Contacto'],
    ['fr', 'Nous avons bien reçu votre message', 'sous un jour ouvré', 'Contact'],
    ['sv', 'Vi har fått ditt meddelande', 'inom en arbetsdag', 'Kontakt'],
  ])('confirm to the sender in %s, without repeating user input', async (locale, subject, text, title) => {
    const email = person();
    const message = `Koop nu ${unique('spam')}`;
    const answer = await submit('contact', { name: 'Zoë', email, message, agreed: true }, { locale });
    expect(answer.status).toBe(201);
    const mail = await waitForMail(email, (candidate) => candidate.subject === subject);
    expect(mail.text).toContain(text);
    expect(mail.text).toContain(title);
    expect(mail.text).not.toContain(message);
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(mail.text).not.toMatch(/\{\w+\}|undefined/);
  });

  it('repeat the submitted values if the form is configured so', async () => {
    const email = person();
    const values = { order_number: 'ZW2026-00001', email, received: '2026-11-01', parts: ['suit'], wish: 'refund' };
    const photo = { field: 'photos', name: 'kapot.png', content: PNG };
    expect((await submitFiles('return', values, [photo], { locale: 'sv' })).status).toBe(201);
    const mail = await waitForMail(email, ({ subject }) => subject === 'Din retur är anmäld');
    expect(mail.text).toContain('Ordernummer: ZW2026-00001');
    expect(mail.text).toContain('Vad skickar du tillbaka?: Flytdräkt');
    expect(mail.text).toContain('Bilagor: kapot.png');
  });

  it('send no confirmation when the sender is ambiguous', async () => {
    const [one, two] = [person(), person()];
    const slug = await makeForm([field('one', 'email'), field('two', 'email')], { confirmSender: true });
    await submit(slug, { one, two });
    await waitForMail(`${slug}@shop.example`, () => true);
    await settle();
    expect([await mailsTo(one), await mailsTo(two)]).toEqual([[], []]);
  });

  it('are not sent for a filled honeypot', async () => {
    const email = person();
    const slug = await makeForm([field('email', 'email')], { confirmSender: true });
    expect((await submit(slug, { email }, { suspect: true })).status).toBe(201);
    await settle();
    expect(await readSubmission(slug)).toMatchObject({ state: 'suspect', mailed: false });
    expect([await mailsTo(`${slug}@shop.example`), await mailsTo(email)]).toEqual([[], []]);
  });

  it('are sent once for repeated submissions', async () => {
    const slug = await makeForm([field('name')]);
    const given = { token: token() };
    await Promise.all(Array.from({ length: 8 }, () => submit(slug, { name: 'Zoë' }, given)));
    await waitForMail(`${slug}@shop.example`, () => true);
    await settle();
    expect(await mailsTo(`${slug}@shop.example`)).toHaveLength(1);
  });

  it('accept no headers from values and labels', async () => {
    const slug = await makeForm([field('message', 'textarea', { label: 'Vraag' })], { title: 'Titel' });
    await submit(slug, { message: 'x\r\nBcc: evil@example.com\r\n\r\n<script>alert(1)</script>' });
    const mail = await waitForMail(`${slug}@shop.example`, () => true);
    expect(mail.subject).toBe('Nieuw bericht: Titel – x Bcc: evil@example.com <script>alert(1)</script>');
    expect(await mailsTo('evil@example.com')).toEqual([]);
    expect(mail.html).not.toContain('<script>');
    const [raw] = await readMails(`${slug}@shop.example`);
    expect(raw?.to).toEqual([`${slug}@shop.example`]);
    expect(raw?.raw.split('\n\n')[0]).not.toMatch(/^Bcc:/im);
  });

  it('limit the confirmations to one mailbox', async () => {
    const email = person();
    const slug = await makeForm([field('email', 'email')], { confirmSender: true, confirmationSubject: 'Bevestiging' });
    for (let index = 0; index < 8; index += 1) {
      const data = { values: { email }, locale: 'nl', token: token() };
      await call(`/api/forms/${slug}`, { method: 'POST', json: { data }, headers: asStorefront() });
    }
    await waitFor(async () => ((await mailsTo(`${slug}@shop.example`)).length === 8 ? true : undefined));
    await settle();
    expect(await mailsTo(email)).toHaveLength(5);
  });

  it('go to the recipients of their form, also when it was renamed while they waited', async () => {
    const data = { title: 'Testformulier', fields: [field('name')] };
    const slug = await makeForm(data.fields);
    const to = `${slug}@shop.example`;
    await submit(slug, { name: 'Zoë' });
    await waitForMail(to, () => true);
    const { id } = await readSubmission(slug);
    const form = await database()('forms').where({ slug }).first('document_id');
    expect(await database()('form_submissions').where({ id }).first('form_id')).toEqual({ form_id: form.document_id });
    const renamed = await editor.publish('form', form.document_id, { ...data, slug: unique('form') }, 'nl');
    expect(renamed.status).toBe(200);
    // As if they had not been sent yet.
    const waiting = { state: 'pending', attempts: 0, next_attempt_at: new Date() };
    await database()('outbox_messages')
      .where({ topic: `submission:${id}` })
      .update(waiting);
    const flood = {
      ...waiting,
      kind: 'form.flood',
      topic: `form:${slug}:x`,
      payload: JSON.stringify({ form: form.document_id }),
    };
    await database()('outbox_messages').insert({ document_id: unique('flood'), ...flood });
    const mails = await waitFor(async () => {
      const found = await mailsTo(to);
      return found.length === 3 ? found : undefined;
    });
    expect(mails.filter(({ subject }) => subject.includes('Testformulier'))).toHaveLength(3);
  });
});
