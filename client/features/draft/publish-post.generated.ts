// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PublishPostMutationVariables = Exact<{
  input: Types.PublishPostInput;
}>;


export type PublishPostMutation = { publishPost:
    | { __typename: 'Post', id: string, title: string, subtitle: string, mediumUrl: string, visibility: Types.PostVisibility, isLocked: boolean, isPublished: boolean, firstPublishedAt: number | null, latestPublishedAt: number | null, revision: number }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', newestRevision: number | null, code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'AccountSuspended', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'PublishingRestrictedBannedLinks', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const PublishPost: Operation<PublishPostMutation, PublishPostMutationVariables> = { name: 'PublishPost', id: '7a3d32523111', kind: 'mutation' }
