import { isNull } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { TRASH_KEPT } from '../rules/drafts'
import { KEPT_STATES, POST_STATES } from '../rules/post-states'
import type { StoryBody } from '../story/paragraph'
import { count, flag, id, time } from './columns'
import { changedWithOwner, removedWithOwner } from './personal-data'

/** Stories and responses: what lists, cards and pages need, without the body. */
export const post = sqliteTable(
  'post',
  {
    id: id().primaryKey(),
    kind: text('kind', { enum: ['story', 'response'] })
      .notNull()
      .default('story'),
    state: text('state', {
      enum: POST_STATES,
    }).notNull(),
    access: text('access', { enum: ['public', 'locked'] })
      .notNull()
      .default('public'),
    creatorId: id('creator_id').notNull(),
    /** The ids of its co-authors in the order of the byline, as JSON, repeated from their rows for lists. */
    coAuthorIds: text('co_author_ids').notNull().default('[]'),
    collectionId: id('collection_id'),
    /** The post that this one responds to. */
    inResponseToPostId: id('in_response_to_post_id'),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    /** The title and the subtitle that lists and links show, where its writer has set others; otherwise empty. */
    listTitle: text('list_title').notNull().default(''),
    listSubtitle: text('list_subtitle').notNull().default(''),
    /** The title's part of the address, without the id; empty for a title without letters. */
    slug: text('slug').notNull().default(''),
    /** The first words of the text, for cards of stories without a subtitle. */
    excerpt: text('excerpt').notNull().default(''),
    previewImageId: text('preview_image_id'),
    previewAlt: text('preview_alt').notNull().default(''),
    /** The preview picture's mean colour as `#rrggbb`, repeated from its row for lists; null if it isn't known. */
    previewColor: text('preview_color'),
    /** Set if the preview picture couldn't be fetched and stays at its source. */
    previewSrc: text('preview_src'),
    focusPercentX: integer('focus_percent_x').notNull().default(50),
    focusPercentY: integer('focus_percent_y').notNull().default(50),
    /** The published version; a draft has none. */
    versionId: id('version_id'),
    revision: count('revision'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    firstPublishedAt: time('first_published_at'),
    latestPublishedAt: time('latest_published_at'),
    wordCount: count('word_count'),
    /** Seconds. */
    readingTime: count('reading_time'),
    language: text('language').notNull().default('en'),
    canonicalUrl: text('canonical_url'),
    /** `all-rights-reserved`, `cc-40-by-sa` and the like, `cc-40-zero` or `public-domain`. */
    license: text('license').notNull().default('all-rights-reserved'),
    clapCount: count('clap_count'),
    /** When somebody clapped last, or took claps back. */
    clappedAt: time('clapped_at'),
    responseCount: count('response_count'),
    /** Higher comes earlier in trending lists (docs/rules/ranking.md). */
    trendingScore: real('trending_score').notNull().default(0),
    /** When the publication's editors chose it, newest first; absent if it isn't featured. */
    featuredAt: time('featured_at'),
    responsesClosed: flag('responses_closed'),
    /** Whether lists may show it: the story is published, withheld nowhere, and its author neither suspended nor gone. */
    isListed: flag('is_listed'),
    /** Countries in which the law keeps it from being shown, and why, as JSON by their two letters. */
    withheldIn: text('withheld_in'),
    /** When its writer put it into the trash, and the state that it comes back to. */
    trashedAt: time('trashed_at'),
    trashedFrom: text('trashed_from', { enum: KEPT_STATES }),
  },
  (t) => [
    index('post_trashed').on(t.trashedAt),
    index('post_listed').on(t.isListed, t.firstPublishedAt, t.id),
    index('post_trending').on(t.isListed, t.trendingScore, t.id),
    index('post_by_creator').on(t.creatorId, t.isListed, t.firstPublishedAt, t.id),
    index('post_by_creator_trending').on(t.creatorId, t.isListed, t.trendingScore, t.id),
    index('post_of_creator').on(t.creatorId, t.id),
    index('post_by_collection').on(t.collectionId, t.isListed, t.firstPublishedAt, t.id),
    index('post_by_collection_trending').on(t.collectionId, t.isListed, t.trendingScore, t.id),
    index('post_by_collection_featured').on(t.collectionId, t.featuredAt),
    index('post_scheduled').on(t.state, t.firstPublishedAt, t.id),
    index('post_responses').on(t.inResponseToPostId, t.firstPublishedAt, t.id),
  ],
)

changedWithOwner(post, {
  owner: 'creatorId',
  retention: { since: 'trashedAt', for: TRASH_KEPT, job: 'empty-trash' },
  changes: (now) => ({
    state: 'removed',
    title: '',
    subtitle: '',
    listTitle: '',
    listSubtitle: '',
    slug: '',
    excerpt: '',
    previewImageId: null,
    previewColor: null,
    previewAlt: '',
    previewSrc: null,
    versionId: null,
    updatedAt: now,
    canonicalUrl: null,
    isListed: false,
    trashedAt: null,
    trashedFrom: null,
  }),
  kept: {
    'Answers, lists and links hang together by it; the row of the person has no name any more.': [
      'id',
      'creatorId',
      'collectionId',
      'inResponseToPostId',
    ],
    'It names others, whose removal takes them out of it.': ['coAuthorIds'],
    'It is no word of the story, and counts and times add up by it.': [
      'kind',
      'access',
      'focusPercentX',
      'focusPercentY',
      'revision',
      'createdAt',
      'firstPublishedAt',
      'latestPublishedAt',
      'wordCount',
      'readingTime',
      'language',
      'license',
      'clapCount',
      'clappedAt',
      'responseCount',
      'trendingScore',
      'featuredAt',
      'responsesClosed',
      'withheldIn',
    ],
  },
})

/** Every saved version of a post's body. `post.version_id` names the published one. */
export const postVersion = sqliteTable(
  'post_version',
  {
    id: id().primaryKey(),
    postId: id('post_id').notNull(),
    revision: integer('revision').notNull(),
    /** Set by a publish. */
    name: text('name'),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    body: text('body', { mode: 'json' }).$type<StoryBody>().notNull(),
    createdAt: time('created_at').notNull(),
    /** Code and formulas of the body as they are shown, computed after the save; null until somebody has looked. */
    decoration: text('decoration'),
  },
  (t) => [
    uniqueIndex('post_version_of_post').on(t.postId, t.revision),
    index('post_version_by_time').on(t.postId, t.createdAt),
    index('post_version_undecorated').on(t.id).where(isNull(t.decoration)),
  ],
)

removedWithOwner(postVersion, {
  owner: ['postId', post.id],
  retention: { with: { postId: post.id } },
  withheld: { 'It is computed from the body.': ['decoration'] },
})

/** Tags of listed stories, with the columns that a tag's lists are ordered by. */
export const postTag = sqliteTable(
  'post_tag',
  {
    postId: id('post_id').notNull(),
    tagSlug: text('tag_slug').notNull(),
    position: integer('position').notNull(),
    collectionId: id('collection_id'),
    creatorId: id('creator_id').notNull(),
    firstPublishedAt: time('first_published_at'),
    trendingScore: real('trending_score').notNull().default(0),
    isListed: flag('is_listed'),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.tagSlug] }),
    index('post_tag_latest').on(t.tagSlug, t.isListed, t.firstPublishedAt, t.postId),
    index('post_tag_trending').on(t.tagSlug, t.isListed, t.trendingScore, t.postId),
    index('post_tag_collection').on(t.collectionId, t.tagSlug, t.isListed, t.firstPublishedAt, t.postId),
  ],
)

removedWithOwner(postTag, { owner: ['postId', post.id], retention: { with: { postId: post.id } } })
