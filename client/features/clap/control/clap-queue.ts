import type { QueryClient } from '@tanstack/react-query'
import { MAX_CLAPS } from '../../../../schema/rules/limits'
import { newId } from '../../../../schema/rules/new-id'
import { clapWording } from '../../../../schema/wording/claps'
import { toastWording } from '../../../../schema/wording/toasts'
import type { App, Execute } from '../../../lib/app'
import { deliver } from '../../../lib/deliver'
import { type Pressed, pressed } from '../../../lib/kept/presses'
import { mergeEntities } from '../../../lib/merge-entities'
import { keepOffline } from '../../../shell/once-online'
import { showError, showToast, withdrawToast } from '../../../shell/toast'
import { ClapCatalog } from '../clap-catalog.generated'
import { ClapPost } from '../clap-post.generated'

/** Claps are sent together after a pause, in milliseconds. */
const PAUSE = 1000

/** The parts of the app that clapping needs. */
export type ClapApp = Pick<App, 'execute' | 'keepalive'> & { queryClient: QueryClient }

/** A story, with the id of the viewer's relation to it, or a list. */
export type Target = { kind?: 'post'; id: string; edgeId: string } | { kind: 'catalog'; id: string }

/** The target's claps: everybody's, and the viewer's own. */
export interface Counts {
  all: number
  own: number
}

/** The viewer's claps for one target that the worker hasn't confirmed yet. */
interface ClapQueue {
  target: Target
  /** The viewer's claps, as shown. */
  own: number
  /** The counts that the worker last confirmed; after a failure they are shown again. */
  confirmed: Counts
  pause?: ReturnType<typeof setTimeout> | undefined
  isSending: boolean
  /** The request that was last sent; a retry uses its key. */
  sent?: { own: number; key: string }
  /** What is kept if it can't be sent before the page is closed. */
  press?: Pressed
}

/** By the target's id. A queue is removed once everything is confirmed. */
const queues = new Map<string, ClapQueue>()

function show(
  { queryClient }: Pick<ClapApp, 'queryClient'>,
  { target, own, confirmed }: Pick<ClapQueue, 'target' | 'own' | 'confirmed'>,
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

/** The request that says how many claps there are now, as a press. */
const pressOf = ({ kind, id }: Target, { own, key }: { own: number; key: string }): Pressed =>
  kind === 'catalog'
    ? pressed(ClapCatalog, { targetCatalogId: id, numClaps: own, key })
    : pressed(ClapPost, { targetPostId: id, numClaps: own, key })

/** Sends claps once. Returns the counts that the worker confirms, or its refusal. */
async function sendOnce(execute: Execute, { kind, id }: Target, { own, key }: { own: number; key: string }) {
  if (kind === 'catalog') {
    const { clapCatalog: list } = await execute(ClapCatalog, { targetCatalogId: id, numClaps: own, key })
    return list.__typename === 'Catalog' ? { all: list.clapCount, own: list.viewerClapCount } : list
  }
  const { clapPost: post } = await execute(ClapPost, { targetPostId: id, numClaps: own, key })
  return post.__typename === 'Post' ? { all: post.clapCount, own: post.viewerEdge.clapCount } : post
}

/** The next request; the last one again if it got no answer. */
function requestOf(queue: ClapQueue): NonNullable<ClapQueue['sent']> {
  if (queue.sent?.own !== queue.own) queue.sent = { own: queue.own, key: newId() }
  return queue.sent
}

/** The claps as a press, instead of the one that they had with fewer. */
function pressAgain(queue: ClapQueue): Pressed {
  const wasKept = queue.press?.forget()
  const press = pressOf(queue.target, requestOf(queue))
  if (wasKept) press.keep()
  queue.press = press
  return press
}

/** Sends the claps that were pressed, one request at a time. */
async function send(app: ClapApp, queue: ClapQueue): Promise<void> {
  clearTimeout(queue.pause)
  queue.pause = undefined
  if (queue.isSending) return
  queue.isSending = true
  while (queue.own !== queue.confirmed.own) {
    const sent = requestOf(queue)
    const outcome = await deliver(
      () => sendOnce(app.execute, queue.target, sent),
      () => {
        pressAgain(queue).keep()
        showToast({ message: clapWording.waiting })
      },
    )
    withdrawToast(clapWording.waiting)
    if (outcome && 'all' in outcome) {
      queue.confirmed = outcome
      tabs?.postMessage({ target: queue.target, confirmed: outcome } satisfies Confirmed)
    } else {
      queue.own = queue.confirmed.own
      showError(outcome?.message ?? toastWording.after.error)
    }
    show(app, queue)
    // The reader has gone on clapping: the new claps are sent after a pause of their own.
    if (queue.pause !== undefined) break
  }
  queue.isSending = false
  if (queue.own === queue.confirmed.own) queue.press?.forget()
  if (queue.pause === undefined) queues.delete(queue.target.id)
}

/**
 * Shows that the viewer has clapped `own` times in total for a story or a list, and sends it after a pause.
 *
 * @param counts are shown now.
 * @param onSent is called when the request goes out.
 */
export function queueClaps(
  app: ClapApp,
  target: Target,
  counts: Counts,
  own: number,
  onSent: (own: number) => void,
): void {
  const queue = queues.get(target.id) ?? {
    target,
    own: counts.own,
    confirmed: counts,
    isSending: false,
  }
  queues.set(target.id, queue)
  queue.own = Math.min(MAX_CLAPS, Math.max(0, own))
  show(app, queue)
  keepOffline(pressAgain(queue))
  clearTimeout(queue.pause)
  queue.pause = setTimeout(() => {
    onSent(queue.own)
    send(app, queue)
  }, PAUSE)
}

/** The viewer's claps for a target, if some of them aren't confirmed yet. */
export const ownClaps = (id: string): number | undefined => queues.get(id)?.own

/** Sends everything that waits, in requests that outlive the page: it is hidden and may not come back. */
export function sendAll({ keepalive }: Pick<ClapApp, 'keepalive'>): void {
  if (!keepalive) return
  for (const queue of queues.values()) {
    if (queue.own === queue.confirmed.own) continue
    sendOnce(keepalive, queue.target, requestOf(queue)).catch(() => {})
  }
}

/** The message between tabs: what the worker has confirmed in one of them. */
interface Confirmed {
  target: Target
  confirmed: Counts
}

/** The reader's open tabs. */
let tabs: BroadcastChannel | undefined

/**
 * Shows the counts that the worker has confirmed in another tab, plus the claps that were pressed in this tab and aren't
 * confirmed yet.
 */
export function mergeFromTab(app: Pick<ClapApp, 'queryClient'>, { target, confirmed }: Confirmed): void {
  const queue = queues.get(target.id)
  if (!queue) {
    show(app, { target, own: confirmed.own, confirmed })
    return
  }
  queue.own = Math.min(MAX_CLAPS, Math.max(0, queue.own + confirmed.own - queue.confirmed.own))
  queue.confirmed = confirmed
  show(app, queue)
}

/** Keeps a reader's tabs in agreement; called by the first clap button on the page. */
export function syncTabs(app: Pick<ClapApp, 'queryClient'>): void {
  if (tabs) return
  tabs = new BroadcastChannel('quire:claps')
  tabs.onmessage = ({ data }: MessageEvent<Confirmed>) => mergeFromTab(app, data)
}

let isWatched = false

/** Calls `sendAll` whenever the page is hidden; called by the first press. */
export function sendWhenHidden(app: Pick<ClapApp, 'keepalive'>): void {
  if (isWatched) return
  isWatched = true
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendAll(app)
  })
}
