/** How the small sounds are made, on the spot: no files. It comes with the first of them. */
import type { Sound } from "./games/types";

let context: AudioContext | null = null;

function ready(): AudioContext {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function tone(at: AudioContext, hertz: number, to: number, start: number, length: number, kind: OscillatorType, volume: number): void {
  const voice = at.createOscillator();
  const loud = at.createGain();
  const from = at.currentTime + start;
  voice.type = kind;
  voice.frequency.setValueAtTime(hertz, from);
  voice.frequency.exponentialRampToValueAtTime(to, from + length);
  loud.gain.setValueAtTime(volume, from);
  loud.gain.exponentialRampToValueAtTime(0.0001, from + length);
  voice.connect(loud).connect(at.destination);
  voice.start(from);
  voice.stop(from + length);
}

function rattle(at: AudioContext, start: number, length: number, hertz: number, volume: number): void {
  const samples = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = at.createBufferSource();
  source.buffer = samples;
  const band = at.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = hertz;
  const loud = at.createGain();
  loud.gain.value = volume;
  source.connect(band).connect(loud).connect(at.destination);
  source.start(at.currentTime + start);
}

const MAKE: Record<Sound, (at: AudioContext) => void> = {
  die: (at) => [0, 0.09, 0.16, 0.21].forEach((start) => rattle(at, start, 0.05, 2400, 0.5)),
  drive: (at) => tone(at, 90, 150, 0, 0.35, "sawtooth", 0.05),
  card: (at) => rattle(at, 0, 0.12, 5200, 0.25),
  marker: (at) => tone(at, 880, 1320, 0, 0.12, "triangle", 0.12),
  crash: (at) => {
    rattle(at, 0, 0.35, 420, 0.8);
    tone(at, 160, 50, 0, 0.3, "square", 0.06);
  },
  cheer: (at) => [523, 659, 784, 1047].forEach((hertz, i) => tone(at, hertz, hertz, i * 0.12, 0.28, "triangle", 0.12)),
  turn: (at) => [660, 880].forEach((hertz, i) => tone(at, hertz, hertz, i * 0.11, 0.16, "sine", 0.14)),
  tap: (at) => rattle(at, 0, 0.03, 1800, 0.3),
};

export function make(which: Sound): void {
  MAKE[which](ready());
}
