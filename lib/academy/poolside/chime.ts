/** Three soft tones, an octave apart in all. */
const TONES_HZ = [523.25, 659.25, 1046.5];
const STEP_S = 0.45;
const LENGTH_S = 1.6;
const VOLUME = 0.25;

/**
 * A chime by Web Audio. Created in a click, because browsers let no page sound that nobody has touched; null where there is
 * no Web Audio.
 */
export function createChime(): { ring: () => void; close: () => void } | null {
  if (typeof AudioContext === 'undefined') return null;
  const audio = new AudioContext();
  return {
    ring() {
      void audio.resume();
      for (const [index, frequency] of TONES_HZ.entries()) {
        const start = audio.currentTime + index * STEP_S;
        const tone = new OscillatorNode(audio, { frequency });
        const volume = new GainNode(audio, { gain: 0 });
        volume.gain.setValueAtTime(0, start);
        volume.gain.linearRampToValueAtTime(VOLUME, start + 0.03);
        volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH_S);
        tone.connect(volume).connect(audio.destination);
        tone.start(start);
        tone.stop(start + LENGTH_S);
      }
    },
    close: () => void audio.close(),
  };
}
