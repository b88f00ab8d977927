import { readText } from '../read-body'

/** The largest form that a provider or a page of ours posts, in bytes. */
const LONGEST = 16 * 1024

/** The fields of a form; an empty list for anything else, or if it is too long. */
export const readForm = async (request: Request): Promise<URLSearchParams> =>
  (await readFormAlone(request)) ?? new URLSearchParams()

/** The fields of a form; undefined for anything else, or if it is too long. */
export async function readFormAlone(request: Request): Promise<URLSearchParams | undefined> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const text = type === 'application/x-www-form-urlencoded' ? await readText(request, LONGEST) : undefined
  return text === undefined ? undefined : new URLSearchParams(text)
}
