import { readText } from '../read-body'

/** The largest form that a provider or a page of ours posts, in bytes. */
const LONGEST = 16 * 1024

/** The fields of a form; an empty list for anything else, or if it is too long. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const text = type === 'application/x-www-form-urlencoded' ? await readText(request, LONGEST) : undefined
  return new URLSearchParams(text)
}
