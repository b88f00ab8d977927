import { linkTo } from '../../../schema/routes/links'
import { ACTIVE_FOR, readSeconds, SAVED_AFTER, SAVED_EVERY } from '../../../schema/rules/reading-history'
import { MINUTE, SECOND } from '../../../schema/rules/time-units'
import { lazily } from '../../lib/lazily'
import { cameFrom } from './came-from'
import { progressNow } from './place/progress'
import type { ReadStory } from './read-story'

/** What says that somebody is reading. */
const SIGNS = ['scroll', 'keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove'] as const
/** How long a report may take, in milliseconds. */
const TIME_LIMIT = 10_000

/** Where somebody is, and on which device: only for people who are signed in. */
const placing = lazily(() =>
  Promise.all([import('./place/places'), import('./place/device-id')]).then(([places, device]) => ({
    ...places,
    ...device,
  })),
)

/** What a page reports. */
interface Report {
  seconds: number
  /** How much of the text has been in view, as far as it is known. */
  progress: number | undefined
  /** The signed-in reader's place. */
  paragraphName: string | undefined
  deviceId: string | undefined
}

/** The last report, and its time. */
interface Told {
  seconds: number
  progress: number
  at: number
}

const NOTHING_TOLD: Told = { seconds: 0, progress: -1, at: Number.NEGATIVE_INFINITY }

/** The story read last: the same story continues when its data changes, such as its claps. */
let left: { id: string; seconds: number; told: Told; at: number } | undefined

/** Reports how a story is read; the request outlives the page. Returns whether the worker has taken it. */
async function send(postId: string, report: Report): Promise<boolean> {
  const answer = await fetch(linkTo('MarkPostRead', { postId }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
    signal: AbortSignal.timeout(TIME_LIMIT),
  }).catch(() => undefined)
  // What was refused isn't sent again.
  return answer !== undefined && answer.status < 500
}

/**
 * Follows how a story is read: counts the seconds in which the page is visible and its reader does something, and
 * reports them with the place. Rule: docs/rules/reading-history.md, "Reporting".
 *
 * @param viewerId the reader's, if they are signed in, so that their place is kept.
 * @returns what ends it, while the story is still there.
 */
export function trackReading(
  { id, readingTime, content, creator, coAuthors, firstPublishedAt }: ReadStory,
  viewerId: string | undefined,
): () => void {
  const isOwn = [creator, ...coAuthors].some((author) => author.id === viewerId)
  if (content.isPreview || isOwn || firstPublishedAt === null) return () => {}
  const isKnown = viewerId !== undefined
  const needed = readSeconds((readingTime * MINUTE) / SECOND)
  const begun = left?.id === id && performance.now() - left.at < SECOND ? left : undefined
  let seconds = begun?.seconds ?? 0
  let lastSign = performance.now()
  let told = begun?.told ?? NOTHING_TOLD
  let isSending = false
  // Once the page is left, it is itself the page before.
  const from = cameFrom()
  if (isKnown) placing().catch(() => {})

  const noteSign = () => {
    lastSign = performance.now()
  }
  const parts = () => (isKnown ? placing.loaded : undefined)
  const isDue = (): boolean => {
    if (seconds >= needed && told.seconds < needed) return true
    if (seconds * SECOND < SAVED_AFTER) return false
    const progress = parts() && progressNow()
    return progress !== undefined && progress !== told.progress
  }
  const tell = async () => {
    const here = parts()
    const before = told
    // A short story may have no place yet.
    const progress = isKnown ? here && progressNow() : progressNow()
    told = { seconds, progress: progress ?? before.progress, at: performance.now() }
    const report = {
      seconds,
      progress,
      paragraphName: here?.placeNow(content.body),
      deviceId: here?.deviceId(),
      ...from,
    } satisfies Report
    isSending = true
    // What didn't arrive is sent again later.
    if (!(await send(id, report))) told = { ...before, at: told.at }
    isSending = false
  }
  const tick = () => {
    const now = performance.now()
    if (document.visibilityState !== 'visible' || now - lastSign > ACTIVE_FOR) return
    seconds += 1
    if (!isSending && now - told.at >= SAVED_EVERY && isDue()) void tell()
  }
  const leave = () => {
    const isLonger = told.seconds >= needed && (seconds - told.seconds) * SECOND >= SAVED_EVERY
    if (isLonger || isDue()) void tell()
  }
  const hide = () => {
    if (document.visibilityState === 'hidden') leave()
  }
  for (const sign of SIGNS) addEventListener(sign, noteSign, { passive: true })
  document.addEventListener('visibilitychange', hide)
  addEventListener('pagehide', leave)
  const timer = setInterval(tick, SECOND)
  return () => {
    leave()
    left = { id, seconds, told, at: performance.now() }
    clearInterval(timer)
    for (const sign of SIGNS) removeEventListener(sign, noteSign)
    document.removeEventListener('visibilitychange', hide)
    removeEventListener('pagehide', leave)
  }
}
