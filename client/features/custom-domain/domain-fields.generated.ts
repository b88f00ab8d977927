// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type DomainFieldsFragment = { __typename: 'CustomDomainSettings', id: string, isOffered: boolean, domain: { __typename: 'WantedDomain', id: string, domain: string, state: Types.CustomDomainProgress, fault: Types.CustomDomainFault | null, checkedAt: number | null, nextCheckAt: number | null, withdrawnOn: number | null, withdrawnAt: number | null, connectUrl: string | null, records: Array<{ __typename: 'DnsRecord', type: Types.DnsRecordType, name: string, value: string, isFound: boolean | null }> } | null };

