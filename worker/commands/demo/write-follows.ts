import { followEntity, muteEntity } from '../../data/follow/writes'
import { followTags } from '../../data/viewer/tag-follows'
import type { Demo } from './demo'
import { demoId } from './ids'

const HOUR = 3_600_000
/** Long before the newest stories, so that the sidebar has something unread. */
const FOLLOWED = Date.UTC(2026, 9, 1, 8)

interface Follows {
  people?: readonly string[]
  publications?: readonly string[]
  topics?: readonly string[]
  muted?: readonly string[]
}

/** What the demo's people follow and mute, latest first. */
export const FOLLOWS: Readonly<Record<string, Follows>> = {
  reader: {
    people: ['maren', 'priya', 'noor'],
    publications: ['tidewater', 'load-bearing'],
    topics: ['ocean', 'engineering', 'language'],
  },
  member: { people: ['aiko', 'maren'], publications: ['the-long-way-round'], muted: ['kenji'] },
  friend: { people: ['maren', 'tomas'], publications: ['tidewater'] },
  maren: { people: ['tomas', 'aiko', 'priya'], publications: ['load-bearing'] },
  tomas: { people: ['maren', 'priya'] },
  priya: { people: ['jonas', 'noor', 'walter'], publications: ['the-composing-room'] },
  staff: { people: ['maren'], publications: ['tidewater', 'the-composing-room'] },
}

/** Writes who follows and mutes whom. Existing rows aren't changed. */
export async function writeFollows({ db }: Demo): Promise<void> {
  const statements = Object.entries(FOLLOWS).flatMap(([username, follows]) => {
    const id = demoId('user', username)
    const { people = [], publications = [], topics = [], muted = [] } = follows
    return [
      ...people.flatMap((name, i) => followEntity(id, 'user', demoId('user', name), FOLLOWED - i * HOUR)),
      ...publications.flatMap((slug, i) =>
        followEntity(id, 'collection', demoId('collection', slug), FOLLOWED - (i + 1) * HOUR + 1),
      ),
      ...topics.flatMap((slug, i) => followTags(id, [{ slug, at: FOLLOWED - i * HOUR }])),
      ...muted.map((name) => muteEntity(id, 'user', demoId('user', name), FOLLOWED)),
    ]
  })
  await db.write(statements)
}
