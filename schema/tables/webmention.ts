import { isNotNull } from 'drizzle-orm'
import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { WEBMENTION_STATUSES } from '../rules/webmentions'
import { count, flag, id, time } from './columns'
import { removedWithOwner } from './personal-data'
import { post } from './post'

/** Of which version other sites have been told last. Rule: docs/rules/webmentions.md, "Out". */
export const webmentionVersion = sqliteTable('webmention_version', {
  postId: id('post_id').primaryKey(),
  /** Empty once the story is no longer public. */
  versionId: text('version_id').notNull(),
})

removedWithOwner(webmentionVersion, {
  owner: ['postId', post.id],
  retention: { with: { postId: post.id } },
})

/** Pages elsewhere that a story links to, or has linked to, and whether their sites know. */
export const webmentionTarget = sqliteTable(
  'webmention_target',
  {
    postId: id('post_id').notNull(),
    target: text('target').notNull(),
    /** Whether the newest version still links there. */
    isLinked: flag('is_linked'),
    createdAt: time('created_at').notNull(),
    /** When its site is to be told; absent once it knows, or can't be told. */
    dueAt: time('due_at'),
    attempts: count('attempts'),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.target] }),
    index('webmention_target_due').on(t.dueAt).where(isNotNull(t.dueAt)),
  ],
)

removedWithOwner(webmentionTarget, {
  owner: ['postId', post.id],
  retention: { with: { postId: post.id } },
})

/** A page elsewhere that links to a story, as its site says. Rule: docs/rules/webmentions.md, "In". */
export const webmention = sqliteTable(
  'webmention',
  {
    id: id().primaryKey(),
    postId: id('post_id').notNull(),
    source: text('source').notNull(),
    /** The story's address as the page has it. */
    target: text('target').notNull(),
    /** The site's name: of whose pages nothing more is shown. */
    host: text('host').notNull(),
    status: text('status', { enum: WEBMENTION_STATUSES }).notNull(),
    /** What the page calls itself and whoever wrote it; empty if it doesn't say. */
    title: text('title').notNull().default(''),
    authorName: text('author_name').notNull().default(''),
    createdAt: time('created_at').notNull(),
    /** When the page is to be looked at; absent once it was. */
    dueAt: time('due_at'),
    attempts: count('attempts'),
  },
  (t) => [
    uniqueIndex('webmention_of_source').on(t.postId, t.source),
    index('webmention_of_post').on(t.postId, t.status, t.createdAt, t.id),
    index('webmention_due').on(t.dueAt).where(isNotNull(t.dueAt)),
  ],
)

removedWithOwner(webmention, {
  owner: ['postId', post.id],
  retention: { with: { postId: post.id } },
})

/** Sites whose mentions a writer doesn't want. */
export const webmentionBlock = sqliteTable(
  'webmention_block',
  {
    userId: id('user_id').notNull(),
    /** A host's name; it stands for the hosts below it, too. */
    domain: text('domain').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.domain] })],
)

removedWithOwner(webmentionBlock, {
  owner: 'userId',
  retention: { forever: 'A block holds for as long as whoever made it is here.' },
})
