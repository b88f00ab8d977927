import type { WritersOnboardingQuery } from './writers-onboarding.generated'

/** How many writers are shown. */
const SHOWN = 5

type Viewer = NonNullable<WritersOnboardingQuery['viewer']>
type User = Viewer['suggestedUsers']['users'][number]

/** A writer, and the title of the followed topic that they write about; null if they were found by their readers. */
export interface Suggested {
  user: User
  topic: string | null
}

/**
 * The writers to begin with: those of the followed topics in turns, the first of each, then the second, then those whom
 * most people follow. Nobody twice, nobody whom the viewer mutes, and not the viewer.
 */
export function writersOf({ id, followedTags, suggestedUsers }: Viewer): Suggested[] {
  const byTopic = followedTags.tags.map(({ displayTitle, topWriters }) =>
    topWriters.users.map((user) => ({ user, topic: displayTitle })),
  )
  const most = Math.max(0, ...byTopic.map(({ length }) => length))
  const inTurns = Array.from({ length: most }, (_, i) => byTopic.flatMap((writers) => writers[i] ?? []))
  const all: Suggested[] = [...inTurns.flat(), ...suggestedUsers.users.map((user) => ({ user, topic: null }))]
  const seen = new Set([id])
  const shown = all.filter(({ user }) => {
    if (seen.has(user.id) || user.viewerEdge.isMuting) return false
    seen.add(user.id)
    return true
  })
  return shown.slice(0, SHOWN)
}
