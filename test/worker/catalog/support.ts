import { env } from 'cloudflare:workers'
import { createStory } from '../../factories/story'
import type { newVisit } from '../../factories/visit'

export type Visit = ReturnType<typeof newVisit>

/** What a mutation of a list answers. */
export interface Answer {
  __typename: string
  id: string
  slugId: string
  name: string
  visibility: number
  itemCount: number
  followerCount: number
  isSavedByViewer: boolean
  removedItems: { postId: string; note: string; position: number }[]
  ownItems: { postId: string; note: string; title: string | null }[]
  code: string
  field: string | null
  message: string
}

const FIELDS = `__typename
  ... on UserError { code field message }
  ... on Catalog { id slugId name visibility itemCount followerCount isSavedByViewer
    removedItems { postId note position } ownItems { postId note title } }`

const TYPES: Readonly<Record<string, string>> = {
  catalogId: 'ID!',
  targetCatalogId: 'ID!',
  operations: '[CatalogItemOperation!]!',
  name: 'String!',
  description: 'String!',
  visibility: 'Int!',
  postId: 'ID',
  key: 'String',
}

/** Runs a mutation that answers with a list. */
export async function change(visit: Visit, name: string, args: Record<string, unknown>): Promise<Answer> {
  const names = Object.keys(args)
  const declared = names.map((each) => `$${each}: ${TYPES[each]}`).join(', ')
  const passed = names.map((each) => `${each}: $${each}`).join(', ')
  const { data, errors } = await visit.ask(
    `mutation (${declared}) { ${name}(${passed}) { ${FIELDS} } }`,
    args,
  )
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
  return data?.[name] as Answer
}

/** Changes the items of a list, one change after another. */
export const edit = (visit: Visit, catalogId: string, ...operations: object[]): Promise<Answer> =>
  change(visit, 'editCatalogItems', { catalogId, operations })

/** The stories that are stored in a list, in order. */
export async function storedItems(catalogId: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'SELECT post_id AS postId FROM catalog_item WHERE catalog_id = ? ORDER BY position, id',
  )
    .bind(catalogId)
    .all<{ postId: string }>()
  return results.map(({ postId }) => postId)
}

/** The ids of some new stories. */
export const stories = async (n: number): Promise<string[]> => {
  const all = await Promise.all(Array.from({ length: n }, () => createStory()))
  return all.map(({ id }) => id)
}
