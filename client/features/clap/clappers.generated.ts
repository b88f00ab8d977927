// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ClappersFragment = { __typename: 'ClapperConnection', edges: Array<{ __typename: 'ClapperEdge', clapCount: number, user: { __typename: 'User', id: string, username: string, name: string, bio: string, imageId: string | null, socialStats: { __typename: 'SocialStats', followerCount: number } } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } };

