import { dueStories, expectScheduled } from '../../data/post/scheduled'
import { savedPostById } from '../../data/post/writes-state'
import type { StoryPorts } from './ports'
import { saveStory } from './save-story'
import { inputOf } from './saved-input'

/** Stories per run; the rest follows with the next run, a minute later. */
export const STORIES_PER_RUN = 25
/** How many are considered, in case some can't be published. */
const LOOKED_AT = 100

/** Failures of a save that is based on something outdated. */
const MEANWHILE: ReadonlySet<string> = new Set(['CONFLICT', 'NOT_FOUND'])

/** What a run has done with planned stories. */
export interface DueRun {
  published: string[]
  /** Those that couldn't be published, and why: the next run tries them again. */
  failed: { postId: string; reason: string }[]
}

/** The parts, and the drafts from which what has just been written is stored first. */
export interface DueParts extends StoryPorts {
  drafts?: { store(postId: string): Promise<void> }
}

async function publish(
  { drafts, ...ports }: DueParts,
  id: string,
): Promise<Awaited<ReturnType<typeof saveStory>> | undefined> {
  await drafts?.store(id)
  const saved = await ports.db.first(savedPostById, id)
  if (saved?.state !== 'scheduled') return undefined
  const alongside = { before: [expectScheduled(id, saved.updatedAt)] }
  return saveStory({ ...ports, alongside }, inputOf(saved, { state: 'published' }))
}

/**
 * Publishes planned stories whose time has come, some at a time. One that its author saves meanwhile is left
 * to the next run. Running twice, even concurrently, publishes each once. Rule: docs/rules/stories.md,
 * "Planned stories".
 *
 * @throws if the database can't say which stories are due.
 */
export async function publishDue(ports: DueParts): Promise<DueRun> {
  const run: DueRun = { published: [], failed: [] }
  for (const { id } of await ports.db.all(dueStories, ports.clock.now(), LOOKED_AT)) {
    if (run.published.length === STORIES_PER_RUN) break
    try {
      const result = await publish(ports, id)
      if (result?.ok) run.published.push(id)
      // Somebody has saved it or taken it down at this moment: their version stands.
      else if (result && !MEANWHILE.has(result.failure.code))
        run.failed.push({ postId: id, reason: result.failure.message })
    } catch (error) {
      run.failed.push({ postId: id, reason: String(error) })
    }
  }
  return run
}
