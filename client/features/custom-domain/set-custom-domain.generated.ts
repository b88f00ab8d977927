// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type SetCustomDomainMutationVariables = Exact<{
  input: Types.SetCustomDomainInput;
}>;


export type SetCustomDomainMutation = { setCustomDomain:
    | { __typename: 'CustomDomainSettings', id: string, isOffered: boolean, domain: { __typename: 'WantedDomain', id: string, domain: string, state: Types.CustomDomainProgress, fault: Types.CustomDomainFault | null, checkedAt: number | null, nextCheckAt: number | null, withdrawnOn: number | null, withdrawnAt: number | null, connectUrl: string | null, records: Array<{ __typename: 'DnsRecord', type: Types.DnsRecordType, name: string, value: string, isFound: boolean | null }> } | null }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'CustomDomainFailure', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const SetCustomDomain: Operation<SetCustomDomainMutation, SetCustomDomainMutationVariables> = { name: 'SetCustomDomain', id: '300d144d244b', kind: 'mutation' }
