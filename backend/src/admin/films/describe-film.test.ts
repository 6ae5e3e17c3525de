import { describe, expect, it } from 'vitest';
import { translatorFor } from '../../platform/admin-texts/translator';
import { describeFilm, lengthText } from './describe-film';
import type { FilmState } from './film-state';

const video = { id: 'v', state: 'ready', problem: null, seconds: 83.4, isPackaged: true };
const upload: NonNullable<FilmState['upload']> = {
  id: 'u',
  name: 'les.mov',
  state: 'uploading',
  bytes: 100 * 1024 ** 2,
  received: 40 * 1024 ** 2,
  percent: 7,
  problem: null,
  hasPoster: true,
  isMine: true,
};
const said = (
  over: Partial<NonNullable<FilmState['upload']>> | null,
  sent: number | null = null,
  ready = true,
  t = translatorFor('en'),
) =>
  describeFilm(
    {
      video: ready ? video : { ...video, state: 'failed', problem: 'No video has been uploaded yet.' },
      upload: over && { ...upload, ...over },
      maxBytes: 1,
    },
    sent,
    200,
    t,
  );

describe('describeFilm', () => {
  it('says how far an upload is, and how it goes on', () => {
    expect(said({}, 50)).toMatchObject({ percent: 25, text: expect.stringContaining('25 %') });
    expect(said({})).toMatchObject({
      percent: 40,
      text: '40 % of 100 MB are here. Choose “les.mov” again to continue.',
    });
    expect(said({ isMine: false }).text).toContain('colleague');
  });

  it('says what becomes of it', () => {
    expect(said({ state: 'waiting' })).toMatchObject({ percent: 0 });
    expect(said({ state: 'packaging' })).toMatchObject({ percent: 7, text: expect.stringContaining('7 %') });
    expect(said({ state: 'failed', problem: 'It is cut off.' })).toEqual({
      percent: null,
      tone: 'danger',
      text: '“les.mov” can not be used. It is cut off. The former film is still shown.',
    });
    expect(said({ state: 'failed', problem: 'It is cut off.' }, null, false).text).toMatch(/cut off\.$/);
  });

  it('says it in the language of its reader', () => {
    const minutes = 'It is 61 minutes long, and 60 are the most: cut it into lessons.';
    expect(said({ state: 'failed', problem: minutes }, null, true, translatorFor('de')).text).toBe(
      '„les.mov“ lässt sich nicht verwenden. Der Film dauert 61 Minuten, höchstens 60 sind möglich: Teilen Sie ihn auf Lektionen auf. Der bisherige Film ist weiterhin zu sehen.',
    );
    expect(said(null, null, false, translatorFor('nl')).text).toBe('Er is nog geen video geüpload.');
  });

  it('says what is there', () => {
    expect(said(null)).toEqual({ percent: null, tone: 'success', text: 'Ready: 1:23 minutes, in several qualities.' });
    expect(said(null, null, false)).toEqual({
      percent: null,
      tone: 'neutral',
      text: 'No video has been uploaded yet.',
    });
  });
});

it('lengthText never has sixty seconds', () => {
  expect([59.7, 119.6, 83.4, 0].map(lengthText)).toEqual(['1:00', '2:00', '1:23', '0:00']);
});
