const TABLE_SIZE = 4096
const LONGEST_CODE = 12

/** Codes of a GIF's image data, of as many bits as the reader asks for, or -1 at the end. */
function codeReader(bytes: Uint8Array, start: number): (bits: number) => number {
  let position = start
  let left = bytes[position++] ?? 0
  let held = 0
  let heldBits = 0
  return (bits) => {
    while (heldBits < bits) {
      const byte = left > 0 ? bytes[position++] : undefined
      if (byte === undefined) return -1
      held |= byte << heldBits
      heldBits += 8
      left -= 1
      if (left === 0) left = bytes[position++] ?? 0
    }
    const code = held & ((1 << bits) - 1)
    held >>= bits
    heldBits -= bits
    return code
  }
}

/**
 * Whether each code in a GIF's image data names an entry that the decoder already knows. The decoder doesn't check:
 * a code from the future makes its table refer to itself, and it follows that circle forever.
 *
 * @param start index of the byte with the first codes' size.
 */
export function gifCodesAreSound(bytes: Uint8Array, start: number): boolean {
  const size = bytes[start] ?? 0
  if (size < 1 || size > 8) return false
  const clear = 1 << size
  const next = codeReader(bytes, start + 1)
  let bits = size + 1
  let known = clear + 2
  let isFirst = true
  for (let code = next(bits); code >= 0 && code !== clear + 1; code = next(bits)) {
    if (code === clear) {
      bits = size + 1
      known = clear + 2
      isFirst = true
      continue
    }
    if (isFirst ? code > clear : code > known) return false
    if (!isFirst && known < TABLE_SIZE) {
      known += 1
      if (known >= 1 << bits && bits < LONGEST_CODE) bits += 1
    }
    isFirst = false
  }
  return true
}
