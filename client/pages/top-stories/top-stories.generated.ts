// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type TopStoriesQueryVariables = Exact<{
  day?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type TopStoriesQuery = { today: string, topStories: { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, pagingInfo: { next: { to: string } | null } }, newest: { posts: Array<{ id: string, firstPublishedAt: number | null }> } };


export const TopStories: Operation<TopStoriesQuery, TopStoriesQueryVariables> = { name: 'TopStories', id: '40a0a4d2f220eae8', kind: 'query' }
