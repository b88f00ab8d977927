import { eq, sql } from 'drizzle-orm'
import { mediaResource } from '../../../schema/tables/media'
import { jsonEach } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { write } from '../sql/write'

/** A stored frame or link target. */
export const mediaResourceById = query('mediaResourceById', (id: Param<string>) =>
  select(without(mediaResource)).from(mediaResource).where(eq(mediaResource.id, id)),
)

/** Stores frames, unless they are stored. @param frames a JSON list of their ids, addresses, titles, widths and heights. */
export const insertFrames = write((frames: Param<string>, now: Param<number>) => {
  const { from, part } = jsonEach(frames)
  return insertFrom(
    mediaResource,
    select({
      id: part<string>('$[0]'),
      href: part<string>('$[1]'),
      iframeSrc: part<string>('$[1]'),
      title: part<string>('$[2]'),
      width: part<number | null>('$[3]'),
      height: part<number | null>('$[4]'),
      createdAt: sql<number>`${now}`,
    })
      .from(from)
      // Without a condition, SQLite takes the conflict clause for a part of a join.
      .where(sql`true`),
  ).onConflictDoNothing()
})
