import { readText } from '../admin/read-body'

/** As much as a form has that a provider or a page of ours posts, in bytes. */
const LONGEST = 16 * 1024

/** What a form posted; an empty list for anything else, and for one that is too long. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const text = type === 'application/x-www-form-urlencoded' ? await readText(request, LONGEST) : undefined
  return new URLSearchParams(text)
}
