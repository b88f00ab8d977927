// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PostSettingsPageQueryVariables = Exact<{
  id: string;
}>;


export type PostSettingsPageQuery = { post: { __typename: 'Post', id: string, title: string, subtitle: string, mediumUrl: string, isPublished: boolean, collection: { __typename: 'Collection', id: string, name: string } | null } | null, publishSettings:
    | { __typename: 'PublishSettings', id: string, isPublished: boolean, scheduledFor: number | null, tags: Array<string>, isLocked: boolean, isUnlisted: boolean, canonicalUrl: string | null, language: string, license: Types.PostLicense, responsesClosed: boolean, previewImageId: string | null, listTitle: string, listSubtitle: string, mayPublish: boolean, previewPictures: Array<{ __typename: 'PreviewPicture', imageId: string, alt: string }>, post: { __typename: 'Post', id: string, collection: { __typename: 'Collection', id: string } | null } }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const PostSettingsPage: Operation<PostSettingsPageQuery, PostSettingsPageQueryVariables> = { name: 'PostSettingsPage', id: '9fd01c204dc7', kind: 'query' }
