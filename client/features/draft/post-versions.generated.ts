// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PostVersionsQueryVariables = Exact<{
  postId: string;
  paging?: Types.PagingOptions | null | undefined;
}>;


export type PostVersionsQuery = { postVersions:
    | { __typename: 'PostVersionConnection', versions: Array<{ __typename: 'PostVersion', id: string, revision: number, name: string | null, createdAt: number, isPublished: boolean, title: string }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', limit: number, to: string } | null } }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const PostVersions: Operation<PostVersionsQuery, PostVersionsQueryVariables> = { name: 'PostVersions', id: '6876a8e5fd9f', kind: 'query' }
