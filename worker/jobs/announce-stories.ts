import { Database } from '../data/database'
import { openAnnouncements } from '../data/notification/queries'
import type { Clock } from '../platform/clock'
import { openChannels } from '../platform/notifications/channels'
import { type Announcement, announceStory } from '../services/notification/announce-story'

/** How many stories one run takes up, and how many batches of followers it tells; the rest follows in a minute. */
const STORIES = 20
const BATCHES = 20

/**
 * The cron's part: tells followers of the stories that were published since the last run. Rule:
 * docs/rules/notifications.md, "New stories".
 *
 * @throws if the database can't be reached: the next run continues.
 */
export async function announceStories(
  env: Pick<Env, 'DB' | 'NOTIFICATION_CHANNEL'>,
  clock: Clock,
): Promise<void> {
  const parts = { db: new Database(env.DB), clock, channels: openChannels(env) }
  let batches = 0
  for (const open of await parts.db.all(openAnnouncements, STORIES)) {
    let at: Announcement | undefined = open
    while (at && batches < BATCHES) {
      batches += 1
      at = await announceStory(parts, at)
    }
  }
}
