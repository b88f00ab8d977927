// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PublicationSearchQueryVariables = Exact<{
  domainOrSlug: string;
}>;


export type PublicationSearchQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, name: string }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const PublicationSearchQuery: Operation<PublicationSearchQuery, PublicationSearchQueryVariables> = { name: 'PublicationSearchQuery', id: 'c7df011d973b', kind: 'query' }
