import { dehydrate } from '@tanstack/react-query'
import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server'
import { layoutOf } from '../schema/pages'
import { type DocumentAssets, documentEnd, documentStart } from './document'
import { documentBody } from './document-body'
import { headOf } from './head'
import { pageContext } from './lib/page-context'
import type { PreloadedState } from './lib/preloaded-state'
import { createQueryClient, type Execute } from './lib/query'
import { loadedPage } from './pages/registry'
import { createAppRouter } from './router'

export type { DocumentAssets } from './document'
export type { PreloadedState } from './lib/preloaded-state'
export type { Execute } from './lib/query'
export { isBuilt, providePage } from './pages/registry'

/** What a render needs. */
export interface RenderInput {
  /** GET, its address canonical. */
  request: Request
  state: PreloadedState
  execute: Execute
  assets: DocumentAssets
  /** Stands in every inline script; the gateway may replace it later. */
  nonce: string
  graphqlUri: string
  /** Is told each error that made a page a 500, or that a component threw. */
  onError: (error: unknown) => void
}

/**
 * Renders the page at an address: 200, 404 or 500 with a document, or a redirect with its status.
 * What the page shows is loaded before the first byte, so the status is always right.
 */
export function renderDocument(input: RenderInput): Promise<Response> {
  const { request, state, execute, assets, nonce } = input
  const queryClient = createQueryClient()
  return createRequestHandler({
    request,
    createRouter: () => createAppRouter({ queryClient, execute, state }),
  })(async ({ router }) => {
    const matches = router.state.matches
    const match = matches.at(-1)
    if (!match) throw new Error(`The router matched nothing at ${request.url}`)
    if (match.status === 'error') input.onError(match.error)
    const page = pageContext(match, state)
    const frame = {
      head: headOf(loadedPage(page.pageId), page, queryClient),
      page: page.pageId,
      layout: layoutOf(page.pageId).layout,
      route: page.routeName ?? '',
      nonce,
      productName: state.config.productName,
      graphqlUri: input.graphqlUri,
    }
    const body = await documentBody(<RouterServer router={router} />, {
      start: documentStart(frame, assets),
      end: () => documentEnd(frame, assets, state, dehydrate(queryClient)),
      onError: input.onError,
    })
    return new Response(body, {
      status: page.pageId === 'not-found' ? 404 : page.pageId === 'error-500' ? 500 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  })
}
