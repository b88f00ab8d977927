// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type StartPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeySignInMutation = { startPasskeySignIn:
    | { __typename: 'PasskeyChallenge', options: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const StartPasskeySignIn: Operation<StartPasskeySignInMutation, StartPasskeySignInMutationVariables> = { name: 'StartPasskeySignIn', id: 'cbc48dffbd57', kind: 'mutation' }
