import { wavFile } from '../../worker/commands/demo/wav'

const RATE = 8_000

/** A tone of some seconds as a WAV file, with `rest` empty bytes behind it. */
export function tone(seconds: number, rest = 0): Uint8Array<ArrayBuffer> {
  const samples = Uint8Array.from(
    { length: Math.round(seconds * RATE) },
    (_, i) => 128 + Math.round(60 * Math.sin((i * Math.PI) / 20)),
  )
  const file = wavFile(samples, RATE)
  const bytes = new Uint8Array(file.length + rest)
  bytes.set(file)
  return bytes
}
