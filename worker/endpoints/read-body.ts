/**
 * The bytes of a request, in the chunks they came in, or nothing if there are too many. The stated length of
 * the request is trusted only when it is too large.
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

/** The same as UTF-8 text. */
export async function readText(request: Request, most: number): Promise<string | undefined> {
  const chunks = await readBody(request, most)
  return chunks && new Blob(chunks as BlobPart[]).text()
}

/** Whether a file begins as XML does, ignoring white space and byte order marks. */
export function looksLikeXml(chunks: readonly Uint8Array[]): boolean {
  const first = (chunks[0] ?? new Uint8Array()).subarray(0, 64)
  return first.find((byte) => ![0xef, 0xbb, 0xbf, 0xfe, 0xff, 0, 9, 10, 13, 32].includes(byte)) === 0x3c
}
