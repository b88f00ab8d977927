// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TopicsOnboardingQueryVariables = Exact<{ [key: string]: never; }>;


export type TopicsOnboardingQuery = { viewer: { __typename: 'Viewer', id: string, followedTags: { __typename: 'TagConnection', tags: Array<{ __typename: 'Tag', id: string, slug: string, displayTitle: string }> } } | null, featuredTags: { __typename: 'TagConnection', tags: Array<{ __typename: 'Tag', id: string, slug: string, displayTitle: string }> }, topTags: { __typename: 'TagConnection', tags: Array<{ __typename: 'Tag', id: string, slug: string, displayTitle: string }> } };


export const TopicsOnboarding: Operation<TopicsOnboardingQuery, TopicsOnboardingQueryVariables> = { name: 'TopicsOnboarding', id: 'eeee0f780b8e', kind: 'query' }
