// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type EditedPublicationFragment = { __typename: 'Collection', id: string, slug: string, name: string, tagline: string, description: string, headerColor: string | null, avatar: { __typename: 'ImageMetadata', id: string } | null, favicon: { __typename: 'ImageMetadata', id: string } | null, logo: { __typename: 'ImageMetadata', id: string } | null, viewerEdge: { __typename: 'CollectionViewerEdge', id: string, viewerStaffRole: Types.CollectionRoleName | null }, revisions: { __typename: 'CollectionRevisions', info: number, navigation: number, about: number, design: number } };

