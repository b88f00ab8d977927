/** Bytes of a file: the first one, and how many. */
interface ByteRange {
  offset: number
  length: number
}

/** One range in bytes; several at once are answered with the whole, which RFC 9110 allows (14.2). */
const ONE_RANGE = /^bytes=\s*(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))\s*$/i

/**
 * The part of a file that a request asks for: `bytes=a-b`, `a-` or `-n`.
 *
 * @param tag of the file as it is: a range of an earlier one (`If-Range`) is answered with the whole.
 * @returns nothing where the whole is to be sent, `unsatisfiable` for a range behind the end.
 */
function requestedRange(
  headers: Headers,
  size: number,
  tag: string,
): ByteRange | 'unsatisfiable' | undefined {
  const known = headers.get('if-range')
  if (known !== null && known !== tag) return undefined
  const match = ONE_RANGE.exec(headers.get('range') ?? '')
  if (!match) return undefined
  const [, first, last, suffix] = match
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size)
    return length === 0 ? 'unsatisfiable' : { offset: size - length, length }
  }
  const offset = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  // A range that ends before it begins is no range.
  if (last !== '' && Number(last) < offset) return undefined
  return offset >= size ? 'unsatisfiable' : { offset, length: end - offset + 1 }
}

/** What can be served in ranges. */
export interface RangedFile {
  size: number
  /** A strong tag, in quotes. */
  etag: string
  headers: Readonly<Record<string, string>>
  /** Opens the whole, or a part. Nothing if the bytes aren't there. */
  open: (range?: ByteRange) => Promise<ReadableStream | undefined>
}

const tagsOf = (header: string | null): string[] => (header ?? '').split(',').map((tag) => tag.trim())

/**
 * A file, whole or the part of it that is asked for, as RFC 9110 has it: 206 with `Content-Range`, 416 behind the end,
 * 304 for who has it, no body for HEAD.
 */
export async function rangedResponse(request: Request, file: RangedFile): Promise<Response | undefined> {
  const { size, etag, open } = file
  const headers = new Headers({ ...file.headers, 'accept-ranges': 'bytes', etag })
  const known = tagsOf(request.headers.get('if-none-match'))
  if (known.includes(etag) || known.includes('*')) {
    headers.delete('content-type')
    return new Response(null, { status: 304, headers })
  }
  headers.set('content-length', String(size))
  // Only GET has ranges.
  if (request.method === 'HEAD') return new Response(null, { headers })
  const range = requestedRange(request.headers, size, etag)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`)
    headers.delete('content-length')
    headers.delete('content-type')
    return new Response(null, { status: 416, headers })
  }
  const body = await open(range)
  if (!body) return undefined
  if (!range) return new Response(body, { headers })
  headers.set('content-length', String(range.length))
  headers.set('content-range', `bytes ${range.offset}-${range.offset + range.length - 1}/${size}`)
  return new Response(body, { status: 206, headers })
}
