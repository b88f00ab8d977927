// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

import type { StoryBody } from '../../../schema/story/paragraph';
export type CatalogResponseRightsQueryVariables = Exact<{
  id: string;
}>;


export type CatalogResponseRightsQuery = { catalogById:
    | { __typename: 'Catalog', id: string, canRespond: boolean, canCurateResponses: boolean, held: { __typename: 'WithheldResponses', posts: Array<{ __typename: 'Post', id: string, language: string, clapCount: number, firstPublishedAt: number | null, createdAt: number, responsesCount: number, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, content: { __typename: 'PostContent', body: StoryBody }, response: { __typename: 'PostResponse', id: string, status: Types.ResponseStatus, isPinned: boolean, editedAt: number | null, depth: number, isByAuthor: boolean, quote: { __typename: 'Quote', id: string, words: string | null, post: { __typename: 'Post', id: string } | null } | null } | null }> }, hidden: { __typename: 'WithheldResponses', posts: Array<{ __typename: 'Post', id: string, language: string, clapCount: number, firstPublishedAt: number | null, createdAt: number, responsesCount: number, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, content: { __typename: 'PostContent', body: StoryBody }, response: { __typename: 'PostResponse', id: string, status: Types.ResponseStatus, isPinned: boolean, editedAt: number | null, depth: number, isByAuthor: boolean, quote: { __typename: 'Quote', id: string, words: string | null, post: { __typename: 'Post', id: string } | null } | null } | null }> } }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TakenDown', message: string }
   };


export const CatalogResponseRights: Operation<CatalogResponseRightsQuery, CatalogResponseRightsQueryVariables> = { name: 'CatalogResponseRights', id: 'e0fe09f38e3f', kind: 'query' }
