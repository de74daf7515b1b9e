/** What sounds are put together from: tones that glide, and noise through a filter. All of it is computed. */

export interface Place {
  context: BaseAudioContext;
  out: AudioNode;
  /** When it begins, by the clock of the context. */
  at: number;
}

const SILENCE = 0.0001;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();
const NOISE_SECONDS = 2;

/** White noise, the same two seconds for everything; it comes from a small generator of our own. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 0x2545f491;
  for (let place = 0; place < samples.length; place++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    samples[place] = (state >>> 0) / 0x80000000 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}

/** A volume that rises at once or slowly and fades to nothing. */
function envelope({ context, out, at }: Place, seconds: number, loud: number, rise: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(loud, SILENCE * 2), at + rise);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + Math.max(seconds, rise + 0.01));
  gain.connect(out);
  return gain;
}

export interface Tone {
  from: number;
  to?: number;
  seconds: number;
  loud?: number;
  wave?: OscillatorType;
  rise?: number;
  after?: number;
}

export function tone(place: Place, { from, to = from, seconds, loud = 0.3, wave = "sine", rise = 0.005, after = 0 }: Tone): void {
  const here = { ...place, at: place.at + after };
  const source = place.context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, here.at);
  source.frequency.exponentialRampToValueAtTime(to, here.at + seconds);
  source.connect(envelope(here, seconds, loud, rise));
  source.start(here.at);
  source.stop(here.at + seconds + 0.05);
}

export interface Hiss {
  /** The middle of what the filter lets through, at the beginning and at the end. */
  from: number;
  to?: number;
  seconds: number;
  loud?: number;
  kind?: BiquadFilterType;
  sharp?: number;
  rise?: number;
  after?: number;
}

export function hiss(place: Place, { from, to = from, seconds, loud = 0.3, kind = "bandpass", sharp = 1, rise = 0.003, after = 0 }: Hiss): void {
  const here = { ...place, at: place.at + after };
  const source = place.context.createBufferSource();
  source.buffer = noiseOf(place.context);
  source.loop = true;
  const filter = place.context.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from, here.at);
  filter.frequency.exponentialRampToValueAtTime(to, here.at + seconds);
  source.connect(filter);
  filter.connect(envelope(here, seconds, loud, rise));
  // Not always the same grain.
  source.start(here.at, (here.at * 7.3) % NOISE_SECONDS);
  source.stop(here.at + seconds + 0.05);
}

/** Noise that goes on until it is stopped, breathing slowly. */
export function drone(place: Place, from: number, loud: number, kind: BiquadFilterType, breath: number): AudioScheduledSourceNode[] {
  const { context, out, at } = place;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = kind;
  filter.frequency.value = from;
  filter.Q.value = 0.8;
  const gain = context.createGain();
  gain.gain.value = loud;
  const breathing = context.createOscillator();
  breathing.frequency.value = breath;
  const depth = context.createGain();
  depth.gain.value = loud * 0.5;
  breathing.connect(depth);
  depth.connect(gain.gain);
  source.connect(filter);
  filter.connect(gain);
  gain.connect(out);
  source.start(at);
  breathing.start(at);
  return [source, breathing];
}

/** A low tone that goes on until it is stopped. */
export function hum(place: Place, frequency: number, loud: number, wave: OscillatorType = "sine"): AudioScheduledSourceNode[] {
  const source = place.context.createOscillator();
  source.type = wave;
  source.frequency.value = frequency;
  const gain = place.context.createGain();
  gain.gain.value = loud;
  source.connect(gain);
  gain.connect(place.out);
  source.start(place.at);
  return [source];
}
