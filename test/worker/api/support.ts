import type { newVisit } from '../../factories/visit'

interface Answer {
  status: number
  headers: Headers
  data: Record<string, unknown>
  errors: { code: number; name: string; field?: string; message: string }[]
}

/** Sends what a program sends, and reads the answer as its client does. */
export async function post(
  visit: ReturnType<typeof newVisit>,
  path: string,
  token: string,
  body: BodyInit | object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const isForm = body instanceof FormData || typeof body === 'string' || body instanceof Uint8Array
  const response = await visit.send(path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isForm ? (body as BodyInit) : JSON.stringify(body),
  })
  const { data = {}, errors = [] } = (await response.json()) as Partial<Answer>
  return { status: response.status, headers: response.headers, data, errors }
}
