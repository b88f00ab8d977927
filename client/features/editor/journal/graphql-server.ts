import type { Execute } from '../../../lib/app'
import { CreateDraft } from '../../draft/create-draft.generated'
import { Draft } from '../../draft/draft.generated'
import { SaveDraft } from '../../draft/save-draft.generated'
import type { DraftServer, Refusal, SaveAnswer } from './ports'

const refused = ({ code, message }: { code: string; message: string }): Refusal => ({
  kind: 'refused',
  code,
  message,
})

/** The revision of a story that has just been created. */
const FIRST_REVISION = 1

/** Drafts on the server. A story that was begun in this browser is created with its first save. */
export function graphqlDraftServer(execute: Execute, postId: string): DraftServer {
  const ask = async (input: Parameters<DraftServer['save']>[0]) =>
    (await execute(SaveDraft, { input: { postId, ...input } })).saveDraft

  async function save(input: Parameters<DraftServer['save']>[0], mayCreate: boolean): Promise<SaveAnswer> {
    const answer = await ask(input)
    if (answer.__typename === 'SavedDraft') return { kind: 'saved', revision: answer.revision }
    if (answer.__typename === 'Conflict')
      return { kind: 'conflict', revision: answer.newestRevision ?? 0, deltas: answer.deltas }
    const isMissing = answer.__typename === 'NotFound' && input.baseRevision === FIRST_REVISION
    if (!isMissing || !mayCreate) return refused(answer)
    const { createDraft } = await execute(CreateDraft, { input: { postId } })
    return createDraft.__typename === 'Draft' ? save(input, false) : refused(createDraft)
  }

  return {
    save: (input) => save(input, true),
    async read() {
      const { draft } = await execute(Draft, { postId })
      if (draft.__typename !== 'Draft') return refused(draft)
      const { revision, title, subtitle, body } = draft
      return { revision, document: { title, subtitle, body } }
    },
  }
}
