import { plausible } from './ids'

const RATE = 44_100
const SECONDS = 1.5
const DAMPING = 0.996
const CHORD = [220, 277.18, 329.63, 440]

/** The samples of a string that is plucked, from -1 to 1: noise that goes round in a loop and is averaged. */
function* pluck(hertz: number, seconds: number): Generator<number> {
  const size = Math.round(RATE / hertz - 0.5)
  const string = Float64Array.from(
    { length: size },
    (_, i) => plausible(`${hertz} ${i}`, 0, 20_001) / 10_000 - 1,
  )
  let at = 0
  for (let i = 0; i < RATE * seconds; i++) {
    const following = (at + 1) % size
    const sample = string[at] ?? 0
    yield sample
    string[at] = (DAMPING * (sample + (string[following] ?? 0))) / 2
    at = following
  }
}

/** What the program of “A plucked string in twenty lines” writes: a chord as a WAV file, one channel of 16 bits. */
export function pluckedChord(): Uint8Array<ArrayBuffer> {
  const samples = CHORD.flatMap((hertz) => [...pluck(hertz, SECONDS)])
  const HEADER = 44
  const file = new Uint8Array(HEADER + samples.length * 2)
  const view = new DataView(file.buffer)
  const text = new TextEncoder()
  file.set(text.encode('RIFF'), 0)
  view.setUint32(4, file.length - 8, true)
  file.set(text.encode('WAVEfmt '), 8)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  file.set(text.encode('data'), 36)
  view.setUint32(40, samples.length * 2, true)
  for (const [i, sample] of samples.entries())
    view.setInt16(HEADER + i * 2, Math.trunc(sample * 20_000), true)
  return file
}
