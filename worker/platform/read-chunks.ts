/**
 * The bytes of a request or response, in the chunks that they arrive in; undefined if there are more than `most`.
 * Counts them, because a stated length may be wrong or missing.
 */
export async function readChunks(
  { body }: Request | Response,
  most: number,
): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    // Leaving the loop discards the rest.
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return chunks
}
