import { expect, it } from 'vitest';
import { ProgramFailed, ProgramStopped, run } from './ffmpeg';

const shell = (script: string) => run('sh', ['-c', script], { signal: AbortSignal.timeout(60_000) });

it('a failure is of the film, and names what was said last', async () => {
  expect((await shell('echo fine')).toString()).toBe('fine\n');
  await expect(shell('echo broken >&2; exit 1')).rejects.toThrow(new ProgramFailed('sh ended with 1: broken'));
});

it.each([
  ['as ffmpeg does after a signal', 'exit 255'],
  ['killed', 'kill -9 $$'],
  ['without room', 'echo "av_interleaved_write_frame(): No space left on device" >&2; exit 228'],
])('a program that was stopped says nothing of the film: %s', async (_, script) => {
  await expect(shell(script)).rejects.toThrow(ProgramStopped);
});
