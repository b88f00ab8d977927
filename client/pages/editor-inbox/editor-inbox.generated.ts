// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type EditorInboxQueryVariables = Exact<{
  slug: string;
  turn: Types.SubmissionTurn;
  after?: string | null | undefined;
}>;


export type EditorInboxQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, slug: string, name: string, submissionsConnection: { __typename: 'SubmissionConnection', submissions: Array<{ __typename: 'Submission', id: string, state: Types.SubmissionState, turn: Types.SubmissionTurn, turnAt: number, postId: string, title: string, readingTime: number, writer: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, collection: { __typename: 'Collection', id: string, slug: string, name: string } | null }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } | null }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const EditorInbox: Operation<EditorInboxQuery, EditorInboxQueryVariables> = { name: 'EditorInbox', id: '513601bf0ebc', kind: 'query' }
