import { readAudience } from '../../../services/audience/read-audience'
import { followersOf } from '../../../services/follow/lists'
import { authorsOf } from '../../../services/post/co-authors'
import type { AudienceSourceKind, Resolvers, StatsSpan } from '../../resolvers.generated'
import { connection, enumName } from '../../results'
import { showPost } from '../post/show'
import { askedRange } from '../stats/asked-range'

/** Who follows a writer. Rules: docs/rules/stats.md, "Audience". */
export const audienceResolvers: Resolvers = {
  Viewer: {
    audience: (user, { range }, context) => readAudience(context.parts, user, askedRange(context, range)),
  },
  Audience: {
    from: async (audience) => (await audience.periods())[0]?.from ?? audience.range.from,
    until: ({ range }) => range.until,
    zone: ({ range }) => range.zone.name,
    span: ({ span }) => enumName<StatsSpan>(span),
    followers: async (audience) => (await audience.totals()).followers,
    followersBefore: async (audience) => (await audience.totals()).before,
    gained: async (audience) => (await audience.totals()).gained,
    lost: async (audience) => (await audience.totals()).lost,
    lostSince: (audience) => audience.lostSince(),
    periods: (audience) => audience.periods(),
    sources: (audience) => audience.sources(),
    members: (audience, _args, { clock }) => audience.members(clock.now()),
    followersConnection: async ({ user }, { paging }, { reader }) =>
      connection('edges', await followersOf(reader.db, 'user', user.id, paging)),
  },
  AudienceSource: {
    kind: ({ kind }) => enumName<AudienceSourceKind>(kind),
    post: async ({ postId }, _args, context) => {
      const [actor, post] = await Promise.all([
        context.viewer(),
        postId === null ? undefined : context.reader.posts.load(postId),
      ])
      return showPost(
        context,
        post,
        (of) => actor !== null && of.state !== 'removed' && authorsOf(of).includes(actor.id),
      )
    },
  },
  FollowerEdge: { node: (follower) => follower },
}
