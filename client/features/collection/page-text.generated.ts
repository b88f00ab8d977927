// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

import type { StoryBody } from '../../../schema/story/paragraph';
export type PageTextQueryVariables = Exact<{
  slug: string;
  pageSlug: string;
  kind: Types.CollectionPageKind;
}>;


export type PageTextQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, page: { __typename: 'CollectionPage', body: StoryBody, slug: string, kind: Types.CollectionPageKind, title: string, description: string, tagSlug: string | null, revision: number } | null }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const PageText: Operation<PageTextQuery, PageTextQueryVariables> = { name: 'PageText', id: 'b11fd9e22400', kind: 'query' }
