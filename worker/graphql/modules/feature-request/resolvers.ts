import { listFeatureRequests } from '../../../services/feature-request/list-feature-requests'
import type { Resolvers } from '../../resolvers.generated'
import { forStaff } from '../operating/for-staff'

/** Writers who are asked whether a story may be featured (docs/rules/partner.md, "Featuring"). */
export const featureRequestResolvers: Resolvers = {
  Query: {
    featureRequests: (_root, _args, context) => forStaff(context, () => listFeatureRequests(context.parts)),
  },
  FeatureRequest: {
    story: async ({ postId }, _args, { reader }) =>
      (await reader.posts.load(postId)) ? { id: postId } : null,
    writer: async ({ writerId }, _args, { reader }) => (await reader.users.load(writerId)) ?? null,
  },
}
