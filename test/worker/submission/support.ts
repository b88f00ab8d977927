import { createCollection } from '../../factories/collection'
import { createRoles } from '../../factories/leaders'
import { signedIn } from '../../factories/signed-in'
import type { newVisit } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>

/** What a mutation or query answers, with everything that these tests look at. */
export interface Answer {
  __typename: string
  [field: string]: unknown
}

const ERROR = '__typename ... on UserError { field message }'
const FIELDS = `${ERROR}
  ... on Submission {
    id state turn revision title address isViewerEditor text { revision title } notes { state text author { id } }
  }`

async function answer(visit: Visit, query: string, variables: object): Promise<Answer> {
  const { data, errors } = await visit.ask(query, variables)
  if (!data?.result) throw new Error(JSON.stringify(errors))
  return data.result as Answer
}

/** Runs a mutation about a submission. */
export const act = (visit: Visit, name: string, input: object): Promise<Answer> =>
  answer(
    visit,
    `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { result: ${name}(input: $input) { ${FIELDS} } }`,
    { input },
  )

export const submissionFor = (visit: Visit, id: unknown): Promise<Answer> =>
  answer(visit, `query ($id: ID!) { result: submission(id: $id) { ${FIELDS} } }`, { id })

/** Sets who may submit to a publication. */
export const allow = (visit: Visit, collectionId: string, submitters: string): Promise<Answer> =>
  answer(
    visit,
    `mutation ($input: UpdateSubmissionSettingsInput!) { result: updateSubmissionSettings(input: $input) { ${ERROR} } }`,
    { input: { collectionId, submitters, guidelines: 'Short ones.' } },
  )

let keys = 0
export const submit = (visit: Visit, postId: string, collectionId: string, more: object = {}) =>
  act(visit, 'submitPost', { postId, collectionId, key: `submit-${keys++}`, ...more })

export const review = (visit: Visit, submissionId: unknown, decision: string, more: object = {}) =>
  act(visit, 'reviewSubmission', { submissionId, decision, ...more })

/** A publication with an owner, an editor and a writer, each in their browser. */
export async function publication() {
  const collection = await createCollection({ postCount: 0 })
  const [owner, editor, writer] = await Promise.all([signedIn(), signedIn(), signedIn()])
  await createRoles(collection.id, {
    [owner.user.id]: 'OWNER',
    [editor.user.id]: 'EDITOR',
    [writer.user.id]: 'WRITER',
  })
  return { collection, owner, editor, writer }
}
