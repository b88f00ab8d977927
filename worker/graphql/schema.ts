import { createSchema } from 'graphql-yoga'
import { withCheckedPaging } from './check-paging'
import type { GraphQLContext } from './context'
import { accessTokenResolvers } from './modules/access-token/resolvers'
import { blockResolvers } from './modules/block/resolvers'
import { bookResolvers } from './modules/book/resolvers'
import { catalogResolvers } from './modules/catalog/resolvers'
import { clapResolvers } from './modules/clap/resolvers'
import { coAuthorResolvers } from './modules/co-author/resolvers'
import { collectionMutations } from './modules/collection/mutations'
import { collectionResolvers } from './modules/collection/resolvers'
import { collectionSettingsResolvers } from './modules/collection/settings'
import { customDomainResolvers } from './modules/custom-domain/resolvers'
import { draftResolvers } from './modules/draft/resolvers'
import { exportResolvers } from './modules/export/resolvers'
import { feedResolvers } from './modules/feed/resolvers'
import { followMutations } from './modules/follow/mutations'
import { followResolvers } from './modules/follow/resolvers'
import { giftResolvers } from './modules/gift/resolvers'
import { credentialResolvers } from './modules/identity/credentials'
import { identityResolvers } from './modules/identity/resolvers'
import { importResolvers } from './modules/import/resolvers'
import { membershipMutations } from './modules/membership/mutations'
import { membershipResolvers } from './modules/membership/resolvers'
import { moderationResolvers } from './modules/moderation/resolvers'
import { notificationResolvers } from './modules/notification/resolvers'
import { ownStoryResolvers } from './modules/own-story/resolvers'
import { postResolvers } from './modules/post/resolvers'
import { postLinkResolvers } from './modules/post-link/resolvers'
import { postNoteResolvers } from './modules/post-note/resolvers'
import { privateFeedResolvers } from './modules/private-feed/resolvers'
import { quoteResolvers } from './modules/quote/resolvers'
import { readingHistoryResolvers } from './modules/reading-history/resolvers'
import { reportResolvers } from './modules/report/resolvers'
import { responseResolvers } from './modules/response/resolvers'
import { roleResolvers } from './modules/role/resolvers'
import { searchResolvers } from './modules/search/resolvers'
import { sequenceMutations } from './modules/sequence/mutations'
import { sequenceResolvers } from './modules/sequence/resolvers'
import { accountSettingsResolvers } from './modules/settings/account'
import { securityResolvers } from './modules/settings/security'
import { siteResolvers } from './modules/site/resolvers'
import { submissionResolvers } from './modules/submission/resolvers'
import { tagResolvers } from './modules/tag/resolvers'
import { telemetryResolvers } from './modules/telemetry/resolvers'
import { userResolvers } from './modules/user/resolvers'
import { viewerMutations } from './modules/viewer/mutations'
import { preferenceResolvers } from './modules/viewer/preferences'
import { viewerResolvers } from './modules/viewer/resolvers'
import { visitorResolvers } from './modules/viewer/visitor'
import { webhookResolvers } from './modules/webhook/resolvers'
import { DeltasScalar, StoryBodyScalar, Timestamp } from './scalars'
import { SDL } from './sdl.generated'

/** The executable schema: SDL and resolvers, joined once when the worker starts. */
export const schema = withCheckedPaging(
  createSchema<GraphQLContext>({
    typeDefs: SDL,
    resolvers: [
      { Timestamp, StoryBody: StoryBodyScalar, Deltas: DeltasScalar },
      accessTokenResolvers,
      blockResolvers,
      bookResolvers,
      catalogResolvers,
      coAuthorResolvers,
      collectionResolvers,
      collectionSettingsResolvers,
      collectionMutations,
      credentialResolvers,
      draftResolvers,
      followMutations,
      clapResolvers,
      followResolvers,
      feedResolvers,
      identityResolvers,
      membershipMutations,
      membershipResolvers,
      moderationResolvers,
      exportResolvers,
      importResolvers,
      notificationResolvers,
      ownStoryResolvers,
      postLinkResolvers,
      postResolvers,
      accountSettingsResolvers,
      responseResolvers,
      quoteResolvers,
      reportResolvers,
      readingHistoryResolvers,
      roleResolvers,
      searchResolvers,
      securityResolvers,
      sequenceMutations,
      sequenceResolvers,
      siteResolvers,
      postNoteResolvers,
      giftResolvers,
      privateFeedResolvers,
      submissionResolvers,
      tagResolvers,
      telemetryResolvers,
      userResolvers,
      viewerResolvers,
      viewerMutations,
      preferenceResolvers,
      visitorResolvers,
      customDomainResolvers,
      webhookResolvers,
    ],
  }),
)
