// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type SearchCatalogsQueryVariables = Exact<{
  query: string;
  within?: Types.SearchWithin | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchCatalogsQuery = { search: { __typename: 'Search', query: string, results: { __typename: 'SearchCatalogs', correctedQuery: string | null, queryId: string, hits: Array<{ __typename: 'CatalogHit', nameMatches: Array<number>, catalog: { __typename: 'Catalog', id: string, slug: string, slugId: string, name: string, description: string, predefined: Types.PredefinedCatalog | null, visibility: number, responsesClosed: boolean, isInLibrary: boolean, itemCount: number, firstPosts: Array<{ __typename: 'Post', id: string, previewImage: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null }>, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } }, collection: { __typename: 'Collection', id: string, slug: string, name: string } | null, user: { __typename: 'User', id: string, username: string, name: string } | null } };


export const SearchCatalogs: Operation<SearchCatalogsQuery, SearchCatalogsQueryVariables> = { name: 'SearchCatalogs', id: '35f29b440dee', kind: 'query' }
