// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type ManageFeaturedQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type ManageFeaturedQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, slug: string, name: string, viewerEdge: { __typename: 'CollectionViewerEdge', id: string, viewerStaffRole: Types.CollectionRoleName | null }, latestPosts: { __typename: 'PostConnection', posts: Array<{ __typename: 'Post', id: string, title: string, mediumUrl: string, firstPublishedAt: number | null, creator: { __typename: 'User', id: string, name: string } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } }, featuredPosts: Array<{ __typename: 'Post', id: string, title: string, mediumUrl: string, firstPublishedAt: number | null, creator: { __typename: 'User', id: string, name: string } }> }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const ManageFeatured: Operation<ManageFeaturedQuery, ManageFeaturedQueryVariables> = { name: 'ManageFeatured', id: '45fb0f3ac770', kind: 'query' }
