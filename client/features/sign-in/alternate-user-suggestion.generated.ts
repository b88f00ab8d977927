// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AlternateUserSuggestionQueryVariables = Exact<{ [key: string]: never; }>;


export type AlternateUserSuggestionQuery = { alternateUserSuggestion: { __typename: 'AlternateUserSuggestion', redactedEmailAddress: string | null, socialLogins: Array<string> } | null };


export const AlternateUserSuggestion: Operation<AlternateUserSuggestionQuery, AlternateUserSuggestionQueryVariables> = { name: 'AlternateUserSuggestion', id: 'b8f265404adf', kind: 'query' }
