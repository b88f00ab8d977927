import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server'
import type { PageId } from '../schema/pages'
import type { RouteName } from '../schema/routes/index'
import { socialCardUrl } from '../schema/rules/images'
import { siteCard } from '../schema/rules/images/card'
import { homeWording } from '../schema/wording/home'
import { queryStateParts } from './answer-text'
import { type DocumentAssets, documentEnd, documentStart } from './document'
import { documentBody } from './document-body'
import { findPage } from './find-page'
import { headOf } from './head'
import { loadedPage } from './lib/loaded-pages'
import type { PageHead, ShownPage } from './lib/page'
import { pageContext } from './lib/page-context'
import type { PreloadedState } from './lib/preloaded-state'
import { createQueryClient, type Execute } from './lib/query'
import type { DocumentState } from './lib/start-state'
import { ViewerQuery } from './lib/viewer-query.generated'
import { isBuilt } from './pages/registry'
import { markupMemory } from './remembered-markup'
import { createAppRouter, type RouterContext } from './router'
import { keptTheme } from './shell/signed-in/use-kept-theme'

export { keepAnswerText } from './answer-text'
export type { DocumentAssets } from './document'
export type { PreloadedState } from './lib/preloaded-state'
export type { Execute } from './lib/query'
export { isBuilt, providePage } from './pages/registry'

/** What a render needs. */
export interface RenderInput {
  /** A GET with a canonical address. */
  request: Request
  /** The route of the address; nothing for an address without one. */
  routeName: RouteName | undefined
  state: PreloadedState
  /**
   * What was learnt about the viewer while the page's data was loaded; added to the state before rendering.
   */
  settled?: () => Promise<Partial<PreloadedState>> | Partial<PreloadedState>
  execute: Execute
  assets: DocumentAssets
  /** On every inline script; the gateway may replace it later. */
  nonce: string
  graphqlUri: string
  /** Whether something failed before: the error page is rendered then. */
  hasFailed?: boolean
  /** Receives each error that made a page a 500, or that a component threw. */
  onError: (error: unknown) => void
}

/** Part of the message of an error that represents a conflict. */
const CONFLICT = '409: Conflict'

/** The HTTP status of a page. Rule: docs/rules/routes.md, "Pages and layouts". */
function statusOf(pageId: PageId, error: unknown): number {
  if (pageId === 'not-found') return 404
  if (pageId !== 'error-500') return 200
  return error instanceof Error && error.message.includes(CONFLICT) ? 409 : 500
}

/**
 * Renders the page at an address: 200, 404 or 500 with a document, or a redirect with its status. The page's
 * data is loaded before the first byte, so the status is always right.
 */
export async function renderDocument(input: RenderInput): Promise<Response> {
  const response = await renderAt(input)
  // The router spells some addresses differently from the table, and would redirect the reader there. Where a
  // page redirects on purpose, it says 301 or 302.
  const respelled = response.status === 307 ? response.headers.get('location') : null
  if (respelled === null) return response
  return renderAt({ ...input, request: new Request(new URL(respelled, input.request.url), input.request) })
}

/**
 * A router for one request. Its serializer isn't used (docs/decisions/003-data-as-json-blocks.md), so it is
 * never started.
 */
function serverRouter(context: RouterContext) {
  const router = createAppRouter(context)
  router.serverSsrLifecycle = {
    onServerSsrAttach: [
      (serverSsr) => {
        serverSsr.dehydrate = async () => {}
      },
    ],
  }
  return router
}

/** A page whose subject has no card of its own shows the site's. */
const withImage = (head: PageHead, { config }: PreloadedState): PageHead => ({
  image: config.mainOrigin + socialCardUrl({ kind: 'site' }, siteCard(homeWording.claim)),
  ...head,
})

function renderAt(input: RenderInput): Promise<Response> {
  const { request, state, execute, assets, nonce } = input
  const queryClient = createQueryClient()
  const memory = markupMemory()
  return createRequestHandler({
    request,
    createRouter: () =>
      serverRouter({
        queryClient,
        execute,
        state,
        isBuilt,
        markup: memory.markup,
        find: (address) =>
          findPage(address, { queryClient, execute, state, hasFailed: input.hasFailed === true }),
      }),
  })(async ({ router }) => {
    const match = router.state.matches.at(-1)
    if (!match?.loaderData)
      throw new Error(`The router found nothing at ${request.url}`, { cause: match?.error })
    const { error, ...shown }: ShownPage = match.loaderData
    if (error !== undefined) input.onError(error)
    Object.assign(state, await input.settled?.())
    const page = pageContext(match, state)
    const frame = {
      head: withImage(headOf(loadedPage(page.pageId), page, queryClient), state),
      page: page.pageId,
      layout: shown.layout,
      route: input.routeName ?? '',
      isLoggedIn: state.session.isLoggedIn,
      theme: keptTheme(queryClient.getQueryData<ViewerQuery>([ViewerQuery.name, {}])),
      nonce,
      productName: state.config.productName,
      graphqlUri: input.graphqlUri,
    }
    const body = await documentBody(<RouterServer router={router} />, {
      start: documentStart(frame, assets),
      end: () =>
        documentEnd(frame, assets, { ...state, shown } satisfies DocumentState, queryStateParts(queryClient)),
      onError: input.onError,
    })
    memory.keep()
    return new Response(body, {
      status: statusOf(page.pageId, error),
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  })
}
