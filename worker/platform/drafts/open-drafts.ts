import type { Clock } from '../clock'
import type { CurrentDraft, DraftAnswer, Drafts, SavedSince } from './drafts'

/** Drafts that one Durable Object for each story puts in order. What isn't flat crosses to it as JSON. */
export function openDrafts({ DRAFT_SEQUENCER: objects }: Pick<Env, 'DRAFT_SEQUENCER'>, clock: Clock): Drafts {
  const answered = async (answer: Promise<string>): Promise<DraftAnswer> =>
    JSON.parse(await answer) as DraftAnswer
  return {
    async read(postId) {
      const draft = await objects.getByName(postId).read(postId, clock.now())
      return draft === null ? undefined : (JSON.parse(draft) as CurrentDraft)
    },
    async since(postId, revision) {
      const saved = await objects.getByName(postId).since(postId, clock.now(), revision)
      return saved === null ? undefined : (JSON.parse(saved) as SavedSince)
    },
    save: (postId, { saveKey, baseRevision, deltas }) =>
      answered(
        objects.getByName(postId).save(postId, clock.now(), saveKey, baseRevision, JSON.stringify(deltas)),
      ),
    replace: (postId, { saveKey, baseRevision, document }) =>
      answered(
        objects
          .getByName(postId)
          .replace(postId, clock.now(), saveKey, baseRevision, JSON.stringify(document)),
      ),
    store: async (postId) => objects.getByName(postId).store(postId, clock.now()),
    forget: async (postId) => objects.getByName(postId).forget(),
  }
}
