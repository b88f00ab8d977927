import { isRedirect } from '@tanstack/router-core'
import type { PageId } from '../schema/pages'
import type { RouteName } from '../schema/routes/index'
import { mayBeFramed } from '../schema/rules/framing'
import { socialCardUrl } from '../schema/rules/images'
import { siteCard } from '../schema/rules/images/card'
import { homeWording } from '../schema/wording/home'
import { queryStateParts } from './answer-text'
import { AppRoot } from './app-root'
import { type DocumentAssets, documentEnd, documentStart } from './document'
import { documentBody } from './document-body'
import { findPage } from './find-page'
import { headOf } from './head'
import type { App, Execute, OwnLookup } from './lib/app'
import { loadedPage } from './lib/loaded-pages'
import type { PageHead, ShownPage } from './lib/page'
import { pageContext, parseSearch } from './lib/page-context'
import { createPlaces, type Place } from './lib/places'
import type { PreloadedState } from './lib/preloaded-state'
import { createQueryClient } from './lib/query'
import type { DocumentState } from './lib/start-state'
import { ViewerQuery } from './lib/viewer-query.generated'
import { isBuilt } from './pages/built'
import { markupMemory } from './remembered-markup'
import { keptLook } from './shell/signed-in/use-kept-look'

export { keepAnswerText } from './answer-text'
export type { DocumentAssets } from './document'
export type { Execute, OwnLookup } from './lib/app'
export { parseSearch } from './lib/page-context'
export type { PreloadedState } from './lib/preloaded-state'
export { isBuilt } from './pages/built'
export { feedAddress } from './pages/home/feed-address'
export { providePage } from './pages/registry'

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
  /** What things are to the viewer, once the page's data is loaded. */
  own?: (viewerId: string) => OwnLookup
  assets: DocumentAssets
  /** On every inline script; the gateway may replace it later. */
  nonce: string
  graphqlUri: string
  /** Folders of other services' scripts that are configured. */
  outsideScripts: readonly string[]
  /** Added to the response if the document is streamed instead of sent whole. */
  streamHeaders?: Readonly<Record<string, string>>
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

/** A page whose subject has no card of its own shows the site's. */
const withImage = (head: PageHead, { config }: PreloadedState): PageHead =>
  head.image === undefined
    ? { ...head, image: config.mainOrigin + socialCardUrl({ kind: 'site' }, siteCard(homeWording.claim)) }
    : head

/** The redirect that a page has thrown instead of loading; whatever else was thrown is thrown again. */
function redirectResponse(thrown: unknown): Response {
  if (!isRedirect(thrown)) throw thrown
  const { href } = thrown.options
  if (href === undefined) throw new Error('A page redirects without an address', { cause: thrown })
  return new Response(null, { status: thrown.status, headers: { location: href } })
}

/**
 * Renders the page at an address: 200, 404, 410, 429, 451 or 500 with a document, or a redirect with its status. The page's
 * data is loaded before the first byte, so the status is always right.
 */
export async function renderDocument(input: RenderInput): Promise<Response> {
  const { request, state, execute, assets, nonce } = input
  const { pathname, search: query } = new URL(request.url)
  const search = parseSearch(query)
  const queryClient = createQueryClient()
  let shownPage: ShownPage
  try {
    const hasFailed = input.hasFailed === true
    const address = { pathname, search, isPreload: false }
    shownPage = await findPage(address, { queryClient, execute, state, isBuilt, hasFailed })
  } catch (thrown) {
    return redirectResponse(thrown)
  }
  const { error, ...shown } = shownPage
  if (error !== undefined) input.onError(error)
  Object.assign(state, await input.settled?.())
  const memory = markupMemory()
  const viewer = queryClient.getQueryData<ViewerQuery>([ViewerQuery.name, {}])?.viewer
  const own = viewer ? input.own?.(viewer.id) : undefined
  const app: App = { queryClient, execute, state, isBuilt, own, markup: memory.markup }
  const place: Place = { pathname, search, shown }
  const page = pageContext(place, state)
  const head = headOf(loadedPage(page.pageId), page, queryClient)
  const context = {
    head: withImage(head, state),
    page: page.pageId,
    layout: shown.layout,
    route: input.routeName ?? '',
    isLoggedIn: state.session.isLoggedIn,
    isSidebarOpen: state.session.isSidebarOpen === true,
    isFramable: state.flags.allow_framing === true || mayBeFramed(input.routeName),
    look: keptLook(viewer),
    nonce,
    productName: state.config.productName,
    mainOrigin: state.config.mainOrigin,
    graphqlUri: input.graphqlUri,
    outsideScripts: input.outsideScripts,
  }
  const body = await documentBody(<AppRoot app={app} places={createPlaces(place)} />, {
    start: documentStart(context, assets),
    end: () =>
      documentEnd(context, assets, { ...state, shown } satisfies DocumentState, queryStateParts(queryClient)),
    onError: input.onError,
  })
  memory.keep()
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  const { retryAfter } = head
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  if (body instanceof ReadableStream) {
    for (const [name, value] of Object.entries(input.streamHeaders ?? {})) headers.set(name, value)
  }
  return new Response(body, {
    status: head.status ?? (retryAfter === undefined ? statusOf(page.pageId, error) : 429),
    headers,
  })
}
