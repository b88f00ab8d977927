// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type SetSequencePartsMutationVariables = Exact<{
  input: Types.SetSequencePartsInput;
}>;


export type SetSequencePartsMutation = { setSequenceParts:
    | { __typename: 'Sequence', revision: number, id: string, slugId: string, title: string, description: string, isPublished: boolean, isDeleted: boolean, updatedAt: number, partCount: number, readingTime: number, cover: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, ownParts: Array<{ __typename: 'OwnSequencePart', postId: string, story: { __typename: 'SequenceCandidate', postId: string, title: string, isListed: boolean, readingTime: number, firstPublishedAt: number | null, by: string } | null }>, picture: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const SetSequenceParts: Operation<SetSequencePartsMutation, SetSequencePartsMutationVariables> = { name: 'SetSequenceParts', id: '4287adc3010d', kind: 'mutation' }
