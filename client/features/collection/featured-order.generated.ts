// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FeaturedOrderFragment = { __typename: 'Collection', id: string, featuredPosts: Array<{ __typename: 'Post', id: string, title: string, mediumUrl: string, firstPublishedAt: number | null, creator: { __typename: 'User', id: string, name: string } }> };

