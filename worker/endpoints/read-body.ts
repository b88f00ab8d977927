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

/** Whether a request says that its text is in another encoding than UTF-8. */
export function isInAnotherEncoding({ headers }: Request): boolean {
  const charset = /;\s*charset="?([\w.:-]{1,40})/i.exec(headers.get('content-type') ?? '')?.[1]
  return charset !== undefined && !/^utf-?8$/i.test(charset)
}

/** The bytes of a body as text; undefined if they aren't UTF-8, whatever the request says. */
export async function utf8In(body: Uint8Array<ArrayBuffer>[]): Promise<string | undefined> {
  const bytes = await new Blob(body).arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Whether what is escaped in a form is UTF-8. A form's reader would put other signs in the place of what isn't. */
function isEscapedUtf8(form: string): boolean {
  try {
    for (const [escaped] of form.matchAll(/(?:%[0-9a-f]{2})+/gi)) decodeURIComponent(escaped)
    return true
  } catch {
    return false
  }
}

/** A form whose bytes were read; undefined if it can't be read as what its type says, in UTF-8. */
export async function formIn(body: Uint8Array<ArrayBuffer>[], type: string): Promise<FormData | undefined> {
  if (/^application\/x-www-form-urlencoded/i.test(type)) {
    const text = await utf8In(body)
    if (text === undefined || !isEscapedUtf8(text)) return undefined
  }
  return new Response(new Blob(body), { headers: { 'content-type': type } }).formData().catch(() => undefined)
}
