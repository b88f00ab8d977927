// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type CheckCustomDomainMutationVariables = Exact<{
  collectionId?: string | null | undefined;
}>;


export type CheckCustomDomainMutation = { checkCustomDomain:
    | { __typename: 'CustomDomainSettings', id: string, isOffered: boolean, domain: { __typename: 'WantedDomain', id: string, domain: string, state: Types.CustomDomainProgress, fault: Types.CustomDomainFault | null, checkedAt: number | null, nextCheckAt: number | null, withdrawnOn: number | null, withdrawnAt: number | null, connectUrl: string | null, records: Array<{ __typename: 'DnsRecord', type: Types.DnsRecordType, name: string, value: string, isFound: boolean | null }> } | null }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const CheckCustomDomain: Operation<CheckCustomDomainMutation, CheckCustomDomainMutationVariables> = { name: 'CheckCustomDomain', id: '9f8f78148df5', kind: 'mutation' }
