// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FeaturePageQueryVariables = Exact<{
  slug: string;
  featureSlug: string;
}>;


export type FeaturePageQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, page: { __typename: 'CollectionPage', slug: string, title: string, description: string, tagSlug: string | null } | null }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const FeaturePage: Operation<FeaturePageQuery, FeaturePageQueryVariables> = { name: 'FeaturePage', id: '963b829462a4', kind: 'query' }
