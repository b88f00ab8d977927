import { readChunks } from '../platform/read-chunks'

/** The bytes of a request, in chunks; undefined if there are more than `most`, or if it states so itself. */
export async function readBody(
  request: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined
  return readChunks(request, most)
}

/** The body of a request as UTF-8 text; undefined if it has more than `most` bytes. */
export async function readText(request: Request, most: number): Promise<string | undefined> {
  const chunks = await readBody(request, most)
  return chunks && new Blob(chunks).text()
}

/** Whether a file begins as XML does, apart from white space and byte order marks. */
export function looksLikeXml(chunks: readonly Uint8Array[]): boolean {
  const first = (chunks[0] ?? new Uint8Array()).subarray(0, 64)
  return first.find((byte) => ![0xef, 0xbb, 0xbf, 0xfe, 0xff, 0, 9, 10, 13, 32].includes(byte)) === 0x3c
}
