import { isNotNull, sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { PUBLICATION_TRASH_DAYS } from '../rules/limits'
import type { LeftEntry, NavigationItem } from '../rules/navigation-item'
import type { Theme } from '../rules/theme'
import { DAY } from '../rules/time-units'
import type { StoryBody } from '../story/paragraph'
import { count, flag, id, time } from './columns'
import { changedWithOwner, removedWithOwner, staysWhole } from './personal-data'

/** Publications. */
export const collection = sqliteTable(
  'collection',
  {
    id: id().primaryKey(),
    /** Always lower case. */
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    tagline: text('tagline').notNull().default(''),
    description: text('description').notNull().default(''),
    about: text('about', { mode: 'json' }).$type<StoryBody>(),
    creatorId: id('creator_id').notNull(),
    avatarId: text('avatar_id'),
    faviconId: text('favicon_id'),
    logoId: text('logo_id'),
    /** The wide picture above its name. */
    drawingId: text('drawing_id'),
    /** `#rrggbb`. */
    headerColor: text('header_color'),
    navigationItems: text('navigation_items', { mode: 'json' }).$type<NavigationItem[]>(),
    domain: text('domain'),
    domainVerifiedAt: time('domain_verified_at'),
    newsletterId: id('newsletter_id'),
    isAuroraVisible: integer('is_aurora_visible', { mode: 'boolean' }).notNull().default(true),
    followerCount: count('follower_count'),
    postCount: count('post_count'),
    createdAt: time('created_at').notNull(),
    /** The importer that created it, if any. */
    importedFrom: text('imported_from'),
    isRemoved: flag('is_removed'),
    /** When its owner deleted it; null for one that wasn't. */
    deletedAt: time('deleted_at'),
    theme: text('theme', { mode: 'json' }).$type<Theme>(),
    /** The style sheet as its editors write it. */
    styleSheet: text('style_sheet'),
    /** The part of it that is allowed, scoped to the publication's own part of the page. */
    servedStyleSheet: text('served_style_sheet'),
    /** Of the served style sheet: part of its address. */
    styleSheetHash: text('style_sheet_hash'),
    /* How often each part was changed: a change that begins from an older state isn't made over a newer one. */
    infoRevision: count('info_revision'),
    navigationRevision: count('navigation_revision'),
    aboutRevision: count('about_revision'),
    designRevision: count('design_revision'),
  },
  (t) => [
    uniqueIndex('collection_slug').on(t.slug),
    uniqueIndex('collection_domain').on(t.domain),
    index('collection_by_creator').on(t.creatorId),
    // One without stories isn't suggested.
    index('collection_by_followers').on(t.isRemoved, t.followerCount, t.id).where(sql`${t.postCount} > 0`),
    index('collection_deleted').on(t.deletedAt, t.id).where(isNotNull(t.deletedAt)),
  ],
)

changedWithOwner(collection, {
  owner: 'creatorId',
  retention: { since: 'deletedAt', for: PUBLICATION_TRASH_DAYS * DAY, job: 'clear-publications' },
  changes: () => ({}),
  kept: {
    'The row of the person has no name any more.': ['creatorId'],
    'A publication belongs to all who write in it, and outlasts whoever founded it.': [
      'id',
      'slug',
      'name',
      'tagline',
      'description',
      'about',
      'avatarId',
      'faviconId',
      'logoId',
      'drawingId',
      'headerColor',
      'navigationItems',
      'domain',
      'domainVerifiedAt',
      'newsletterId',
      'isAuroraVisible',
      'followerCount',
      'postCount',
      'createdAt',
      'importedFrom',
      'isRemoved',
      'deletedAt',
      'theme',
      'styleSheet',
      'servedStyleSheet',
      'styleSheetHash',
      'infoRevision',
      'navigationRevision',
      'aboutRevision',
      'designRevision',
    ],
  },
})

/** Slugs that publications had before. */
export const collectionSlugHistory = sqliteTable('collection_slug_history', {
  slug: text('slug').primaryKey(),
  collectionId: id('collection_id').notNull(),
  replacedAt: time('replaced_at').notNull(),
})

staysWhole(collectionSlugHistory, 'It is about publications.', {
  forever: 'Old addresses go on leading to the publication.',
})

/** The roles of people in a publication. */
export const collectionEditor = sqliteTable(
  'collection_editor',
  {
    collectionId: id('collection_id').notNull(),
    userId: id('user_id').notNull(),
    role: text('role', { enum: ['OWNER', 'EDITOR', 'WRITER'] }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.collectionId, t.userId] }),
    index('collection_editor_by_user').on(t.userId, t.collectionId),
  ],
)

removedWithOwner(collectionEditor, { owner: 'userId', retention: { with: { collectionId: collection.id } } })

/** Pages of a publication: a text of their own, or the stories of one tag. */
export const collectionPage = sqliteTable(
  'collection_page',
  {
    collectionId: id('collection_id').notNull(),
    slug: text('slug').notNull(),
    kind: text('kind', { enum: ['subpage', 'feature'] }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    body: text('body', { mode: 'json' }).$type<StoryBody>(),
    /** The tag whose stories a feature page shows. */
    tagSlug: text('tag_slug'),
    updatedAt: time('updated_at').notNull(),
    /** How often it was changed. */
    revision: count('revision'),
    /** When it was deleted; it can be restored for a while. */
    deletedAt: time('deleted_at'),
    /** The entries of the navigation that led to it when it was deleted, with their places. */
    leftEntries: text('left_entries', { mode: 'json' }).$type<LeftEntry[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.collectionId, t.kind, t.slug] }),
    index('collection_page_deleted').on(t.deletedAt).where(isNotNull(t.deletedAt)),
  ],
)

staysWhole(collectionPage, 'It is what a publication says of itself.', {
  since: 'deletedAt',
  for: PUBLICATION_TRASH_DAYS * DAY,
})
