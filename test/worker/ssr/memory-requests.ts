import { env } from 'cloudflare:workers'
import { PostPage } from '../../../client/pages/post/post-page.generated'
import { createReader } from '../../../worker/data/reader'
import { CacheTags } from '../../../worker/edge-cache/tags'
import type { GraphQLContext } from '../../../worker/graphql/context'
import type { Actor } from '../../../worker/services/policies/actor'
import type { OperationMemory } from '../../../worker/ssr/operation-memory'
import { endpointContext, ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { paragraph } from '../../factories/story'

/** The context of one request. */
export const request = ({
  viewer = null,
  at = 0,
  ...more
}: Partial<Omit<GraphQLContext, 'viewer'>> & {
  viewer?: Actor
  at?: number
} = {}): GraphQLContext => ({
  reader: createReader(env.DB),
  viewer: async () => viewer,
  parts: endpointContext('/').parts,
  tags: new CacheTags(),
  clock: { now: () => NOON + at },
  origin: ORIGIN,
  ...more,
})

/** What a request cost, and how much of it was remembered. */
export const cost = ({ reader: { db } }: GraphQLContext) => [db.usage.roundTrips > 0, db.usage.remembered]

export const ASKED = [true, 0]

export const REMEMBERED = [false, 1]

export type Story = Extract<Awaited<ReturnType<typeof read>>, { __typename: 'Post' }>

export async function read(memory: OperationMemory, id: string, context: GraphQLContext) {
  return (await memory.execute(PostPage, { id }, context)).postResult
}

export const LONG = Array.from({ length: 30 }, (_, i) =>
  paragraph(`Paragraph ${i}. ${'Words and more. '.repeat(20)}`),
)
