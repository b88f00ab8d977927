// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type ChangePostSettingsMutationVariables = Exact<{
  input: Types.ChangePostSettingsInput;
}>;


export type ChangePostSettingsMutation = { changePostSettings:
    | { __typename: 'PublishSettings', id: string, isPublished: boolean, scheduledFor: number | null, tags: Array<string>, isLocked: boolean, isUnlisted: boolean, canonicalUrl: string | null, language: string, license: Types.PostLicense, responsesClosed: boolean, previewImageId: string | null, listTitle: string, listSubtitle: string, mayPublish: boolean, post: { __typename: 'Post', id: string, listTitle: string, excerpt: string, visibility: Types.PostVisibility, isLocked: boolean, license: Types.PostLicense, language: string, canonicalUrl: string | null, previewImage: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, tags: Array<{ __typename: 'Tag', id: string, slug: string, displayTitle: string }>, collection: { __typename: 'Collection', id: string } | null } }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'AccountSuspended', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const ChangePostSettings: Operation<ChangePostSettingsMutation, ChangePostSettingsMutationVariables> = { name: 'ChangePostSettings', id: '0c231e62c652', kind: 'mutation' }
