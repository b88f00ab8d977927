// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type QuoteFieldsFragment = { __typename: 'Quote', id: string, words: string | null, paragraphName: string, startOffset: number, before: string, after: string, isPrivate: boolean, createdAt: number };

