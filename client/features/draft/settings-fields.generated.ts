// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type SettingsFieldsFragment = { __typename: 'PublishSettings', id: string, isPublished: boolean, scheduledFor: number | null, tags: Array<string>, isLocked: boolean, isUnlisted: boolean, canonicalUrl: string | null, language: string, license: Types.PostLicense, responsesClosed: boolean, previewImageId: string | null, listTitle: string, listSubtitle: string, mayPublish: boolean, post: { __typename: 'Post', id: string, collection: { __typename: 'Collection', id: string } | null } };

