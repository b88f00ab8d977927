import { followed, storyPublished } from '../../services/notification/events'
import { notifyStatements } from '../../services/notification/notify'
import type { Demo } from './demo'
import { demoId } from './ids'

const HOUR = 3_600_000
/**
 * Who has begun to follow the demo's writer, the newest first, and how many hours ago. They do follow her: nobody is
 * told of the same person twice, so any further follower is news.
 */
export const FOLLOWERS = [
  ['maren', 2],
  ['tomas', 3],
  ['reader', 30],
] as const
/** Whose stories are news to the demo's writer and reader. */
const WRITERS = ['maren', 'noor']
/** How many stories of each publication are news. */
const STORIES = 2

/** Writes what the people to whom the demo can be signed in are notified of. */
export async function writeNotifications({ db, now, parts }: Demo): Promise<void> {
  const at = (hours: number) => now - hours * HOUR
  const [writer, reader] = [demoId('user', 'priya'), demoId('user', 'reader')]
  const stories = parts.flatMap((part) => part.stories.slice(0, STORIES))
  await db.write([
    ...stories.flatMap((story, i) => {
      const kind = WRITERS.includes(story.author) ? 'writer-story' : 'publication-story'
      const recipients = [writer, reader].filter((userId) => userId !== demoId('user', story.author))
      return notifyStatements(
        recipients.map((userId) => ({ userId, kind })),
        storyPublished(demoId('post', story.key)),
        at(6 + 9 * i),
      )
    }),
    ...FOLLOWERS.toReversed().flatMap(([username, hours]) =>
      notifyStatements(
        [{ userId: writer, kind: 'follow' }],
        followed(demoId('user', username), at(hours)),
        at(hours),
      ),
    ),
  ])
}
