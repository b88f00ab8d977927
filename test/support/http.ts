import { type IncomingMessage, request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { inject } from 'vitest'

/** A reader's browser. Requests without a user agent count as bots, which bypass the cache. */
export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
export const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** A cookie as a signed-in viewer's browser sends it; the session itself needn't exist. */
export const SESSION_COOKIE = '__Host-session=0000000000000000000000000000000000000000'

/** A response, read completely. */
export interface Answer {
  status: number
  headers: Headers
  /** One per Set-Cookie header. */
  cookies: string[]
  text: string
}

export interface Ask {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Aborts before the response has arrived. */
  signal?: AbortSignal
  /** Address of a site of the test's own. */
  site?: string
}

async function read(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  const headers = new Headers()
  const { rawHeaders } = response
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    headers.append(rawHeaders[i] as string, rawHeaders[i + 1] as string)
  }
  const zipped = headers.get('content-encoding') === 'gzip' && bytes.length > 0
  return {
    status: response.statusCode ?? 0,
    headers,
    cookies: headers.getSetCookie(),
    text: (zipped ? gunzipSync(bytes) : bytes).toString('utf8'),
  }
}

/**
 * Sends a request to the site, by default as a signed-out reader's browser. The path is sent unchanged,
 * without a browser's corrections, and no redirect is followed. As browsers do, it asks again if the site has closed
 * the connection that an earlier request left open.
 */
export function ask(path: string, options: Ask = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, signal, site = inject('site') } = options
  const { hostname, port } = new URL(site)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        hostname,
        port,
        path,
        method,
        ...(signal ? { signal } : {}),
        headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': BROWSER, ...headers },
      },
      (response) => void read(response).then(resolve, reject),
    )
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.reusedSocket && error.code === 'ECONNRESET' && (method === 'GET' || method === 'HEAD'))
        resolve(ask(path, options))
      else reject(error)
    })
    outgoing.end(body)
  })
}

/** The value of an attribute of the document's root. */
export const rootAttribute = (html: string, name: string): string | undefined =>
  new RegExp(`<html[^>]*\\s${name}="([^"]*)"`).exec(html)?.[1]
