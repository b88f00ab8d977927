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

/** A form whose bytes were read; undefined if it can't be read as what its type says. */
export const formIn = (body: Uint8Array<ArrayBuffer>[], type: string): Promise<FormData | undefined> =>
  new Response(new Blob(body), { headers: { 'content-type': type } }).formData().catch(() => undefined)
