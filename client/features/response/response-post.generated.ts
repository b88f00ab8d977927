// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

import type { StoryBody } from '../../../schema/story/paragraph';
export type ResponsePostFragment = { __typename: 'Post', id: string, language: string, clapCount: number, firstPublishedAt: number | null, createdAt: number, responsesCount: number, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, content: { __typename: 'PostContent', body: StoryBody }, response: { __typename: 'PostResponse', id: string, status: Types.ResponseStatus, isPinned: boolean, editedAt: number | null, depth: number, isByAuthor: boolean, quote: { __typename: 'Quote', id: string, words: string | null, post: { __typename: 'Post', id: string } | null } | null } | null };

