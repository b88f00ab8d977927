import { and, eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { collection } from '../../../schema/tables/collection'
import { post } from '../../../schema/tables/post'
import { user } from '../../../schema/tables/user'
import { bring, collectionJson, userJson } from '../brought'
import { isShownCollection } from '../collection/shown'
import { jsonEach } from '../sql/fragments'
import { scalar, select, selectOne } from '../sql/query'
import { postFields } from './rows'

const coAuthors = jsonEach(post.coAuthorIds, 'other')

/** Who wrote the story, alone or with others. */
const authorIds = unionAll(
  selectOne({ id: sql<string>`${post.creatorId}` }),
  select({ id: coAuthors.value }).from(coAuthors.from),
)

const authors = scalar(
  select({ rows: sql`json_group_array(${userJson})` })
    .from(user)
    .where(inArray(user.id, authorIds)),
)

const itsCollection = scalar(
  select({ row: collectionJson })
    .from(collection)
    .where(and(eq(collection.id, post.collectionId), isShownCollection)),
)

/**
 * The columns of a story, with its writers and its publication. Not for lists that SQLite sorts: it would make the JSON of
 * all the rows that it then leaves out.
 */
export const postFieldsAndNamed = {
  ...postFields,
  brought: bring({ users: sql`json(${authors})`, collection: sql`json(${itsCollection})` }),
}
