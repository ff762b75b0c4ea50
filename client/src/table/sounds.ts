/** Sounds of the table, synthesised here: short tones and knocks, each with its own meaning, none louder than another. */

export type Sound = "card" | "chips" | "check" | "fold" | "turn" | "clock" | "bank" | "all-in" | "high" | "low" | "pushed";

/** A tone: frequency in hertz, when it begins and how long it lasts in seconds, how loud from 0 to 1, and its shape. */
interface Tone {
  readonly hz: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  readonly shape: OscillatorType | "noise";
  /** Where the frequency slides to. */
  readonly to?: number;
}

const tone = (hz: number, at: number, lasts: number, loud = 0.22, shape: Tone["shape"] = "sine", to?: number): Tone => ({ hz, at, lasts, loud, shape, ...(to === undefined ? {} : { to }) });

export const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [tone(2600, 0, 0.06, 0.1, "noise")],
  chips: [tone(3400, 0, 0.05, 0.12, "noise"), tone(4200, 0.06, 0.06, 0.1, "noise")],
  check: [tone(180, 0, 0.06, 0.3, "triangle"), tone(170, 0.11, 0.06, 0.3, "triangle")],
  fold: [tone(1400, 0, 0.14, 0.07, "noise", 500)],
  turn: [tone(659, 0, 0.14), tone(880, 0.13, 0.2)],
  clock: [tone(988, 0, 0.1, 0.2, "triangle"), tone(988, 0.16, 0.1, 0.2, "triangle")],
  bank: [tone(220, 0, 0.12, 0.25, "triangle")],
  "all-in": [tone(130, 0, 0.4, 0.3, "triangle")],
  high: [tone(523, 0, 0.16), tone(659, 0.14, 0.24)],
  low: [tone(659, 0, 0.16), tone(523, 0.14, 0.24)],
  pushed: [tone(3000, 0, 0.08, 0.12, "noise"), tone(3600, 0.09, 0.1, 0.1, "noise")],
};

let context: AudioContext | null = null;

/** Browsers let a page sound only once somebody has pressed something on it. */
export function wakeSounds(): void {
  if (context === null && "AudioContext" in globalThis) context = new AudioContext();
  void context?.resume();
}

/** Let a sound be heard, if this browser may. */
export function play(sound: Sound): void {
  if (context?.state === "running") schedule(context, sound);
}

/** Put the tones of a sound on `audio`, from its present time on. */
export function schedule(audio: BaseAudioContext, sound: Sound): void {
  for (const one of TONES[sound]) playTone(audio, one);
}

function playTone(audio: BaseAudioContext, { hz, at, lasts, loud, shape, to }: Tone): void {
  const begins = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, begins);
  gain.gain.linearRampToValueAtTime(loud, begins + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  gain.connect(audio.destination);
  if (shape === "noise") {
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.setValueAtTime(hz, begins);
    if (to !== undefined) band.frequency.linearRampToValueAtTime(to, begins + lasts);
    const source = audio.createBufferSource();
    source.buffer = noise(audio, lasts);
    source.connect(band).connect(gain);
    source.start(begins);
  } else {
    const source = audio.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(hz, begins);
    source.connect(gain);
    source.start(begins);
    source.stop(begins + lasts);
  }
}

function noise(audio: BaseAudioContext, lasts: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
