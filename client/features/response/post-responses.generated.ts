// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

import type { StoryBody } from '../../../schema/story/paragraph';
export type PostResponsesQueryVariables = Exact<{
  id: string;
  sortType?: Types.ResponseSortType | null | undefined;
  limit: number;
  after?: string | null | undefined;
}>;


export type PostResponsesQuery = { postResult:
    | { __typename: 'Post', listTitle: string, excerpt: string, mediumUrl: string, visibility: Types.PostVisibility, responsesClosed: boolean, id: string, language: string, clapCount: number, firstPublishedAt: number | null, createdAt: number, responsesCount: number, postResponses: { __typename: 'PostResponses', count: number }, pinnedResponse: { __typename: 'Post', id: string, language: string, clapCount: number, firstPublishedAt: number | null, createdAt: number, responsesCount: number, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, content: { __typename: 'PostContent', body: StoryBody }, response: { __typename: 'PostResponse', id: string, status: Types.ResponseStatus, isPinned: boolean, editedAt: number | null, depth: number, isByAuthor: boolean, quote: { __typename: 'Quote', id: string, words: string | null, post: { __typename: 'Post', id: string } | null } | null } | null } | null, threadedPostResponses: { __typename: 'ThreadedResponses', threads: Array<{ __typename: 'ResponseThread', id: string, answersCount: number, isMuted: boolean, post: { __typename: 'Post', id: string, language: string, clapCount: number, firstPublishedAt: number | null, createdAt: number, responsesCount: number, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, content: { __typename: 'PostContent', body: StoryBody }, response: { __typename: 'PostResponse', id: string, status: Types.ResponseStatus, isPinned: boolean, editedAt: number | null, depth: number, isByAuthor: boolean, quote: { __typename: 'Quote', id: string, words: string | null, post: { __typename: 'Post', id: string } | null } | null } | null } | null }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } }, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, content: { __typename: 'PostContent', body: StoryBody }, response: { __typename: 'PostResponse', id: string, status: Types.ResponseStatus, isPinned: boolean, editedAt: number | null, depth: number, isByAuthor: boolean, quote: { __typename: 'Quote', id: string, words: string | null, post: { __typename: 'Post', id: string } | null } | null, parent: { __typename: 'Post', id: string, listTitle: string } | null, story: { __typename: 'Post', id: string, listTitle: string } | null, catalog: { __typename: 'Catalog', id: string, name: string, slugId: string, creator: { __typename: 'User', id: string, username: string } } | null } | null }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PostSuspended', message: string, isTakenDown: boolean | null }
    | { __typename: 'RemovedByUser', message: string }
    | { __typename: 'UnavailableForLegalReasons', message: string }
    | { __typename: 'WithheldInCountry', message: string }
   };


export const PostResponses: Operation<PostResponsesQuery, PostResponsesQueryVariables> = { name: 'PostResponses', id: 'f90ae3ad75f0', kind: 'query' }
