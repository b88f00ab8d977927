// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BannedLinksPageQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BannedLinksPageQuery = { bannedDomains: { __typename: 'BannedDomainConnection', domains: Array<{ __typename: 'BannedDomain', id: string, bannedAt: number, reason: string }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } | null };


export const BannedLinksPage: Operation<BannedLinksPageQuery, BannedLinksPageQueryVariables> = { name: 'BannedLinksPage', id: 'dd7bccb02a7a', kind: 'query' }
