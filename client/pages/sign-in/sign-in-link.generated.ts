// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SignInLinkQueryVariables = Exact<{
  token: string;
}>;


export type SignInLinkQuery = { signInLink: { __typename: 'SignInLink', operation: string, emailObfuscated: string, isSameBrowser: boolean, user: { __typename: 'User', id: string, name: string, imageId: string | null } | null } | null };


export const SignInLink: Operation<SignInLinkQuery, SignInLinkQueryVariables> = { name: 'SignInLink', id: 'f9848b834585', kind: 'query' }
