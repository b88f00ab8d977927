// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type BanDomainMutationVariables = Exact<{
  input: Types.DecideOnDomainInput;
}>;


export type BanDomainMutation = { banDomain:
    | { __typename: 'AdminDomain', id: string, isBanned: boolean }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const BanDomain: Operation<BanDomainMutation, BanDomainMutationVariables> = { name: 'BanDomain', id: 'e47657558f73', kind: 'mutation' }
