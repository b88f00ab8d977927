// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type TopicEditPageQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type TopicEditPageQuery = { adminTopic: { __typename: 'AdminTopic', id: string, isFeatured: boolean, tag: { __typename: 'Tag', id: string, slug: string, displayTitle: string, description: string, postCount: number }, acts: Array<{ __typename: 'ModerationAct', id: string, at: number, action: Types.ModerationAction, subjectKind: Types.ModerationSubject, subjectId: string, reason: string, staff: { __typename: 'User', id: string, username: string, name: string } }> } | null, tagFromSlug: { __typename: 'Tag', id: string, latestPosts: { __typename: 'PostConnection', posts: Array<{ __typename: 'Post', id: string, listTitle: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, previewImage: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, coAuthors: Array<{ __typename: 'User', id: string, username: string, name: string }>, collection: { __typename: 'Collection', id: string, slug: string, name: string, avatar: { __typename: 'ImageMetadata', id: string } | null } | null }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } } | null };


export const TopicEditPage: Operation<TopicEditPageQuery, TopicEditPageQueryVariables> = { name: 'TopicEditPage', id: '536b8ef4b774', kind: 'query' }
