import {
  clapped,
  followed,
  type NotificationEvent,
  quoted,
  responded,
  storyPublished,
} from '../../services/notification/events'
import { notifyStatements } from '../../services/notification/notify'
import type { Demo } from './demo'
import { demoId } from './ids'
import { clapsFor } from './write-claps'

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
/** A story of the demo's writer, and who has lately read it: the one who clapped, highlighted a passage, responded. */
const READ = { story: 'the-notebook-that-nobody-balanced', marked: 'greta', responded: ['kenji', 1] } as const

/** What the demo's writer is told of her readers, and how many hours ago that was. */
function readerNews(parts: Demo['parts'], at: (hours: number) => number) {
  const story = parts.flatMap((part) => part.stories).find(({ key }) => key === READ.story)
  const clapper = story && clapsFor(parts, story)[0]?.username
  const postId = demoId('post', READ.story)
  const [responder, place] = READ.responded
  const news: (readonly [
    kind: 'clap' | 'highlight' | 'response',
    event: NotificationEvent,
    hours: number,
  ])[] = [
    [
      'response',
      responded(
        demoId('response', `${postId} ${place}`),
        { kind: 'post', id: postId },
        demoId('user', responder),
      ),
      50,
    ],
    ['highlight', quoted(postId, demoId('user', READ.marked), at(54)), 54],
    ...(clapper ? ([['clap', clapped(postId, demoId('user', clapper), at(57)), 57]] as const) : []),
  ]
  return news
}

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
    ...readerNews(parts, at).flatMap(([kind, event, hours]) =>
      notifyStatements([{ userId: writer, kind }], event, at(hours)),
    ),
    ...FOLLOWERS.toReversed().flatMap(([username, hours]) =>
      notifyStatements(
        [{ userId: writer, kind: 'follow' }],
        followed(demoId('user', username), at(hours)),
        at(hours),
      ),
    ),
  ])
}
