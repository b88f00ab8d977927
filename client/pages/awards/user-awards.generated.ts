// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UserAwardsQueryVariables = Exact<{
  username: string;
  after?: string | null | undefined;
}>;


export type UserAwardsQuery = { userResult:
    | { __typename: 'User', id: string, username: string, name: string, isSuspended: boolean, pickedPosts: { __typename: 'PostConnection', posts: Array<{ __typename: 'Post', id: string, listTitle: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, previewImage: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, coAuthors: Array<{ __typename: 'User', id: string, username: string, name: string }>, collection: { __typename: 'Collection', id: string, slug: string, name: string, avatar: { __typename: 'ImageMetadata', id: string } | null } | null }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } }, topWriterOf: Array<{ __typename: 'Tag', id: string, slug: string, displayTitle: string }> }
    | { __typename: 'NotFound' }
    | { __typename: 'AccountSuspended' }
    | { __typename: 'AccountDeleted' }
   };


export const UserAwards: Operation<UserAwardsQuery, UserAwardsQueryVariables> = { name: 'UserAwards', id: '6e4885132b5b', kind: 'query' }
