/** A piece of a document: text, or UTF-8 bytes that were encoded once for all documents that contain them. */
export type DocumentPart = string | Uint8Array

const encoder = new TextEncoder()

/** A piece as bytes. */
export const encoded = (part: DocumentPart): Uint8Array =>
  typeof part === 'string' ? encoder.encode(part) : part

/** Concatenates pieces to bytes. */
export function joined(parts: readonly DocumentPart[]): Uint8Array<ArrayBuffer> {
  // A UTF-16 unit takes three bytes at most.
  const most = parts.reduce((sum, part) => sum + part.length * (typeof part === 'string' ? 3 : 1), 0)
  const bytes = new Uint8Array(most)
  let at = 0
  for (const part of parts) {
    if (typeof part === 'string') {
      at += encoder.encodeInto(part, bytes.subarray(at)).written
    } else {
      bytes.set(part, at)
      at += part.length
    }
  }
  return bytes.subarray(0, at)
}
