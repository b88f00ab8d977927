// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BookTitlesQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type BookTitlesQuery = { userResult:
    | { __typename: 'User', id: string, booksConnection: { __typename: 'BookConnection', isArranged: boolean, books: Array<{ __typename: 'Book', id: string, title: string, publishedOn: string }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } }
    | { __typename: 'NotFound' }
    | { __typename: 'AccountSuspended' }
    | { __typename: 'AccountDeleted' }
   };


export const BookTitles: Operation<BookTitlesQuery, BookTitlesQueryVariables> = { name: 'BookTitles', id: '89a56a1f81ba', kind: 'query' }
