// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ResponseContextFragment = { __typename: 'Post', id: string, response: { __typename: 'PostResponse', id: string, parent: { __typename: 'Post', id: string, listTitle: string } | null, story: { __typename: 'Post', id: string, listTitle: string } | null, catalog: { __typename: 'Catalog', id: string, name: string, slugId: string, creator: { __typename: 'User', id: string, username: string } } | null } | null };

