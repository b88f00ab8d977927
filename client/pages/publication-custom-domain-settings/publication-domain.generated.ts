// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PublicationDomainQueryVariables = Exact<{
  slug: string;
}>;


export type PublicationDomainQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, slug: string, name: string, customDomain: { __typename: 'CustomDomainSettings', id: string, isOffered: boolean, domain: { __typename: 'WantedDomain', id: string, domain: string, state: Types.CustomDomainProgress, fault: Types.CustomDomainFault | null, checkedAt: number | null, nextCheckAt: number | null, withdrawnOn: number | null, withdrawnAt: number | null, connectUrl: string | null, records: Array<{ __typename: 'DnsRecord', type: Types.DnsRecordType, name: string, value: string, isFound: boolean | null }> } | null } | null }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const PublicationDomain: Operation<PublicationDomainQuery, PublicationDomainQueryVariables> = { name: 'PublicationDomain', id: 'a570f17c82fc', kind: 'query' }
