import { type Request, Response } from 'miniflare'

/** What the worker says of the page that it wants. */
interface Wanted {
  /** For the page's script. */
  nonce: string
  options: Record<string, unknown>
}

/**
 * Draws GraphiQL for the worker of a development instance. It stands here and not in the worker, whose build its
 * nine megabytes would double. The editor needs no network.
 */
export async function drawGraphiQL(request: Request): Promise<Response> {
  const { nonce, options } = (await request.json()) as Wanted
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const page = await renderGraphiQL(options)
  // The first script of the body is the only one that is markup; further ones are texts inside it.
  const body = page.indexOf('<body')
  const html = page.slice(0, body) + page.slice(body).replace('<script>', () => `<script nonce="${nonce}">`)
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
