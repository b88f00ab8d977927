/** A tone of some seconds as a WAV file: one channel of 8 bits, 8,000 a second. */
export function tone(seconds: number, rest = 0): Uint8Array<ArrayBuffer> {
  const samples = Math.round(seconds * 8_000)
  const bytes = new Uint8Array(44 + samples + rest)
  const view = new DataView(bytes.buffer)
  const text = (at: number, word: string) => bytes.set(new TextEncoder().encode(word), at)
  text(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8_000, true)
  view.setUint32(28, 8_000, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  text(36, 'data')
  view.setUint32(40, samples, true)
  for (let i = 0; i < samples; i++) bytes[44 + i] = 128 + Math.round(60 * Math.sin((i * Math.PI) / 20))
  return bytes
}
