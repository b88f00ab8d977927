import { Database } from '../data/database'
import { undecoratedVersions } from '../data/post/decoration'
import { requestPurge } from '../edge-cache/request-purge'
import { storyPurger } from '../edge-cache/story-purger'
import type { Clock } from '../platform/clock'
import { decorateVersion } from '../services/post/decorate-version'
import { requestDecoration } from '../services/post/request-decoration'

/** Versions that one sweep asks for: those of an older instance come in some at a time. */
const SWEPT = 50

type Bindings = Pick<Env, 'DB' | 'JOBS' | 'PURGE_COORDINATOR'>

/**
 * Takes one or many `{ type: 'decorate-version' }` messages. Rule: docs/rules/stories.md, "Code and formulas".
 *
 * @throws when the database can't be asked: the messages are to be retried.
 */
export async function decorateVersionsJob(
  env: Bindings,
  clock: Clock,
  versionIds: readonly string[],
): Promise<void> {
  const purges: Promise<unknown>[] = []
  let isStale = false
  const ports = {
    db: new Database(env.DB),
    clock,
    purger: storyPurger(async () => {
      isStale = true
    }),
  }
  for (const id of new Set(versionIds)) await decorateVersion(ports, id)
  if (isStale) requestPurge(env, { waitUntil: (work) => purges.push(work) }, clock)
  await Promise.all(purges)
}

/** The cron's part: asks for versions that no message has asked for, and for those from before there were any. */
export async function sweepDecorations(env: Pick<Env, 'DB' | 'JOBS'>): Promise<void> {
  const versions = await new Database(env.DB).all(undecoratedVersions, SWEPT)
  await requestDecoration(
    env.JOBS,
    versions.map(({ id }) => id),
  )
}
