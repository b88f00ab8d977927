import { env } from 'cloudflare:workers'
import { asc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { sequencePart } from '../../../schema/tables/sequence'
import { createStory } from '../../factories/story'
import type { newVisit } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>

/** What a mutation of a series answers. */
export interface Answer {
  __typename: string
  id?: string
  slugId?: string
  title?: string
  description?: string
  revision?: number
  isPublished?: boolean
  isDeleted?: boolean
  field?: string | null
  message?: string
  ownParts?: { postId: string; story: { title: string } | null }[]
}

const FIELDS = `__typename
  ... on UserError { field message }
  ... on Sequence {
    id slugId title description revision isPublished isDeleted ownParts { postId story { title } }
  }`

/** Runs a mutation that takes one input and answers with a series. */
export async function change(visit: Visit, name: string, input: object): Promise<Answer> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const { data, errors } = await visit.ask(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${FIELDS} } }`,
    { input },
  )
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
  return data?.[name] as Answer
}

/** The ids of the parts of a series, in order. */
export async function partsOf(sequenceId: string): Promise<string[]> {
  const rows = await drizzle(env.DB)
    .select()
    .from(sequencePart)
    .where(eq(sequencePart.sequenceId, sequenceId))
    .orderBy(asc(sequencePart.position))
  return rows.map(({ postId }) => postId)
}

/** The ids of some new stories of a writer. */
export const storiesOf = (creatorId: string, count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, async () => (await createStory({ creatorId })).id))
