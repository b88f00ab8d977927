import { randomHex } from '../../schema/rules/hex'
import type { Bytes } from './edge-cache'

/** The length of a nonce token and of a nonce, in ASCII characters. */
export const NONCE_LENGTH = 32

const encoder = new TextEncoder()

/** A new nonce: 32 lower-case hex digits. Also used as the token of a render. */
export const newNonce = (): string => randomHex(NONCE_LENGTH / 2)

/** The byte offsets of the token in the body. */
export function nonceOffsets(body: Uint8Array, token: string): number[] {
  const needle = encoder.encode(token)
  const first = needle[0]
  const offsets: number[] = []
  if (first === undefined) return offsets
  for (let at = body.indexOf(first); at !== -1 && at + needle.length <= body.length; ) {
    const isMatch = startsWith(body, at, needle, needle.length)
    if (isMatch) offsets.push(at)
    at = body.indexOf(first, isMatch ? at + needle.length : at + 1)
  }
  return offsets
}

/**
 * A copy of the body in which the nonce overwrites each token (docs/rules/caching.md, "Nonces"). The body
 * itself isn't changed.
 *
 * @throws RangeError if the nonce doesn't have the length of the token.
 */
export function withNonce(body: Bytes, offsets: readonly number[], nonce: string): Bytes {
  if (offsets.length === 0) return body
  const bytes = nonceBytes(nonce)
  const out = body.slice()
  for (const at of offsets) out.set(bytes, at)
  return out
}

/**
 * Overwrites each token with the nonce while the body streams through, including tokens that span two chunks.
 * Only bytes that may begin a token are held back.
 *
 * @throws RangeError if token or nonce has the wrong length.
 */
export function nonceStream(token: string, nonce: string): TransformStream<Uint8Array, Uint8Array> {
  const needle = nonceBytes(token)
  const bytes = nonceBytes(nonce)
  let held = new Uint8Array(0)
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const joined = new Uint8Array(held.length + chunk.length)
      joined.set(held)
      joined.set(chunk, held.length)
      for (const at of nonceOffsets(joined, token)) joined.set(bytes, at)
      const keep = beginningAtEnd(joined, needle)
      held = joined.slice(joined.length - keep)
      if (joined.length > keep) controller.enqueue(joined.subarray(0, joined.length - keep))
    },
    flush(controller) {
      if (held.length > 0) controller.enqueue(held)
    },
  })
}

function nonceBytes(nonce: string): Uint8Array {
  const bytes = encoder.encode(nonce)
  if (bytes.length !== NONCE_LENGTH) throw new RangeError(`A nonce has ${NONCE_LENGTH} ASCII characters`)
  return bytes
}

/** The number of bytes at the end that could begin the needle. */
function beginningAtEnd(bytes: Uint8Array, needle: Uint8Array): number {
  for (let n = Math.min(needle.length - 1, bytes.length); n > 0; n--) {
    if (startsWith(bytes, bytes.length - n, needle, n)) return n
  }
  return 0
}

function startsWith(bytes: Uint8Array, at: number, needle: Uint8Array, length: number): boolean {
  for (let i = 0; i < length; i++) if (bytes[at + i] !== needle[i]) return false
  return true
}
