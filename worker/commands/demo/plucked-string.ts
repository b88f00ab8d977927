import { plausible } from './ids'
import { wavFile } from './wav'

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
  return wavFile(
    Int16Array.from(samples, (sample) => sample * 20_000),
    RATE,
  )
}
