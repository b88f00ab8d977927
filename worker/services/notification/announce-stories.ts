import { openAnnouncements } from '../../data/notification/queries'
import type { JobNeeds } from '../parts'
import { requestHub } from '../rss/request-hub'
import { type Announcement, announceStory } from './announce-story'
import type { TabParts } from './notify'

/** How many batches of followers one run tells; the rest follows with the next one. */
const BATCHES = 20

/**
 * Tells followers of the stories that were published since the last run, of `perRun` at most, and has the hub told of
 * them. Rules: docs/rules/notifications.md, "New stories"; docs/rules/feeds.md, "WebSub".
 *
 * @throws if the database can't be reached: the next run continues.
 */
export async function announceStories(
  parts: TabParts & JobNeeds<'hub' | 'hubQueue'>,
  perRun: number,
): Promise<void> {
  let batches = 0
  const announcements = await parts.db.all(openAnnouncements, perRun)
  // Nobody has been told of these yet.
  const newIds = announcements.filter(({ toldUpTo }) => toldUpTo === '').map(({ postId }) => postId)
  if (parts.hub && newIds.length > 0) await requestHub(parts.hubQueue, newIds)
  for (const open of announcements) {
    let at: Announcement | undefined = open
    while (at && batches < BATCHES) {
      batches += 1
      at = await announceStory(parts, at)
    }
  }
}
