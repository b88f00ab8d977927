// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MentionPeopleQueryVariables = Exact<{
  query: string;
}>;


export type MentionPeopleQuery = { search: { __typename: 'Search', query: string, users: { __typename: 'SearchUsers', hits: Array<{ __typename: 'UserHit', user: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } }> } } };


export const MentionPeople: Operation<MentionPeopleQuery, MentionPeopleQueryVariables> = { name: 'MentionPeople', id: 'fa4a46a8f0c8', kind: 'query' }
