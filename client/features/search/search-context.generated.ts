// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SearchContextFragment = { __typename: 'Search', query: string, collection: { __typename: 'Collection', id: string, slug: string, name: string } | null, user: { __typename: 'User', id: string, username: string, name: string } | null };

