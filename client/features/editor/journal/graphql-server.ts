import type { UserErrorCode } from '../../../../schema/graphql/types.generated'
import { draftWording } from '../../../../schema/wording/draft'
import type { Execute } from '../../../lib/app'
import { whyRejected } from '../../../lib/graphql/no-answer'
import { CreateDraft } from '../../draft/create-draft.generated'
import { Draft } from '../../draft/draft.generated'
import { SaveDraft } from '../../draft/save-draft.generated'
import { BEGINNING } from './opening'
import type { DraftServer, Refusal, SaveAnswer, ServerDraft } from './ports'

type Save = Parameters<DraftServer['save']>[0]

/** Failures that end by themselves. */
const PASSING: ReadonlySet<UserErrorCode> = new Set([
  'RATE_LIMITED',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
])

const refused = ({ code, message }: { code: UserErrorCode; message: string }): Refusal => ({
  kind: 'refused',
  code,
  message,
  mayPass: PASSING.has(code),
})

/** @throws the error if the server can't be reached: only then is the writer offline. */
function refusedRequest(error: unknown): Refusal {
  const { reason, code, message, mayPass } = whyRejected(error)
  if (reason === 'unreached') throw error
  // What is sent at once is a paragraph at most.
  return { kind: 'refused', code, message: reason === 'tooLarge' ? draftWording.tooLarge : message, mayPass }
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

  async function read(): Promise<ServerDraft | Refusal> {
    const { draft } = await execute(Draft, { postId })
    if (draft.__typename !== 'Draft') return refused(draft)
    const { revision, title, subtitle, body } = draft
    return { revision, document: { title, subtitle, body } }
  }

  return {
    save: (input) => save(input, true).catch(refusedRequest),
    read: () => read().catch(refusedRequest),
  }
}
