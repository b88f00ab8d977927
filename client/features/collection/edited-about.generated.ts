// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { StoryBody } from '../../../schema/story/paragraph';
export type EditedAboutFragment = { __typename: 'Collection', id: string, about: StoryBody, revisions: { __typename: 'CollectionRevisions', info: number, navigation: number, about: number, design: number } };

