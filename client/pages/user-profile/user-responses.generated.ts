// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

import type { StoryBody } from '../../../schema/story/paragraph';
export type UserResponsesQueryVariables = Exact<{
  username: string;
  after?: string | null | undefined;
}>;


export type UserResponsesQuery = { userResult:
    | { __typename: 'User', id: string, username: string, name: string, bio: string, imageId: string | null, isSuspended: boolean, bookCount: number, responses: { __typename: 'PostConnection', posts: Array<{ __typename: 'Post', id: string, language: string, clapCount: number, firstPublishedAt: number | null, createdAt: number, responsesCount: number, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, content: { __typename: 'PostContent', body: StoryBody }, response: { __typename: 'PostResponse', id: string, status: Types.ResponseStatus, isPinned: boolean, editedAt: number | null, depth: number, isByAuthor: boolean, quote: { __typename: 'Quote', id: string, words: string | null, post: { __typename: 'Post', id: string } | null } | null, parent: { __typename: 'Post', id: string, listTitle: string } | null, story: { __typename: 'Post', id: string, listTitle: string } | null, catalog: { __typename: 'Catalog', id: string, name: string, slugId: string, creator: { __typename: 'User', id: string, username: string } } | null } | null }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } }, theme: { __typename: 'Theme', colorPalette: { __typename: 'ColorPalette', background: string, text: string, tint: string }, fonts: { __typename: 'ThemeFonts', font1: Types.ThemeFont, font2: Types.ThemeFont, font3: Types.ThemeFont } } | null, socialStats: { __typename: 'SocialStats', followerCount: number, followingCount: number }, membership: { __typename: 'Membership', tier: Types.MembershipTier, memberSince: number | null, friendSince: number | null } | null, verifications: { __typename: 'UserVerifications', isBookAuthor: boolean }, publications: Array<{ __typename: 'CollectionRole', role: Types.CollectionRoleName, collection: { __typename: 'Collection', id: string, slug: string, domain: string | null, name: string, tagline: string, description: string, subscriberCount: number, avatar: { __typename: 'ImageMetadata', id: string } | null, favicon: { __typename: 'ImageMetadata', id: string } | null } }> }
    | { __typename: 'NotFound' }
    | { __typename: 'AccountSuspended' }
    | { __typename: 'AccountDeleted' }
   };


export const UserResponses: Operation<UserResponsesQuery, UserResponsesQueryVariables> = { name: 'UserResponses', id: 'b272ad990f3f', kind: 'query' }
