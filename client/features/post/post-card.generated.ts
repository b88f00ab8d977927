// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PostCardFragment = { __typename: 'Post', id: string, listTitle: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, previewImage: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, coAuthors: Array<{ __typename: 'User', id: string, username: string, name: string }>, collection: { __typename: 'Collection', id: string, slug: string, name: string, avatar: { __typename: 'ImageMetadata', id: string } | null } | null };

