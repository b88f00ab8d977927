// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnStoryPostFragment = { __typename: 'Post', id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, wordCount: number, updatedAt: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, collection: { __typename: 'Collection', id: string, name: string } | null };

