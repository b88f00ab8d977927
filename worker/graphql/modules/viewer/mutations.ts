import { GraphQLError } from 'graphql'
import { viewerWording } from '../../../../schema/wording/viewer'
import type { User } from '../../../data/user/rows'
import { viewerCan } from '../../../services/policies/can'
import { ANY_TAG } from '../../../services/policies/tag'
import { dismissFlag, dismissForNow } from '../../../services/viewer/dismissals'
import { dismissedFlagsOf, viewerRow } from '../../../services/viewer/facts'
import { followTags } from '../../../services/viewer/follow-tags'
import { type SpoofingOutcome, startSpoofing, stopSpoofing } from '../../../services/viewer/spoofing'
import type { GraphQLContext } from '../../context'
import { userError } from '../../results'
import { viewerUser } from './resolvers'
import type { Resolvers } from './types.generated'

/** The viewer, when that is whom the id names; what is somebody else's is nobody's. */
async function own(context: GraphQLContext, userId: string): Promise<User | null> {
  const thing = { entity: 'account', account: { id: userId } } as const
  return (await viewerCan(context.viewer, 'personalize', thing)) ? viewerUser(context) : null
}

const spoofingResult = (result: SpoofingOutcome) =>
  result.outcome === 'done'
    ? { __typename: 'MutationSuccess' as const, success: true }
    : userError(result.outcome, result.message)

/** What viewers change about themselves. */
export const viewerMutations: Resolvers = {
  Mutation: {
    userDismissFlag: async (_root, { userId, flag }, context) => {
      const user = await own(context, userId)
      if (!user) return null
      const row = await viewerRow(context.identity, userId)
      const before = dismissedFlagsOf(row)
      if (!(await dismissFlag(context.identity, userId, flag))) {
        throw new GraphQLError('A flag is a letter and at most 63 more of A-Z, a-z, 0-9 and _ . : -', {
          extensions: { code: 'BAD_USER_INPUT' },
        })
      }
      // What the session's read brought along is from before.
      row.dismissedFlags = JSON.stringify([...new Set([...before, flag])])
      return user
    },
    dismissForNow: async (_root, { userId, name }, context) => {
      const user = await own(context, userId)
      if (user) await dismissForNow(context.identity, userId, name)
      return user
    },
    followTags: async (_root, { tagSlugs }, context) => {
      const user = await viewerUser(context)
      if (!user) return userError('Unauthorized', viewerWording.topics.signInFirst)
      if (!(await viewerCan(context.viewer, 'follow', ANY_TAG)))
        return userError('Unauthorized', viewerWording.topics.suspended)
      const result = await followTags(context.identity, user.id, tagSlugs)
      if (result.outcome !== 'done') return userError(result.outcome, result.message)
      return { __typename: 'FollowedTags', tags: result.tags }
    },
    startSpoofing: async (_root, { username }, { identity }) =>
      spoofingResult(await startSpoofing(identity, username)),
    stopSpoofing: async (_root, _args, { identity }) => spoofingResult(await stopSpoofing(identity)),
  },
}
