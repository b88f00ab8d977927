import { openAnnouncements } from '../../data/notification/queries'
import { type Announcement, announceStory } from './announce-story'
import type { TabParts } from './notify'

/** How many batches of followers one run tells; the rest follows with the next one. */
const BATCHES = 20

/**
 * Tells followers of the stories that were published since the last run, of `perRun` at most. Rule:
 * docs/rules/notifications.md, "New stories".
 *
 * @throws if the database can't be reached: the next run continues.
 */
export async function announceStories(parts: TabParts, perRun: number): Promise<void> {
  let batches = 0
  for (const open of await parts.db.all(openAnnouncements, perRun)) {
    let at: Announcement | undefined = open
    while (at && batches < BATCHES) {
      batches += 1
      at = await announceStory(parts, at)
    }
  }
}
