const HEADER_BYTES = 44

/**
 * Writes a WAV file of one channel.
 *
 * @param samples each as it is stored: bytes from 0 to 255, or 16 bits with a sign.
 * @param rate samples a second.
 */
export function wavFile(samples: Uint8Array | Int16Array, rate: number): Uint8Array<ArrayBuffer> {
  const size = samples.BYTES_PER_ELEMENT
  const file = new Uint8Array(HEADER_BYTES + samples.byteLength)
  const view = new DataView(file.buffer)
  const text = (at: number, word: string) => file.set(new TextEncoder().encode(word), at)
  text(0, 'RIFF')
  view.setUint32(4, file.length - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * size, true)
  view.setUint16(32, size, true)
  view.setUint16(34, 8 * size, true)
  text(36, 'data')
  view.setUint32(40, samples.byteLength, true)
  for (const [i, sample] of samples.entries()) {
    if (size === 2) view.setInt16(HEADER_BYTES + i * 2, sample, true)
    else file[HEADER_BYTES + i] = sample
  }
  return file
}
