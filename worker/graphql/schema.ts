import { createSchema } from 'graphql-yoga'
import { withCheckedPaging } from './check-paging'
import type { GraphQLContext } from './context'
import { RESOLVERS } from './modules.generated'
import { DeltasScalar, StoryBodyScalar, Timestamp } from './scalars'
import { SDL } from './sdl.generated'

/** The executable schema: SDL and resolvers, joined once when the worker starts. */
export const schema = withCheckedPaging(
  createSchema<GraphQLContext>({
    typeDefs: SDL,
    resolvers: [{ Timestamp, StoryBody: StoryBodyScalar, Deltas: DeltasScalar }, ...RESOLVERS],
  }),
)
