// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { StoryBody } from '../../../schema/story/paragraph';
export type PublicationSubpageQueryVariables = Exact<{
  slug: string;
  subpageSlug: string;
}>;


export type PublicationSubpageQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, slug: string, domain: string | null, name: string, tagline: string, description: string, subscriberCount: number, page: { __typename: 'CollectionPage', slug: string, title: string, description: string, body: StoryBody } | null, avatar: { __typename: 'ImageMetadata', id: string } | null, favicon: { __typename: 'ImageMetadata', id: string } | null }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const PublicationSubpage: Operation<PublicationSubpageQuery, PublicationSubpageQueryVariables> = { name: 'PublicationSubpage', id: 'dd1f6ea12ad3', kind: 'query' }
