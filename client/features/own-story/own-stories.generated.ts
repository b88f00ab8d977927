// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type OwnStoriesQueryVariables = Exact<{
  filter: Types.StoryFilter;
  order?: Types.StoryOrder | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type OwnStoriesQuery = { viewer: { __typename: 'Viewer', id: string, storyCounts: { __typename: 'StoryCounts', drafts: number, scheduled: number, public: number, responses: number, unlisted: number, deleted: number }, coAuthorInvitations: Array<{ __typename: 'CoAuthorInvitation', postId: string, title: string, writer: { __typename: 'User', id: string, name: string } }>, stories: { __typename: 'OwnStoryConnection', stories: Array<{ __typename: 'OwnStory', id: string, isOwn: boolean, isPinned: boolean, daysLeft: number | null, post: { __typename: 'Post', id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, wordCount: number, updatedAt: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, collection: { __typename: 'Collection', id: string, name: string } | null }, respondsTo: { __typename: 'Post', id: string, title: string, mediumUrl: string } | null, respondsToCatalog: { __typename: 'Catalog', id: string, name: string, slugId: string, creator: { __typename: 'User', id: string, username: string } } | null }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } } | null };


export const OwnStories: Operation<OwnStoriesQuery, OwnStoriesQueryVariables> = { name: 'OwnStories', id: '56274af2c9e1', kind: 'query' }
