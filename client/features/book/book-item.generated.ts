// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type BookItemFragment = { __typename: 'Book', id: string, title: string, subtitle: string, description: string, coverId: string | null, coverAlt: string, publisher: string, publishedOn: string, editions: Array<{ __typename: 'BookEdition', id: string, format: Types.BookFormat, isbn: string | null, url: string | null }> };

