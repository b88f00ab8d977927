// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type CatalogClappersQueryVariables = Exact<{
  id: string;
  order?: Types.ClapperOrder | null | undefined;
  isFollowed?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type CatalogClappersQuery = { catalogById:
    | { __typename: 'Catalog', id: string, clappersConnection: { __typename: 'ClapperConnection', edges: Array<{ __typename: 'ClapperEdge', clapCount: number, user: { __typename: 'User', id: string, username: string, name: string, bio: string, imageId: string | null, socialStats: { __typename: 'SocialStats', followerCount: number } } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TakenDown', message: string }
   };


export const CatalogClappers: Operation<CatalogClappersQuery, CatalogClappersQueryVariables> = { name: 'CatalogClappers', id: '6c68b182c0d9', kind: 'query' }
