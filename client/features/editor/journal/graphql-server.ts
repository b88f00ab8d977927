import { draftWording } from '../../../../schema/wording/draft'
import type { Execute } from '../../../lib/app'
import type { GraphQLRequestError } from '../../../lib/graphql/transport'
import { CreateDraft } from '../../draft/create-draft.generated'
import { Draft } from '../../draft/draft.generated'
import { SaveDraft } from '../../draft/save-draft.generated'
import { BEGINNING } from './opening'
import type { DraftServer, Refusal, SaveAnswer } from './ports'

type Save = Parameters<DraftServer['save']>[0]

/** @throws if there are too many requests at the moment: trying again later helps. */
function refused({ code, message }: { code: string; message: string }): Refusal {
  if (code === 'RATE_LIMITED') throw new Error(message)
  return { kind: 'refused', code, message }
}

const TOO_LARGE = 413

/** By its name: the class would bring the whole transport into the editor's file. */
const isRequestError = (error: unknown): error is GraphQLRequestError =>
  error instanceof Error && error.name === 'GraphQLRequestError'

/** @throws the error, if trying again may help: not with a request that is wrong in itself. */
function refusedRequest(error: unknown): Refusal {
  if (!isRequestError(error)) throw error
  const isTooLarge = error.status === TOO_LARGE
  if (!isTooLarge && error.code !== 'BAD_USER_INPUT') throw error
  const message = isTooLarge ? draftWording.tooLarge : draftWording.notSaved
  return { kind: 'refused', code: 'BAD_REQUEST', message }
}

/** Drafts on the server. A story that was begun in this browser is created with its first save. */
export function graphqlDraftServer(execute: Execute, postId: string): DraftServer {
  async function save(input: Save, mayCreate: boolean): Promise<SaveAnswer> {
    const { saveDraft: answer } = await execute(SaveDraft, { input: { postId, ...input } })
    if (answer.__typename === 'SavedDraft') return { kind: 'saved', revision: answer.revision }
    if (answer.__typename === 'Conflict')
      return { kind: 'conflict', revision: answer.newestRevision ?? 0, deltas: answer.deltas }
    const isMissing = answer.__typename === 'NotFound' && input.baseRevision === BEGINNING.revision
    if (!isMissing || !mayCreate) return refused(answer)
    const { createDraft } = await execute(CreateDraft, { input: { postId } })
    return createDraft.__typename === 'Draft' ? save(input, false) : refused(createDraft)
  }

  return {
    save: (input) => save(input, true).catch(refusedRequest),
    async read() {
      const { draft } = await execute(Draft, { postId })
      if (draft.__typename !== 'Draft') return refused(draft)
      const { revision, title, subtitle, body } = draft
      return { revision, document: { title, subtitle, body } }
    },
  }
}
