import type { QueryClient } from '@tanstack/react-query'
import { MAX_CLAPS } from '../../../../schema/rules/limits'
import { newId } from '../../../../schema/rules/new-id'
import { clapWording } from '../../../../schema/wording/claps'
import { toastWording } from '../../../../schema/wording/toasts'
import type { App, Execute } from '../../../lib/app'
import { mergeEntities } from '../../../lib/merge-entities'
import { showError, showToast, withdrawToast } from '../../../shell/toast'
import { ClapPost } from '../clap-post.generated'

/** Claps are sent together after a pause, in milliseconds. */
const PAUSE = 1000
/** When claps that didn't arrive are sent again, in milliseconds; after the last time they are taken back. */
const RETRIES = [2000, 4000, 8000, 16_000, 32_000, 60_000] as const

/** What clapping needs of the app. */
export type Hall = Pick<App, 'execute' | 'keepalive'> & { queryClient: QueryClient }

/** A story's claps, and the viewer's own. */
export interface Counts {
  all: number
  own: number
}

/** The claps for one story as they are pressed, from the first one that isn't confirmed on. */
interface Applause {
  /** The viewer's, as they are shown. */
  own: number
  /** As the worker last confirmed it: what a failure leads back to. */
  confirmed: Counts
  pause?: ReturnType<typeof setTimeout> | undefined
  isSending: boolean
  /** What is on the way; it is sent again under the same key. */
  sent?: { own: number; key: string }
}

/** By story, while something isn't confirmed. */
const underway = new Map<string, Applause>()

function show({ queryClient }: Hall, id: string, edgeId: string, { own, confirmed }: Applause): void {
  const clapCount = Math.max(0, confirmed.all + own - confirmed.own)
  mergeEntities(queryClient, [
    { __typename: 'Post', id, clapCount },
    { __typename: 'PostViewerEdge', id: edgeId, clapCount: own },
  ])
}

/** Resolves after a while, and not before the browser is online. */
async function untilRetry(delay: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, delay))
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

/** Sends claps until there is an answer. */
async function deliver(execute: Execute, id: string, { own, key }: { own: number; key: string }) {
  for (const delay of [...RETRIES, undefined]) {
    try {
      return (await execute(ClapPost, { targetPostId: id, numClaps: own, key })).clapPost
    } catch {
      if (delay === undefined) break
      if (delay === RETRIES[0]) showToast({ message: clapWording.waiting })
      await untilRetry(delay)
    }
  }
  return undefined
}

/** What is to be sent; the same again if it was sent without an answer. */
function sendingOf(applause: Applause): NonNullable<Applause['sent']> {
  if (applause.sent?.own !== applause.own) applause.sent = { own: applause.own, key: newId() }
  return applause.sent
}

/** Sends what was pressed, one sending after the other. */
async function send(hall: Hall, id: string, edgeId: string, applause: Applause): Promise<void> {
  clearTimeout(applause.pause)
  applause.pause = undefined
  if (applause.isSending) return
  applause.isSending = true
  while (applause.own !== applause.confirmed.own) {
    const sent = sendingOf(applause)
    const outcome = await deliver(hall.execute, id, sent)
    withdrawToast(clapWording.waiting)
    if (outcome?.__typename === 'Post') {
      applause.confirmed = { all: outcome.clapCount, own: outcome.viewerEdge.clapCount }
    } else {
      applause.own = applause.confirmed.own
      showError(outcome?.message ?? toastWording.after.error)
    }
    show(hall, id, edgeId, applause)
    // The reader has gone on clapping: that is sent after its own pause.
    if (applause.pause !== undefined) break
  }
  applause.isSending = false
  if (applause.pause === undefined) underway.delete(id)
}

/**
 * Shows that the viewer claps for a story `own` times in all, and sends that after a pause.
 *
 * @param counts what is shown now.
 * @param onSent is called when it is on the way.
 */
export function applaud(
  hall: Hall,
  { id, edgeId }: { id: string; edgeId: string },
  counts: Counts,
  own: number,
  onSent: (own: number) => void,
): void {
  const applause = underway.get(id) ?? { own: counts.own, confirmed: counts, isSending: false }
  underway.set(id, applause)
  applause.own = Math.min(MAX_CLAPS, Math.max(0, own))
  show(hall, id, edgeId, applause)
  clearTimeout(applause.pause)
  applause.pause = setTimeout(() => {
    onSent(applause.own)
    send(hall, id, edgeId, applause)
  }, PAUSE)
}

/** The viewer's claps for a story as they are now, while something isn't confirmed. */
export const ownClaps = (id: string): number | undefined => underway.get(id)?.own

/** The page is hidden and may not come back: sends what waits, in requests that outlive it. */
export function sendAll({ keepalive }: Pick<Hall, 'keepalive'>): void {
  if (!keepalive) return
  for (const [id, applause] of underway) {
    if (applause.own === applause.confirmed.own) continue
    const { own, key } = sendingOf(applause)
    keepalive(ClapPost, { targetPostId: id, numClaps: own, key }).catch(() => {})
  }
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
