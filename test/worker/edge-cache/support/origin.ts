import { pageCacheControl, sealForCache } from '../../../../worker/edge-cache/cache-control'

type Handler = (request: Request) => Response | Promise<Response>

/** Stands in for PublicPage's rendering: tests set its response and count its renders. */
export class Origin {
  /** How many renders began. */
  renders = 0
  /** The response, sealed as PublicPage does it. */
  handler: Handler = () => page(`render ${this.renders}`)

  async render(request: Request): Promise<Response> {
    this.renders += 1
    return sealForCache(await this.handler(request))
  }
}

/** A cacheable page. */
export function page(body: string, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(body, {
    status,
    headers: { 'cache-control': pageCacheControl(status), 'cache-tag': 'post-1', ...headers },
  })
}

/** A gate that tests open. */
export function gate(): { open: () => void; opened: Promise<void> } {
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
