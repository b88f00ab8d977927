import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** Addresses to which writers mail stories. Rule: docs/rules/story-mail.md. */
export const storyMailAddress = sqliteTable('story_mail_address', {
  userId: id('user_id').primaryKey(),
  /** What the address is computed from, together with the site's secret. */
  nonce: text('nonce').notNull(),
  createdAt: time('created_at').notNull(),
})

removedWithOwner(storyMailAddress, {
  owner: 'userId',
  retention: { forever: 'The address works until its owner withdraws it.' },
  withheld: { 'Whoever knows it writes drafts for its owner.': ['nonce'] },
})
