import type { QueryClient } from '@tanstack/react-query'
import { MAX_CLAPS } from '../../../../schema/rules/limits'
import { newId } from '../../../../schema/rules/new-id'
import { clapWording } from '../../../../schema/wording/claps'
import { toastWording } from '../../../../schema/wording/toasts'
import type { App, Execute } from '../../../lib/app'
import { deliver } from '../../../lib/deliver'
import { mergeEntities } from '../../../lib/merge-entities'
import { showError, showToast, withdrawToast } from '../../../shell/toast'
import { ClapCatalog } from '../clap-catalog.generated'
import { ClapPost } from '../clap-post.generated'

/** Claps are sent together after a pause, in milliseconds. */
const PAUSE = 1000

/** What clapping needs of the app. */
export type Hall = Pick<App, 'execute' | 'keepalive'> & { queryClient: QueryClient }

/** What is clapped for: a story with the viewer's relation to it, or a list. */
export type Target = { kind?: 'post'; id: string; edgeId: string } | { kind: 'catalog'; id: string }

/** Its claps, and the viewer's own. */
export interface Counts {
  all: number
  own: number
}

/** The claps for one thing as they are pressed, from the first one that isn't confirmed on. */
interface Applause {
  target: Target
  /** The viewer's, as they are shown. */
  own: number
  /** As the worker last confirmed it: what a failure leads back to. */
  confirmed: Counts
  pause?: ReturnType<typeof setTimeout> | undefined
  isSending: boolean
  /** What is on the way; it is sent again under the same key. */
  sent?: { own: number; key: string }
}

/** By what they are for, while something isn't confirmed. */
const underway = new Map<string, Applause>()

function show(
  { queryClient }: Pick<Hall, 'queryClient'>,
  { target, own, confirmed }: Pick<Applause, 'target' | 'own' | 'confirmed'>,
): void {
  const clapCount = Math.max(0, confirmed.all + own - confirmed.own)
  const { id } = target
  mergeEntities(
    queryClient,
    target.kind === 'catalog'
      ? [{ __typename: 'Catalog', id, clapCount, viewerClapCount: own }]
      : [
          { __typename: 'Post', id, clapCount },
          { __typename: 'PostViewerEdge', id: target.edgeId, clapCount: own },
        ],
  )
}

/** Sends claps once: what the worker confirms, or why it refuses. */
async function sendOnce(execute: Execute, { kind, id }: Target, { own, key }: { own: number; key: string }) {
  if (kind === 'catalog') {
    const { clapCatalog: list } = await execute(ClapCatalog, { targetCatalogId: id, numClaps: own, key })
    return list.__typename === 'Catalog' ? { all: list.clapCount, own: list.viewerClapCount } : list
  }
  const { clapPost: post } = await execute(ClapPost, { targetPostId: id, numClaps: own, key })
  return post.__typename === 'Post' ? { all: post.clapCount, own: post.viewerEdge.clapCount } : post
}

/** What is to be sent; the same again if it was sent without an answer. */
function sendingOf(applause: Applause): NonNullable<Applause['sent']> {
  if (applause.sent?.own !== applause.own) applause.sent = { own: applause.own, key: newId() }
  return applause.sent
}

/** Sends what was pressed, one sending after the other. */
async function send(hall: Hall, applause: Applause): Promise<void> {
  clearTimeout(applause.pause)
  applause.pause = undefined
  if (applause.isSending) return
  applause.isSending = true
  while (applause.own !== applause.confirmed.own) {
    const sent = sendingOf(applause)
    const outcome = await deliver(
      () => sendOnce(hall.execute, applause.target, sent),
      () => showToast({ message: clapWording.waiting }),
    )
    withdrawToast(clapWording.waiting)
    if (outcome && 'all' in outcome) {
      applause.confirmed = outcome
      tabs?.postMessage({ target: applause.target, confirmed: outcome } satisfies Confirmed)
    } else {
      applause.own = applause.confirmed.own
      showError(outcome?.message ?? toastWording.after.error)
    }
    show(hall, applause)
    // The reader has gone on clapping: that is sent after its own pause.
    if (applause.pause !== undefined) break
  }
  applause.isSending = false
  if (applause.pause === undefined) underway.delete(applause.target.id)
}

/**
 * Shows that the viewer claps for a story or a list `own` times in all, and sends that after a pause.
 *
 * @param counts what is shown now.
 * @param onSent is called when it is on the way.
 */
export function applaud(
  hall: Hall,
  target: Target,
  counts: Counts,
  own: number,
  onSent: (own: number) => void,
): void {
  const applause = underway.get(target.id) ?? {
    target,
    own: counts.own,
    confirmed: counts,
    isSending: false,
  }
  underway.set(target.id, applause)
  applause.own = Math.min(MAX_CLAPS, Math.max(0, own))
  show(hall, applause)
  clearTimeout(applause.pause)
  applause.pause = setTimeout(() => {
    onSent(applause.own)
    send(hall, applause)
  }, PAUSE)
}

/** The viewer's claps for something as they are now, while something isn't confirmed. */
export const ownClaps = (id: string): number | undefined => underway.get(id)?.own

/** The page is hidden and may not come back: sends what waits, in requests that outlive it. */
export function sendAll({ keepalive }: Pick<Hall, 'keepalive'>): void {
  if (!keepalive) return
  for (const applause of underway.values()) {
    if (applause.own === applause.confirmed.own) continue
    sendOnce(keepalive, applause.target, sendingOf(applause)).catch(() => {})
  }
}

/** What another tab tells: what the worker has confirmed there. */
interface Confirmed {
  target: Target
  confirmed: Counts
}

/** The reader's open tabs. */
let tabs: BroadcastChannel | undefined

/**
 * Shows what the worker has confirmed in another tab. What has been pressed here meanwhile and isn't confirmed is on top
 * of that.
 */
export function takeFromTab(hall: Pick<Hall, 'queryClient'>, { target, confirmed }: Confirmed): void {
  const applause = underway.get(target.id)
  if (!applause) {
    show(hall, { target, own: confirmed.own, confirmed })
    return
  }
  applause.own = Math.min(MAX_CLAPS, Math.max(0, applause.own + confirmed.own - applause.confirmed.own))
  applause.confirmed = confirmed
  show(hall, applause)
}

/** Has the tabs of a reader agree on their claps, from the first button on. */
export function joinTabs(hall: Pick<Hall, 'queryClient'>): void {
  if (tabs) return
  tabs = new BroadcastChannel('quire:claps')
  tabs.onmessage = ({ data }: MessageEvent<Confirmed>) => takeFromTab(hall, data)
}

let isWatched = false

/** Has that done from the first press on. */
export function watchHiding(hall: Pick<Hall, 'keepalive'>): void {
  if (isWatched) return
  isWatched = true
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendAll(hall)
  })
}
