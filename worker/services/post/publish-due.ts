import { dropLettersOfDraft } from '../../data/letter/with-story'
import { dueStories, expectScheduled, returnToDrafts } from '../../data/post/scheduled'
import { isOutdated } from '../../data/post/writes'
import { savedPostById } from '../../data/post/writes-state'
import { bannedLinkIn } from '../banned-domain/find-banned'
import type { StoryPorts } from './ports'
import { saveStory } from './save-story'
import { inputOf } from './saved-input'

/** How many times as many are considered, in case some can't be published. */
const LOOKED_AT = 4

/** Failures of a save that is based on something outdated. */
const MEANWHILE: ReadonlySet<string> = new Set(['CONFLICT', 'NOT_FOUND'])

/** Failures that only the writer can mend. */
const WRITERS_OWN: ReadonlySet<string> = new Set(['BAD_REQUEST', 'PUBLISHING_RESTRICTED_BANNED_LINKS'])

/** What a run has done with planned stories. */
export interface DueRun {
  published: string[]
  /** The people whom these mention. */
  mentioned: string[]
  /** Stories that can't be published as they are, and why: they are drafts again, and their writers have to be told. */
  returned: { postId: string; writerId: string; title: string; reason: string }[]
  /** Stories that couldn't be published, and why: the next run tries them again. */
  failed: { postId: string; reason: string }[]
}

/** The parts, and the drafts from which what has just been written is stored first. */
export interface DueParts extends StoryPorts {
  drafts?: { store(postId: string): Promise<unknown> }
}

/** Publishes a story, and notes in the run what has become of it. */
async function publish({ drafts, ...ports }: DueParts, id: string, run: DueRun): Promise<void> {
  await drafts?.store(id)
  const saved = await ports.db.first(savedPostById, id)
  if (saved?.state !== 'scheduled') return
  const before = [expectScheduled(id, saved.updatedAt)]
  const input = inputOf(saved, { state: 'published' })
  const result =
    (await bannedLinkIn(ports.db, [input.title, input.subtitle, input.body])) ??
    (await saveStory({ ...ports, alongside: { before } }, input))
  if (result.ok) {
    run.published.push(id)
    run.mentioned.push(...result.value.mentioned)
  } else if (WRITERS_OWN.has(result.failure.code)) {
    // Only its writer can mend it: otherwise it would fail every minute.
    await ports.db.write([...before, returnToDrafts(id, ports.clock.now()), dropLettersOfDraft(id)])
    const { creatorId: writerId, title } = saved
    run.returned.push({ postId: id, writerId, title, reason: result.failure.message })
  }
  // Somebody has saved it or taken it down at this moment: their version stands.
  else if (!MEANWHILE.has(result.failure.code))
    run.failed.push({ postId: id, reason: result.failure.message })
}

/**
 * Publishes planned stories whose time has come, `perRun` at most. One that its author saves meanwhile is left
 * to the next run. Running twice, even concurrently, publishes each once. Rule: docs/rules/stories.md,
 * "Planned stories".
 *
 * @throws if the database can't say which stories are due.
 */
export async function publishDue(ports: DueParts, perRun: number): Promise<DueRun> {
  const run: DueRun = { published: [], mentioned: [], returned: [], failed: [] }
  for (const { id } of await ports.db.all(dueStories, ports.clock.now(), LOOKED_AT * perRun)) {
    if (run.published.length === perRun) break
    try {
      await publish(ports, id, run)
    } catch (error) {
      if (!isOutdated(error)) run.failed.push({ postId: id, reason: String(error) })
    }
  }
  return run
}
