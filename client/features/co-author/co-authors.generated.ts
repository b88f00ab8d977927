// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type CoAuthorsQueryVariables = Exact<{
  postId: string;
}>;


export type CoAuthorsQuery = { coAuthors:
    | { __typename: 'CoAuthors', id: string, isWriter: boolean, people: Array<{ __typename: 'CoAuthor', hasAccepted: boolean, user: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } }> }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const CoAuthors: Operation<CoAuthorsQuery, CoAuthorsQueryVariables> = { name: 'CoAuthors', id: '32f659211c64', kind: 'query' }
