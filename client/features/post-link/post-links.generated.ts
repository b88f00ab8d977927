// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PostLinksQueryVariables = Exact<{
  postId: string;
}>;


export type PostLinksQuery = { postLinks:
    | { __typename: 'PostLinks', id: string, links: Array<{ __typename: 'PostLink', id: string, createdAt: number }> }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const PostLinks: Operation<PostLinksQuery, PostLinksQueryVariables> = { name: 'PostLinks', id: '5e2de43779a7', kind: 'query' }
