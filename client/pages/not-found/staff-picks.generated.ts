// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type StaffPicksQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffPicksQuery = { staffPicksFeed: { items: Array<{ post: { id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null } }> } };


export const StaffPicks: Operation<StaffPicksQuery, StaffPicksQueryVariables> = { name: 'StaffPicks', id: '066fc19d9b6a8339', kind: 'query' }
