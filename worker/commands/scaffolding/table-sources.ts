import type { Names } from './names'

export const tableSource = ({
  camel,
  snake,
  title,
}: Names): string => `import { index, sqliteTable } from 'drizzle-orm/sqlite-core'
import { id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** ${title}. */
export const ${camel} = sqliteTable(
  '${snake}',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [index('${snake}_by_user').on(t.userId, t.createdAt, t.id)],
)

removedWithOwner(${camel}, {
  owner: 'userId',
  retention: { forever: 'Say here why it has no time limit.' },
})
`

export const queriesSource = ({
  kebab,
  camel,
  snake,
}: Names): string => `import { and, desc, eq } from 'drizzle-orm'
import { ${camel} } from '../../../schema/tables/${kebab}'
import { before, indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'

const fields = without(${camel})

/** A page of what belongs to a person, newest first. */
export const ${camel}sOfUser = query('${camel}sOfUser', (userId: Param<string>, ...[createdAt, id, limit]: Page) =>
  select(fields)
    .from(indexedBy(${camel}, '${snake}_by_user'))
    .where(and(eq(${camel}.userId, userId), before([${camel}.createdAt, ${camel}.id], [createdAt, id])))
    .orderBy(desc(${camel}.createdAt), desc(${camel}.id))
    .limit(limit),
)
`

export const writesSource = ({
  kebab,
  camel,
  pascal,
}: Names): string => `import { ${camel} } from '../../../schema/tables/${kebab}'
import { insert } from '../sql/insert'

/** A new row; nothing happens when there is one with that id. */
export const insert${pascal} = insert(${camel}, 'ignore')
`

export const tableTest = ({
  kebab,
  camel,
  pascal,
}: Names): string => `import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Database } from '../../worker/data/database'
import { ${camel}sOfUser } from '../../worker/data/${kebab}/queries'
import { insert${pascal} } from '../../worker/data/${kebab}/writes'

test('a row is made once, and belongs to a person', async () => {
  const db = new Database(env.DB)
  const row = { id: '1', userId: 'ada', createdAt: 1 }
  await db.write([insert${pascal}(row), insert${pascal}(row)])
  expect(await db.all(${camel}sOfUser, 'ada', 2, '', 10)).toEqual([row])
})

test('a row is what it promises to be', () => {
  expect.fail('Say here what a row means.')
})
`
