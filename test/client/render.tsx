import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server.browser'
import { type App, AppContext, type OwnLookup } from '../../client/lib/app'
import type { ShownPage } from '../../client/lib/page'
import { type Place, PlaceContext } from '../../client/lib/places'
import type { PreloadedState } from '../../client/lib/preloaded-state'
import { createQueryClient } from '../../client/lib/query'
import { ViewerQuery } from '../../client/lib/viewer-query.generated'
import { isBuilt } from '../../client/pages/built'
import type { MarkupMemory } from '../../client/remembered-markup'

/** The host of a part of a page. */
export type Host = Pick<PreloadedState['client'], 'table' | 'origin' | 'hostParams'>

export const MAIN_HOST: Host = { table: 'default', origin: 'https://quire.example', hostParams: {} }
/** Mira's own host. */
export const USER_HOST: Host = {
  table: 'user',
  origin: 'https://mira.quire.example',
  hostParams: { username: 'mira' },
}
/** The publication Tidewater's own host. */
export const PUBLICATION_HOST: Host = {
  table: 'publication',
  origin: 'https://tidewater.example',
  hostParams: { collectionSlug: 'tidewater' },
}

/** The state of a page on a host. */
export const stateOn = (host: Host): PreloadedState => ({
  config: {
    productName: 'Quire',
    mainOrigin: 'https://quire.example',
    helpUrl: 'https://help.quire.example',
    statusUrl: 'https://status.quire.example',
    version: '0',
  },
  client: { ...host, viewerIsBot: false, isTrackingAllowed: true },
  flags: {},
  session: { isLoggedIn: false, isSpoofed: false },
})

/** What differs from a visitor’s page on the main host. */
interface Differences {
  config?: Partial<PreloadedState['config']>
  isBot?: boolean
  /** The page that shows the part. */
  shown?: ShownPage
  /** A signed-in reader, by their id, and what things are to them. */
  reader?: OwnLookup
}

/** The app of a part that requests no data. */
export function appOn(host: Host, { config, isBot = false, reader }: Differences = {}): App {
  const state = stateOn(host)
  const queryClient = createQueryClient()
  if (reader) queryClient.setQueryData([ViewerQuery.name, {}], { viewer: { id: reader.viewerId } })
  return {
    queryClient,
    own: reader,
    state: {
      ...state,
      config: { ...state.config, ...config },
      client: { ...state.client, viewerIsBot: isBot },
      session: { ...state.session, isLoggedIn: reader !== undefined },
    },
    isBuilt,
    execute: () => Promise.reject(new Error('A part asks for no data')),
  }
}

/**
 * A part of a page as markup. It may contain links, but request no data.
 *
 * @param memory the worker's, if it matters: the markup is then one that a browser hydrates.
 */
export function markupOf(
  part: ReactNode,
  host: Host = MAIN_HOST,
  memory?: MarkupMemory,
  differences: Differences = {},
): string {
  const app: App = { ...appOn(host, differences), ...(memory ? { markup: memory.markup } : {}) }
  const render = memory ? renderToString : renderToStaticMarkup
  const place: Place = { pathname: '/', search: {}, shown: differences.shown }
  const markup = render(
    <AppContext value={app}>
      <PlaceContext value={place}>{part}</PlaceContext>
    </AppContext>,
  )
  memory?.keep()
  return markup
}

/** Every link's address in markup, in order. */
export const hrefsIn = (markup: string): string[] =>
  [...markup.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href)
