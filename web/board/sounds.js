// Sounds: synthesised, short, and silent until the reader has touched something.

/**
 * A sound as a few partials: frequency, length in seconds, loudness, shape; noise is a knock, glide a change of pitch.
 * @typedef {{ at?: number, pitch?: number, glide?: number, noise?: number, length: number, gain: number, shape?: OscillatorType }} Tone
 */

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  touch: [{ pitch: 520, length: 0.04, gain: 0.05, shape: 'sine' }],
  put: [{ noise: 900, length: 0.05, gain: 0.35 }, { pitch: 190, glide: 120, length: 0.09, gain: 0.28 }],
  wood: [{ noise: 1300, length: 0.045, gain: 0.4 }, { pitch: 240, glide: 150, length: 0.1, gain: 0.3, shape: 'triangle' }],
  stone: [{ noise: 2600, length: 0.03, gain: 0.35 }, { pitch: 620, glide: 420, length: 0.06, gain: 0.16, shape: 'triangle' }],
  glass: [{ noise: 5200, length: 0.02, gain: 0.25 }, { pitch: 1860, length: 0.22, gain: 0.12, shape: 'sine' }, { pitch: 2790, length: 0.14, gain: 0.05, shape: 'sine' }],
  tile: [{ noise: 1800, length: 0.06, gain: 0.4 }, { pitch: 330, glide: 220, length: 0.08, gain: 0.2, shape: 'square' }],
  take: [{ pitch: 420, glide: 130, length: 0.22, gain: 0.2, shape: 'triangle' }, { noise: 700, length: 0.08, gain: 0.2 }],
  turn: [{ pitch: 330, glide: 660, length: 0.16, gain: 0.16, shape: 'sine' }, { at: 0.06, pitch: 494, glide: 740, length: 0.14, gain: 0.08, shape: 'sine' }],
  block: [{ pitch: 520, glide: 250, length: 0.2, gain: 0.16, shape: 'sine' }, { at: 0.1, noise: 500, length: 0.06, gain: 0.25 }],
  pop: [{ pitch: 380, glide: 900, length: 0.09, gain: 0.2, shape: 'sine' }],
  fade: [{ pitch: 300, glide: 90, length: 0.4, gain: 0.16, shape: 'sine' }],
  chime: [{ pitch: 659, length: 0.4, gain: 0.12, shape: 'sine' }, { at: 0.08, pitch: 988, length: 0.5, gain: 0.1, shape: 'sine' }],
  crown: [{ pitch: 523, length: 0.4, gain: 0.1, shape: 'triangle' }, { at: 0.09, pitch: 659, length: 0.4, gain: 0.1, shape: 'triangle' }, { at: 0.18, pitch: 784, length: 0.6, gain: 0.12, shape: 'triangle' }],
  refuse: [{ pitch: 170, glide: 130, length: 0.14, gain: 0.16, shape: 'triangle' }],
  yours: [{ pitch: 587, length: 0.25, gain: 0.14, shape: 'sine' }, { at: 0.12, pitch: 880, length: 0.4, gain: 0.12, shape: 'sine' }],
  won: [523, 659, 784, 1047].map((pitch, note) => ({ at: note * 0.11, pitch, length: 0.5, gain: 0.11, shape: 'triangle' })),
  lost: [{ pitch: 392, length: 0.5, gain: 0.1, shape: 'sine' }, { at: 0.18, pitch: 311, length: 0.7, gain: 0.1, shape: 'sine' }],
  edge: [{ noise: 400, length: 0.05, gain: 0.15 }],
};

/** One context for all boards of a page. @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let hiss = null;

function open() {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

let listening = false;

/** Browsers allow sound only after a gesture. */
function listen() {
  if (listening) return;
  listening = true;
  for (const gesture of ['pointerdown', 'keydown']) window.addEventListener(gesture, open, { once: true, capture: true });
}

/** @param {AudioContext} audio */
function noise(audio) {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    // A small generator of its own: the same knock every time.
    let seed = 1;
    for (let at = 0; at < samples.length; at += 1) {
      seed = (seed * 16807) % 2147483647;
      samples[at] = seed / 1073741823.5 - 1;
    }
  }
  return hiss;
}

/** How the same sounds can be liked: as they are, lower and without knocks, or higher. @type {Record<string, { pitch: number, noise: number }>} */
const VOICES = { plain: { pitch: 1, noise: 1 }, soft: { pitch: 0.62, noise: 0.25 }, bright: { pitch: 1.45, noise: 0.8 } };

export class Sounds {
  muted = false;
  /** From 0 to 1. */
  volume = 1;
  voice = 'plain';

  constructor() {
    listen();
  }

  /** @param {string} name */
  play(name) {
    const tones = SOUNDS[name];
    // Only what calls somebody back is heard from a page that nobody looks at.
    if (!tones || this.muted || !context || context.state !== 'running' || (document.hidden && name !== 'yours')) return;
    const { pitch, noise: knock } = VOICES[this.voice] ?? VOICES.plain;
    for (const tone of tones) sound(context, { ...tone, gain: tone.gain * this.volume * (tone.noise ? knock : 1), pitch: tone.pitch && tone.pitch * pitch, glide: tone.glide && tone.glide * pitch });
  }
}

/** @param {AudioContext} audio @param {Tone} tone */
function sound(audio, { at = 0, pitch, glide, noise: band, length, gain, shape = 'sine' }) {
  const start = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(gain, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(audio.destination);
  if (band) {
    const source = audio.createBufferSource();
    source.buffer = noise(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = band;
    source.connect(filter).connect(volume);
    source.start(start);
    source.stop(start + length);
  } else {
    const source = audio.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(pitch ?? 440, start);
    if (glide) source.frequency.exponentialRampToValueAtTime(glide, start + length);
    source.connect(volume);
    source.start(start);
    source.stop(start + length);
  }
}
