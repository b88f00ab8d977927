// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SignInOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInOptionsQuery = { signInOptions: { __typename: 'SignInOptions', isEmailOffered: boolean, providers: Array<{ __typename: 'SignInProvider', name: string, isLoginOffered: boolean, isRegisterOffered: boolean }>, captcha: { __typename: 'CaptchaOptions', provider: string, mode: string, siteKey: string, scriptUrl: string | null } | null } };


export const SignInOptions: Operation<SignInOptionsQuery, SignInOptionsQueryVariables> = { name: 'SignInOptions', id: '3710e5b806e2', kind: 'query' }
