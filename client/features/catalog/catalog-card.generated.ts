// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type CatalogCardFragment = { __typename: 'Catalog', id: string, slug: string, slugId: string, name: string, description: string, predefined: Types.PredefinedCatalog | null, visibility: number, responsesClosed: boolean, isInLibrary: boolean, itemCount: number, firstPosts: Array<{ __typename: 'Post', id: string, previewImage: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null }>, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } };

