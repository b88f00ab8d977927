// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type SiteStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteStatusQuery = { siteStatus: { __typename: 'SiteStatus', checkedAt: number, parts: Array<{ __typename: 'SitePartStatus', part: Types.SitePart, isWorking: boolean }> } };


export const SiteStatus: Operation<SiteStatusQuery, SiteStatusQueryVariables> = { name: 'SiteStatus', id: '616ce37fe248', kind: 'query' }
