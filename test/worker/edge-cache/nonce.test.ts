import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Bytes } from '../../../worker/edge-cache/edge-cache'
import {
  NONCE_LENGTH,
  newNonce,
  nonceOffsets,
  nonceStream,
  withNonce,
} from '../../../worker/edge-cache/nonce'
import { cases } from '../../support/cases'

const TOKEN = `${'0'.repeat(31)}1`
const NONCE = 'n'.repeat(NONCE_LENGTH)
const bytesOf = (text: string): Bytes => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** Text in which whole tokens, parts of them and other characters stand side by side. */
const bodies = fc
  .array(fc.constantFrom(TOKEN, TOKEN.slice(0, 20), '0', '1', 'é', '<p>', '😀'), { maxLength: 30 })
  .map((parts) => parts.join(''))

async function streamed(body: Bytes, cuts: number[]): Promise<string> {
  const edges = [...new Set(cuts.map((cut) => cut % (body.length + 1)))].sort((a, b) => a - b)
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      let from = 0
      for (const to of [...edges, body.length]) {
        controller.enqueue(body.slice(from, to))
        from = to
      }
      controller.close()
    },
  })
  return new Response(source.pipeThrough(nonceStream(TOKEN, NONCE))).text()
}

describe('nonces', () => {
  test('a new nonce has 32 characters and differs from the last', () => {
    expect(newNonce()).toMatch(/^[0-9a-f]{32}$/)
    expect(newNonce()).not.toBe(newNonce())
  })

  test('every token in a body is replaced, and nothing else', () => {
    fc.assert(
      fc.property(bodies, (text) => {
        const body = bytesOf(text)
        expect(textOf(withNonce(body, nonceOffsets(body, TOKEN), NONCE))).toBe(text.replaceAll(TOKEN, NONCE))
        expect(textOf(body)).toBe(text)
      }),
    )
  })

  test('a stream comes out the same, however it is split into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, fc.array(fc.nat(500), { maxLength: 12 }), async (text, cuts) => {
        expect(await streamed(bytesOf(text), cuts)).toBe(text.replaceAll(TOKEN, NONCE))
      }),
      { numRuns: cases(60) },
    )
  })

  test('a nonce of another length is refused', () => {
    expect(() => withNonce(bytesOf(TOKEN), [0], 'short')).toThrow(RangeError)
    expect(() => nonceStream(TOKEN, 'short')).toThrow(RangeError)
  })
})
