import { isNull } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MilestoneKind } from '../rules/milestones'
import { id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** What a writer's stories, the writer and newsletters have reached, so that nobody is told of it twice. */
export const milestone = sqliteTable(
  'milestone',
  {
    userId: id('user_id').notNull(),
    kind: text('kind').$type<MilestoneKind>().notNull(),
    /** The story that is read, the writer who is followed, or the newsletter that is subscribed to. */
    subjectId: id('subject_id').notNull(),
    /** How many reads, followers or subscribers. */
    reached: integer('reached').notNull(),
    reachedAt: time('reached_at').notNull(),
    /** When it was told; absent until then. */
    toldAt: time('told_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.subjectId, t.reached] }),
    index('milestone_of_subject').on(t.kind, t.subjectId, t.reached),
    index('milestone_untold').on(t.reachedAt).where(isNull(t.toldAt)),
  ],
)

removedWithOwner(milestone, {
  owner: 'userId',
  retention: { forever: 'Nobody is told of the same one twice, however much later.' },
})
