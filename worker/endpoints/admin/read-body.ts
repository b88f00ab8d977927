/**
 * The bytes of a request, in the pieces they came in, or nothing when there are more than may be. What the
 * request says about its length is believed only when it says too much.
 */
export async function readBody(request: Request, most: number): Promise<Uint8Array[] | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return chunks
}

/** The same as a text in UTF-8. */
export async function readText(request: Request, most: number): Promise<string | undefined> {
  const chunks = await readBody(request, most)
  return chunks && new Blob(chunks as BlobPart[]).text()
}

/** True when a file begins as XML does, white space and byte order marks aside. */
export function looksLikeXml(chunks: readonly Uint8Array[]): boolean {
  const first = (chunks[0] ?? new Uint8Array()).subarray(0, 64)
  return first.find((byte) => ![0xef, 0xbb, 0xbf, 0xfe, 0xff, 0, 9, 10, 13, 32].includes(byte)) === 0x3c
}
