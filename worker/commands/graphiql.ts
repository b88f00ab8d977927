import { type Request, Response } from 'miniflare'

/** The worker's parameters for the page. */
interface Wanted {
  /** For the page's script. */
  nonce: string
  options: Record<string, unknown>
}

/**
 * Renders GraphiQL for the worker of a development instance. It is here and not in the worker, because its
 * nine megabytes would double the worker's build. The editor needs no network.
 */
export async function drawGraphiQL(request: Request): Promise<Response> {
  const { nonce, options } = (await request.json()) as Wanted
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const page = await renderGraphiQL(options)
  // Only the first script of the body is markup; further ones are texts inside it.
  const body = page.indexOf('<body')
  const html = page.slice(0, body) + page.slice(body).replace('<script>', () => `<script nonce="${nonce}">`)
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
