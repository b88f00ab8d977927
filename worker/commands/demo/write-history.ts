import { FINISHED, MOST_DEVICES, PROGRESS_STEPS } from '../../../schema/rules/reading-history'
import { DAY } from '../../../schema/rules/time-units'
import type { StoryBody } from '../../../schema/story/paragraph'
import { placesOf } from '../../../schema/story/quotable'
import { bodiesByVersionIds, postsByIds } from '../../data/post/queries'
import { historyEntry } from '../../data/reading-history/queries'
import { keepHistory, keepPlace, keepRead } from '../../data/reading-history/writes'
import { resume } from '../../services/reading-history/resume-list'
import type { Demo } from './demo'
import { demoId } from './ids'

/** A story, how much of it somebody has read, and how many days ago. */
type Read = readonly [story: string, progress: number, days: number]

/** What the demo's readers have read. */
const READ: Readonly<Record<string, readonly Read[]>> = {
  reader: [
    ['staff-meal-at-half-past-four', 0.08, 30],
    ['the-second-hand-that-waits', 1, 12],
    ['two-letters-holding-hands', 1, 5],
    ['as-hangs-the-chain', 0.62, 1.2],
    ['leave-the-swifts-their-hole', 0.35, 1.1],
    ['stet', 1, 0.2],
  ],
  priya: [
    ['the-tide-turns-around-a-point', 1, 2],
    ['how-to-sleep-on-a-night-train', 0.48, 0.5],
  ],
}

/** Writes what the demo's readers have read, and where they stopped. Later reading isn't overwritten. */
export async function writeHistory({ db, now }: Demo): Promise<void> {
  for (const [username, stories] of Object.entries(READ)) {
    const userId = demoId('user', username)
    for (const [story, progress, days] of stories) {
      const postId = demoId('post', story)
      const post = await db.first(postsByIds, JSON.stringify([postId]))
      if (!post || (await db.first(historyEntry, userId, postId))) continue
      const at = now - Math.round(days * DAY)
      const row = post.versionId && (await db.first(bodiesByVersionIds, JSON.stringify([post.versionId])))
      const places = row ? placesOf(JSON.parse(row.body) as StoryBody) : []
      const paragraph = places[Math.floor((places.length - 1) * progress)]?.name
      const isFinished = progress >= FINISHED
      const steps = Math.round(progress * PROGRESS_STEPS)
      const seconds = Math.round(post.readingTime * progress)
      const place = { userId, postId, deviceId: 'demo', device: 'phone' as const }
      await db.write([
        keepRead(postId, Math.floor(at / DAY), userId, seconds, post.access === 'locked' ? 1 : 0),
        keepHistory(userId, postId, steps, at, isFinished ? 1 : 0, isFinished ? at : null),
        ...(paragraph ? keepPlace({ ...place, paragraph, progress: steps, savedAt: at }, MOST_DEVICES) : []),
        ...(isFinished ? [] : resume(userId, { id: demoId('item', `${username} ${story}`), postId }, at)),
      ])
    }
  }
}
