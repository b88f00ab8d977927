import type { IncomingMessage, ServerResponse } from 'node:http'

/** An answer of the stand-in. */
export interface Reply {
  status: number
  /** JSON, unless `type` says something else. */
  body: unknown
  type?: string
  /** Where a browser goes on. */
  location?: string
}

export const json = (body: unknown, status = 200): Reply => ({ status, body })

export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

export function send(
  response: ServerResponse,
  { status, body, type = 'application/json', location }: Reply,
): void {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      ...(location === undefined ? {} : { location }),
      // Its scripts and forms are for pages of any address.
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': 'GET, POST, PUT',
      'cross-origin-resource-policy': 'cross-origin',
    })
    .end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** A form whose names are paths: `metadata[key]=…`, `expand[0]=…`. */
export type Form = { [name: string]: string | Form | undefined }

export function parseForm(text: string): Form {
  const form = Object.create(null) as Form
  for (const [path, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = path.split(/\[|\]\[|\]/).filter((name, i) => i === 0 || name !== '')
    let place: Form = form
    let name = first
    for (const next of rest) {
      const inner = place[name]
      const deeper = typeof inner === 'object' ? inner : (Object.create(null) as Form)
      place[name] = deeper
      place = deeper
      name = next
    }
    place[name] = value
  }
  return form
}

export const textIn = (form: Form, name: string): string => {
  const value = form[name]
  return typeof value === 'string' ? value : ''
}

export const textsIn = (form: Form, name: string): Record<string, string> => {
  const value = form[name]
  if (typeof value !== 'object') return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  )
}
