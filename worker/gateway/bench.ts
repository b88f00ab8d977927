import { createElement } from 'react'
import { providePage } from '../../client/entry-server'
import type { PageId } from '../../schema/pages'

/**
 * What the bench (test/bench) compares pages with. Only a build with `__BENCH__` contains it: the bundler
 * drops it from all others.
 */

/** A response that was stored here to be returned byte for byte. */
interface Held {
  contentType: string
  bytes: ArrayBuffer
}

const HELD_PATH = /^\/_bench\/bytes\/([\w-]+)$/
const RENDERS_PATH = '/_bench/renders'

/** The page that is one heading in the bench: it has no header and is never shared. */
const HEADING_PAGE: PageId = 'jobs'

const held = new Map<string, Held>()
let renders = 0

/** Records that a page was rendered. */
export function countRender(): void {
  renders += 1
}

async function hold(name: string, request: Request): Promise<Response> {
  const contentType = request.headers.get('content-type') ?? 'application/octet-stream'
  held.set(name, { contentType, bytes: await request.arrayBuffer() })
  return new Response(null, { status: 204 })
}

/** Answers `/_bench/…`: bytes that were stored before, and how many pages were rendered. */
export function benchAnswer(request: Request, url: URL): Response | Promise<Response> | undefined {
  if (url.pathname === RENDERS_PATH) return Response.json(renders)
  const name = HELD_PATH.exec(url.pathname)?.[1]
  if (name === undefined) return undefined
  if (request.method === 'PUT') return hold(name, request)
  const stored = held.get(name)
  if (!stored) return undefined
  return new Response(stored.bytes, {
    headers: { 'content-type': stored.contentType, 'cache-control': 'private, no-cache' },
  })
}

if (__BENCH__) {
  providePage(HEADING_PAGE, {
    head: () => ({ title: 'A heading' }),
    Page: () => createElement('h1', null, 'A heading'),
  })
}
