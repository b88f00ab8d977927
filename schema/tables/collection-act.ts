import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { PUBLICATION_ACTS } from '../rules/collection-acts'
import { id, time } from './columns'
import { staysWhole } from './personal-data'

/**
 * What the people of a publication have done to it. Rows are only ever added: triggers refuse every change and deletion
 * (docs/rules/publications.md, "The log").
 */
export const collectionAct = sqliteTable(
  'collection_act',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: time('at').notNull(),
    collectionId: id('collection_id').notNull(),
    actorId: id('actor_id').notNull(),
    action: text('action', { enum: PUBLICATION_ACTS }).notNull(),
    /** The person whom it concerns, if any. */
    subjectId: id('subject_id'),
    /** The story that it concerns, if any. */
    postId: id('post_id'),
    /** A few words about it: the name of a page, a role, a new address. */
    detail: text('detail').notNull().default(''),
  },
  (t) => [index('collection_act_of_collection').on(t.collectionId, t.id)],
)

staysWhole(
  collectionAct,
  'Editors answer for what they do to each other; people are named by their ids alone.',
  { forever: 'A log that anybody could shorten would prove nothing.' },
)
