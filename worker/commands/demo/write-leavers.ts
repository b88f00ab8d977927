import { LOST_FOLLOWERS } from '../../../schema/rules/audience'
import { DAY } from '../../../schema/rules/time-units'
import { countingSince } from '../../data/audience/queries'
import { countSince } from '../../data/audience/writes'
import { type FollowedOn, followEntity, unfollowEntity } from '../../data/follow/writes'
import { CROWD } from './crowd'
import type { Demo } from './demo'
import { demoId, plausible } from './ids'
import type { DemoStory } from './read-part'

/** A year: those who left came in it. */
const SINCE = Date.UTC(2025, 9, 1, 6)
const UNTIL = Date.UTC(2026, 10, 20, 20)
/** How many of a hundred readers have followed a writer for a while, and then left. */
const LEFT = 14
/** After how many days they left. */
const STAYED = [3, 120] as const

/** How many of a hundred follow on a writer's story, and on the profile; the others on other pages. */
const ON_STORY = 62
const ON_PROFILE = 84
const ELSEWHERE = ['home', 'search', 'publication', 'topic', 'list', ''] as const

/** Where a reader of the demo pressed the button. */
export function followedOn(
  stories: readonly DemoStory[],
  reader: string,
  writer: string,
  at: number,
): FollowedOn {
  const share = plausible(`where ${reader} followed ${writer}`, 0, 100)
  const own = stories.filter(({ author, published }) => author === writer && published < at)
  const story = own[plausible(`story on which ${reader} followed ${writer}`, 0, Math.max(1, own.length))]
  if (share < ON_STORY && story) return { postId: demoId('post', story.key), place: 'story' }
  if (share < ON_PROFILE) return { postId: null, place: 'profile' }
  const place = ELSEWHERE[plausible(`page on which ${reader} followed ${writer}`, 0, ELSEWHERE.length)]
  return { postId: null, place: place ?? '' }
}

/** Writes that some readers followed writers and left again, once, and that it was counted for the whole year. */
export async function writeLeavers({ db, parts }: Demo): Promise<void> {
  const start = await db.first(countingSince, LOST_FOLLOWERS)
  if (start && start.startedAt <= SINCE) return
  const stories = parts.flatMap((part) => part.stories)
  const writers = parts.flatMap(({ people }) => people.map(({ username }) => username))
  const statements = CROWD.flatMap(({ username }) =>
    writers.flatMap((name) => {
      if (plausible(`${username} left ${name}`, 0, 100) >= LEFT) return []
      // Whoever left isn't one of those who follow now.
      const id = demoId('leaver', `${username} ${name}`)
      const writerId = demoId('user', name)
      const at = SINCE + plausible(`when ${username} came to ${name}`, 0, UNTIL - SINCE - STAYED[1] * DAY)
      const left = at + plausible(`how long ${username} stayed with ${name}`, ...STAYED) * DAY
      return [
        ...followEntity(id, 'user', writerId, at, followedOn(stories, username, name, at)),
        ...unfollowEntity(id, 'user', writerId, left),
      ]
    }),
  )
  await db.write([...statements, countSince({ what: LOST_FOLLOWERS, startedAt: SINCE })])
}
