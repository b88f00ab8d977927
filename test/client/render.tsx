import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PreloadedState } from '../../client/lib/preloaded-state'
import { createQueryClient } from '../../client/lib/query'
import { createAppRouter } from '../../client/router'

/** The host that a part of a page stands on. */
export type Host = Pick<PreloadedState['client'], 'table' | 'hostParams'>

export const MAIN_HOST: Host = { table: 'default', hostParams: {} }
/** Mira's own host. */
export const USER_HOST: Host = { table: 'user', hostParams: { username: 'mira' } }
/** The publication Tidewater's own host. */
export const PUBLICATION_HOST: Host = { table: 'publication', hostParams: { collectionSlug: 'tidewater' } }

const stateOn = (host: Host): PreloadedState => ({
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

/** A part of a page as markup. It may link, and ask for no data. */
export function markupOf(part: ReactNode, host: Host = MAIN_HOST): string {
  const router = createAppRouter(
    {
      queryClient: createQueryClient(),
      state: stateOn(host),
      execute: () => Promise.reject(new Error('A part asks for no data')),
    },
    createMemoryHistory(),
  )
  return renderToStaticMarkup(<RouterContextProvider router={router}>{part}</RouterContextProvider>)
}

/** Every link's address in markup, in order. */
export const hrefsIn = (markup: string): string[] =>
  [...markup.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href)
