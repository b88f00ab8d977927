// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

import type { StoryBody } from '../../../schema/story/paragraph';
export type PostPageQueryVariables = Exact<{
  id: string;
  series?: string | null | undefined;
}>;


export type PostPageQuery = { postResult:
    | { __typename: 'Post', title: string, subtitle: string, canonicalUrl: string | null, visibility: Types.PostVisibility, license: Types.PostLicense, language: string, wordCount: number, updatedAt: number, latestPublishedAt: number | null, clapCount: number, responsesCount: number, id: string, listTitle: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, response: { __typename: 'PostResponse', id: string } | null, tags: Array<{ __typename: 'Tag', id: string, slug: string, displayTitle: string }>, content: { __typename: 'PostContent', body: StoryBody, isPreview: boolean, remainingMinutes: number }, creator: { __typename: 'User', bio: string, id: string, username: string, name: string, imageId: string | null, membership: { __typename: 'Membership', tier: Types.MembershipTier, friendSince: number | null } | null, socialStats: { __typename: 'SocialStats', followerCount: number } }, collection: { __typename: 'Collection', domain: string | null, description: string, tagline: string, headerColor: string | null, subscriberCount: number, styleSheetPath: string | null, id: string, slug: string, name: string, favicon: { __typename: 'ImageMetadata', id: string } | null, theme: { __typename: 'Theme', colorPalette: { __typename: 'ColorPalette', background: string, text: string, tint: string }, fonts: { __typename: 'ThemeFonts', font1: Types.ThemeFont, font2: Types.ThemeFont, font3: Types.ThemeFont } } | null, avatar: { __typename: 'ImageMetadata', id: string } | null } | null, sequencePlace: { __typename: 'SequencePlace', number: number, total: number, sequence: { __typename: 'Sequence', id: string, slugId: string, title: string }, previous: { __typename: 'SequenceNeighbour', postId: string, title: string, segment: string } | null, next: { __typename: 'SequenceNeighbour', postId: string, title: string, segment: string } | null } | null, neighbours: { __typename: 'PostNeighbours', previous: { __typename: 'Post', id: string, listTitle: string, mediumUrl: string } | null, next: { __typename: 'Post', id: string, listTitle: string, mediumUrl: string } | null }, moreFrom: Array<{ __typename: 'Post', id: string, listTitle: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, previewImage: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, coAuthors: Array<{ __typename: 'User', id: string, username: string, name: string }>, collection: { __typename: 'Collection', id: string, slug: string, name: string, avatar: { __typename: 'ImageMetadata', id: string } | null } | null }>, readNext: Array<{ __typename: 'Post', id: string, listTitle: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, previewImage: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, coAuthors: Array<{ __typename: 'User', id: string, username: string, name: string }>, collection: { __typename: 'Collection', id: string, slug: string, name: string, avatar: { __typename: 'ImageMetadata', id: string } | null } | null }>, previewImage: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, coAuthors: Array<{ __typename: 'User', id: string, username: string, name: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PostSuspended', message: string, isTakenDown: boolean | null }
    | { __typename: 'RemovedByUser', message: string }
    | { __typename: 'UnavailableForLegalReasons', message: string }
    | { __typename: 'WithheldInCountry', message: string }
   };


export const PostPage: Operation<PostPageQuery, PostPageQueryVariables> = { name: 'PostPage', id: 'a3e4c78fb2e9', kind: 'query' }
