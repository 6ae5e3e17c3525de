import { describe, expect, it } from 'vitest';
import { hlsArguments, probeArguments, readPercent } from './hls-arguments';
import { listRenditions } from './renditions';

const film = { width: 960, height: 540, seconds: 10, hasSound: true };
const valueOf = (args: string[], name: string) => args[args.indexOf(name) + 1];

describe('hlsArguments', () => {
  const args = hlsArguments('/in/film', '/out', film, listRenditions(film));

  it('reads nothing but the file, as a film', () => {
    for (const list of [args, probeArguments('/in/film')]) {
      expect(valueOf(list, '-protocol_whitelist')).toBe('file,pipe');
      expect(valueOf(list, '-format_whitelist')).toBe('mov,matroska');
      expect(list.indexOf('-format_whitelist')).toBeLessThan(list.indexOf('file:/in/film'));
    }
  });

  it('has one quality per step, each with the sound', () => {
    expect(valueOf(args, '-var_stream_map')).toBe('v:0,a:0,name:360p v:1,a:1,name:540p');
    expect(valueOf(args, '-filter_complex')).toMatch(/^\[0:V:0\]split=2\[s0\]\[s1\];.*scale=640:360,.*scale=960:540,/);
  });

  it('asks for no sound where there is none', () => {
    const silent = hlsArguments('/in/film', '/out', { ...film, hasSound: false }, listRenditions(film));
    expect(valueOf(silent, '-var_stream_map')).toBe('v:0,name:360p v:1,name:540p');
    expect(silent).not.toContain('0:a:0');
  });
});

it('readPercent reads the newest time and ends below 100', () => {
  expect(readPercent('frame=1\nout_time_us=1000000\nprogress=continue\nout_time_us=5000000\n', 10)).toBe(50);
  expect([
    readPercent('out_time_us=99000000\n', 10),
    readPercent('out_time_us=N/A\n', 10),
    readPercent('', 10),
  ]).toEqual([99, null, null]);
});
