import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { UNFINISHED } from './document-body'
import { type App, AppContext, type RememberedMarkup } from './lib/app'

/** A text appears on the main host and on its owner's: hardly more sites than a few are ever requested. */
const MOST_SITES = 4

/** What is known of a subject's markup on a site: that it was shown, the markup, or that it can't be kept. */
type Known = 'shown' | { markup: string | undefined }

/** By subject and site; for as long as somebody holds the subject. */
const known = new WeakMap<object, Map<string, Known>>()

/** The app as it is for everybody on this site: nothing rendered with it can show one viewer's data to others. */
const forEverybody = (app: App): App => ({
  ...app,
  state: {
    ...app.state,
    client: { ...app.state.client, viewerIsBot: false },
    session: { isLoggedIn: false, isSpoofed: false },
  },
})

function markupOf(app: App, children: ReactNode): string | undefined {
  const markup = renderToString(<AppContext value={forEverybody(app)}>{children}</AppContext>)
  // Suspended content and preloads have their place in the document's own markup.
  return markup.includes(UNFINISHED) || markup.startsWith('<link') ? undefined : markup
}

/** One render's view of the memory. */
export interface MarkupMemory {
  markup: RememberedMarkup
  /** Renders missing markup once the page is rendered, because React renders one thing at a time. */
  keep: () => void
}

/**
 * The worker's `RememberedMarkup`. Markup is made on the second request, so content that is shown only once
 * costs no more than without it. Rule: docs/rules/stories.md, "Remembered markup".
 */
export function markupMemory(): MarkupMemory {
  const missing: (() => void)[] = []
  const markup: RememberedMarkup = (app, subject, children) => {
    const { config, client } = app.state
    const site = [config.mainOrigin, client.table, ...Object.values(client.hostParams)].join(' ')
    const sites = known.get(subject) ?? new Map<string, Known>()
    known.set(subject, sites)
    const found = sites.get(site)
    if (typeof found === 'object') return found.markup
    if (found === 'shown') missing.push(() => sites.set(site, { markup: markupOf(app, children()) }))
    else if (sites.size < MOST_SITES) sites.set(site, 'shown')
    return undefined
  }
  const keep = () => {
    for (const make of missing.splice(0)) make()
  }
  return { markup, keep }
}
