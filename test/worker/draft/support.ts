import { env } from 'cloudflare:workers'
import { newId } from '../../../schema/rules/new-id'
import type { Delta } from '../../../schema/story/delta'
import { paragraph } from '../../factories/story'
import type { newVisit } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>

/** A member of a result union. */
export interface Member extends Record<string, unknown> {
  __typename: string
}

const MUTATIONS = {
  createDraft:
    'mutation ($input: CreateDraftInput!) { result: createDraft(input: $input) { __typename ... on Draft { id revision title body } ... on UserError { code field } } }',
  saveDraft:
    'mutation ($input: SaveDraftInput!) { result: saveDraft(input: $input) { __typename ... on SavedDraft { id revision } ... on Conflict { newestRevision deltas } ... on UserError { code field message } } }',
  restoreVersion:
    'mutation ($input: RestoreVersionInput!) { result: restoreVersion(input: $input) { __typename ... on SavedDraft { id revision } ... on Conflict { newestRevision } ... on UserError { code field } } }',
  publishPost:
    'mutation ($input: PublishPostInput!) { result: publishPost(input: $input) { __typename ... on Post { id title isPublished firstPublishedAt tags { id } } ... on Conflict { newestRevision } ... on UserError { code field } } }',
  schedulePost:
    'mutation ($input: SchedulePostInput!) { result: schedulePost(input: $input) { __typename ... on Post { id isPublished firstPublishedAt } ... on Conflict { newestRevision } ... on UserError { code field } } }',
  changePostSettings:
    'mutation ($input: ChangePostSettingsInput!) { result: changePostSettings(input: $input) { __typename ... on PublishSettings { id tags isUnlisted listTitle listSubtitle previewImageId post { id title listTitle excerpt visibility isLocked revision tags { id } } } ... on UserError { code field } } }',
} as const

const BY_ID = {
  unpublishPost:
    'mutation ($id: ID!) { result: unpublishPost(postId: $id) { __typename ... on Post { id isPublished } ... on UserError { code } } }',
  deletePost:
    'mutation ($id: ID!) { result: deletePost(targetPostId: $id) { __typename ... on Post { id isPublished } ... on UserError { code } } }',
  undeletePost:
    'mutation ($id: ID!) { result: undeletePost(targetPostId: $id) { __typename ... on Post { id isPublished } ... on UserError { code } } }',
  draft:
    'query ($id: ID!) { result: draft(postId: $id) { __typename ... on Draft { revision title body } ... on UserError { code } } }',
  publishSettings:
    'query ($id: ID!) { result: publishSettings(postId: $id) { __typename ... on PublishSettings { isPublished scheduledFor tags isLocked isUnlisted canonicalUrl language license responsesClosed previewImageId listTitle listSubtitle mayPublish previewPictures(limit: 50) { imageId alt } } ... on UserError { code } } }',
  postVersions:
    'query ($id: ID!) { result: postVersions(postId: $id) { __typename ... on PostVersionConnection { versions { id revision name title isPublished body } } ... on UserError { code } } }',
} as const

async function result(visit: Visit, query: string, variables: object): Promise<Member> {
  const { data, errors } = await visit.ask(query, variables)
  if (!data?.result) throw new Error(JSON.stringify(errors))
  return data.result as Member
}

/** Runs a mutation with an input. */
export const run = (visit: Visit, name: keyof typeof MUTATIONS, input: object): Promise<Member> =>
  result(visit, MUTATIONS[name], { input })

/** Runs an operation that takes a story's id alone. */
export const of = (visit: Visit, name: keyof typeof BY_ID, id: string): Promise<Member> =>
  result(visit, BY_ID[name], { id })

export const added = (text: string, name = newId()): Delta => ({
  type: 'insert',
  after: null,
  paragraph: paragraph(text, name),
})

let keys = 0
/** Saves a draft, and returns the answer. */
export const save = (visit: Visit, postId: string, baseRevision: number, deltas: unknown): Promise<Member> =>
  run(visit, 'saveDraft', { postId, baseRevision, deltas, saveKey: `key-${keys++}` })

/** A draft with a title and one paragraph, at revision 2. */
export async function begun(visit: Visit, title = 'A story'): Promise<string> {
  const postId = newId()
  await run(visit, 'createDraft', { postId })
  await save(visit, postId, 1, [{ type: 'title', text: title }, added('Its text', 'text')])
  return postId
}

export const postRow = (id: string) =>
  env.DB.prepare('SELECT * FROM post WHERE id = ?').bind(id).first<Record<string, unknown>>()

/** The first value of the first row. */
export const firstValue = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .raw()
    .then(([row]) => (row as unknown[] | undefined)?.[0])

/** How many purges of a story wait to be made. */
export const purged = (id: string, isUrgent = 0) =>
  firstValue('SELECT count(*) FROM purge_outbox WHERE tag = ? AND is_urgent = ?', `post-${id}`, isUrgent)
