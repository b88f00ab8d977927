import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { UNFINISHED } from './document-body'
import { type App, AppContext, type RememberedMarkup } from './lib/app'

/**
 * A text appears on the main host and on its owner's, to people and to bots, whose links don't say where they were
 * followed: hardly more audiences than a few ever request it.
 */
const MOST_AUDIENCES = 6

/** What is known about a subject's markup for an audience: that it was shown, the markup, or that it can't be kept. */
type Known = 'shown' | { markup: string | undefined }

/** By subject and audience; for as long as somebody holds the subject. */
const known = new WeakMap<object, Map<string, Known>>()

/** The app as it is for everybody in an audience: nothing rendered with it can show one viewer's data to others. */
const forEverybody = (app: App): App => ({
  ...app,
  state: {
    ...app.state,
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
  const markup: RememberedMarkup = (app, subject, children, variant = '') => {
    const { config, client } = app.state
    const { table, hostParams, viewerIsBot } = client
    const audience = [config.mainOrigin, table, ...Object.values(hostParams), viewerIsBot, variant].join(' ')
    const audiences = known.get(subject) ?? new Map<string, Known>()
    known.set(subject, audiences)
    const remembered = audiences.get(audience)
    if (typeof remembered === 'object') return remembered.markup
    if (remembered === 'shown')
      missing.push(() => audiences.set(audience, { markup: markupOf(app, children()) }))
    else if (audiences.size < MOST_AUDIENCES) audiences.set(audience, 'shown')
    return undefined
  }
  const keep = () => {
    for (const make of missing.splice(0)) make()
  }
  return { markup, keep }
}
