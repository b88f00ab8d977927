import { createSchema } from 'graphql-yoga'
import { SDL } from '../../schema/generated/sdl'
import { withCheckedPaging } from './check-paging'
import type { GraphQLContext } from './context'
import { catalogResolvers } from './modules/catalogs/resolvers'
import { collectionResolvers } from './modules/collections/resolvers'
import { postResolvers } from './modules/posts/resolvers'
import { tagResolvers } from './modules/tags/resolvers'
import { userResolvers } from './modules/users/resolvers'
import { viewerResolvers } from './modules/viewer/resolvers'
import { StoryBodyScalar, Timestamp } from './scalars'

/** The executable schema: SDL and resolvers joined once, when the worker starts. */
export const schema = withCheckedPaging(
  createSchema<GraphQLContext>({
    typeDefs: SDL,
    resolvers: [
      { Timestamp, StoryBody: StoryBodyScalar },
      catalogResolvers,
      collectionResolvers,
      postResolvers,
      tagResolvers,
      userResolvers,
      viewerResolvers,
    ],
  }),
)
