import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'
import { batch } from './batch'
import { bookmark } from './bookmark'
import { listPostUpvotes, showPostInfoPage } from './clappers'
import { clientErrors } from './client-errors'
import { featureCollectionPost } from './feature-post'
import { userFollowList } from './follow-list'
import { health } from './health'
import { collectionLoadMore } from './load-more'
import { markPostRead } from './mark-post-read'
import { performanceReports } from './performance-reports'
import { postDeltas, revertPost, savePostProxy } from './post-deltas'
import { showPostInfo } from './post-info'
import { listPostNotes, showNoteReplies, showPostNote } from './post-notes'
import { showPostReferrers } from './post-referrers'
import { showPostState } from './post-state'
import { showPostStatsRange } from './post-stats-range'
import { createPostQuote, listPostQuotes } from './quotes'
import { searchIndexes } from './search-indexes'
import { subscribeCollection, subscribeUser } from './subscribe'
import { voteEntity, votePost } from './vote'
import { webmention } from './webmention'

/** Data for scripts and machines. */
export const helperEndpoints: Partial<Record<RouteName, Endpoint>> = {
  Batch: batch,
  Webmention: webmention,
  ClientErrors: clientErrors,
  PerformanceReports: performanceReports,
  Health: health,
  ShowPostInfo: showPostInfo,
  ShowPostInfoPage: showPostInfoPage,
  ShowPostState: showPostState,
  ShowPostReferrers: showPostReferrers,
  StatsRange: showPostStatsRange,
  StatsPostRange: showPostStatsRange,
  MarkPostRead: markPostRead,
  ListPostUpvotes: listPostUpvotes,
  BookmarkPost: bookmark,
  VotePost: votePost,
  VoteEntity: voteEntity,
  PostDeltas: postDeltas,
  ListPostQuotes: listPostQuotes,
  CreateQuote: createPostQuote,
  ListPostNotes: listPostNotes,
  ShowPostNote: showPostNote,
  ShowNoteReplies: showNoteReplies,
  RevertPost: revertPost,
  SavePostProxy: savePostProxy,
  CollectionLoadMore: collectionLoadMore,
  UserFollowList: userFollowList,
  FeatureCollectionPost: featureCollectionPost,
  SearchIndexes: searchIndexes,
  SubscribeUserAction: subscribeUser,
  SubscribeUserVariant: subscribeUser,
  SubscribeCollection: subscribeCollection,
  SubscribeCollectionVariant: subscribeCollection,
}
