import { and, asc, count, desc, eq, gt, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { MAX_EXPORT_PARTS, SHOWN_EXPORTS } from '../../../schema/rules/exports'
import { accountExport, accountExportPart } from '../../../schema/tables/account-export'
import { post } from '../../../schema/tables/post'
import { indexedBy, inJson } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { type Row, without } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'

const exportFields = without(accountExport)

/** An export of what somebody has. */
export interface AccountExport extends Row<typeof exportFields> {}

export type ExportStage = AccountExport['stage']

export const exportById = query('exportById', (id: Param<string>) =>
  select(exportFields).from(accountExport).where(eq(accountExport.id, id)),
)

/** A person's exports, the newest first. */
export const exportsOf = query('exportsOf', (ownerId: Param<string>) =>
  select(exportFields)
    .from(accountExport)
    .where(and(eq(accountExport.ownerId, ownerId), eq(accountExport.isWholeSite, false)))
    .orderBy(desc(accountExport.createdAt), desc(accountExport.id))
    .limit(SHOWN_EXPORTS),
)

/** Exports of the whole site that were asked for since a time, the newest first. */
export const siteExports = query('siteExports', (since: Param<number>) =>
  select(exportFields)
    .from(indexedBy(accountExport, 'account_export_of_site'))
    .where(and(sql`${accountExport.isWholeSite} = 1`, gt(accountExport.createdAt, since)))
    .orderBy(desc(accountExport.createdAt), desc(accountExport.id))
    .limit(SHOWN_EXPORTS),
)

/** The ids of all exports of a person, whose files go with them. */
export const exportIdsOf = query('exportIdsOf', (ownerId: Param<string>, limit: Param<number>) =>
  select({ id: accountExport.id, partCount: accountExport.partCount })
    .from(accountExport)
    .where(eq(accountExport.ownerId, ownerId))
    .limit(limit),
)

export const partsOfExport = query('partsOfExport', (exportId: Param<string>) =>
  select({ number: accountExportPart.number, bytes: accountExportPart.bytes })
    .from(accountExportPart)
    .where(eq(accountExportPart.exportId, exportId))
    .orderBy(asc(accountExportPart.number))
    .limit(MAX_EXPORT_PARTS),
)

/** How many stories and responses somebody has. */
export const storyCountOf = query('storyCountOf', (ownerId: Param<string>) =>
  select({ n: count() })
    .from(post)
    .where(and(eq(post.creatorId, ownerId), ne(post.state, 'removed'))),
)

/** Exports whose step is silent since a time. */
export const exportsLeft = query('exportsLeft', (until: Param<number>, limit: Param<number>) =>
  select({ id: accountExport.id })
    .from(accountExport)
    .where(and(eq(accountExport.state, 'running'), lt(accountExport.updatedAt, until)))
    .orderBy(asc(accountExport.updatedAt))
    .limit(limit),
)

/** Exports whose person hasn't been told since a time. */
export const exportsUntold = query('exportsUntold', (until: Param<number>, limit: Param<number>) =>
  select({ id: accountExport.id })
    .from(accountExport)
    .where(
      and(
        eq(accountExport.state, 'ready'),
        lt(accountExport.updatedAt, until),
        isNull(accountExport.mailedAt),
      ),
    )
    .orderBy(asc(accountExport.updatedAt))
    .limit(limit),
)

/** Exports whose time is over. */
export const exportsExpired = query('exportsExpired', (now: Param<number>, limit: Param<number>) =>
  select({ id: accountExport.id, partCount: accountExport.partCount })
    .from(accountExport)
    .where(lte(accountExport.expiresAt, now))
    .orderBy(asc(accountExport.expiresAt))
    .limit(limit),
)

/** Begins an export, unless one of the same person is running. */
export const insertExport = insert(accountExport, 'ignore')

/** The export of a person that is running. */
export const runningExportOf = query('runningExportOf', (ownerId: Param<string>, isWholeSite: Param<0 | 1>) =>
  select(exportFields)
    .from(indexedBy(accountExport, 'account_export_running'))
    .where(
      and(
        eq(accountExport.ownerId, ownerId),
        sql`${accountExport.isWholeSite} = ${isWholeSite}`,
        isNull(accountExport.finishedAt),
      ),
    ),
)

/** Whether a step may still write: it is the one that holds the export. */
const isHeld = (id: Param<string>, run: Param<string>): SQL | undefined =>
  and(eq(accountExport.id, id), eq(accountExport.run, run), eq(accountExport.state, 'running'))

/** Takes an export up for a step, unless another step is at work on it. */
export const takeUp = write(
  (id: Param<string>, run: Param<string>, now: Param<number>, silentSince: Param<number>) =>
    update(accountExport)
      .set({ run, updatedAt: now, attempts: sql`${accountExport.attempts} + 1` })
      .where(
        and(
          eq(accountExport.id, id),
          eq(accountExport.state, 'running'),
          or(isNull(accountExport.run), sql`${accountExport.updatedAt} < ${silentSince}`),
        ),
      ),
)

/** Says that a step is still at work, and how far it is. */
export const keepUp = write(
  (id: Param<string>, run: Param<string>, storiesDone: Param<number>, now: Param<number>) =>
    update(accountExport).set({ storiesDone, updatedAt: now }).where(isHeld(id, run)),
)

/** Lets an export go, so that the next step can take it up at once. */
export const letGo = write((id: Param<string>, run: Param<string>, now: Param<number>) =>
  update(accountExport).set({ run: null, updatedAt: now }).where(isHeld(id, run)),
)

/** Gives an export up. */
export const giveUp = write((id: Param<string>, run: Param<string>, now: Param<number>) =>
  update(accountExport)
    .set({ state: 'failed', run: null, updatedAt: now, finishedAt: now })
    .where(isHeld(id, run)),
)

/** Records a part that is finished, and where the next one begins. */
export const endPart = write(
  (
    id: Param<string>,
    run: Param<string>,
    partCount: Param<number>,
    stage: Param<ExportStage>,
    position: Param<string>,
    storiesDone: Param<number>,
    now: Param<number>,
  ) =>
    update(accountExport)
      .set({ partCount, stage, position, storiesDone, run: null, attempts: 0, updatedAt: now })
      .where(isHeld(id, run)),
)

/** Records that the last part is finished. */
export const endExport = write(
  (
    id: Param<string>,
    run: Param<string>,
    partCount: Param<number>,
    storiesDone: Param<number>,
    now: Param<number>,
    expiresAt: Param<number>,
  ) =>
    update(accountExport)
      .set({
        state: 'ready',
        partCount,
        storiesDone,
        run: null,
        updatedAt: now,
        finishedAt: now,
        expiresAt,
      })
      .where(isHeld(id, run)),
)

export const insertExportPart = insert(accountExportPart, 'ignore')

/** Takes it upon a step to tell the person; nobody else does then. */
export const claimTelling = write((id: Param<string>, now: Param<number>) =>
  update(accountExport)
    .set({ mailedAt: now })
    .where(and(eq(accountExport.id, id), eq(accountExport.state, 'ready'), isNull(accountExport.mailedAt))),
)

/** The person couldn't be told: somebody tries again later. */
export const postponeTelling = write((id: Param<string>, now: Param<number>) =>
  update(accountExport).set({ mailedAt: null, updatedAt: now }).where(eq(accountExport.id, id)),
)

const deletePartRows = write((ids: Param<string>) =>
  deleteFrom(accountExportPart).where(inJson(accountExportPart.exportId, ids)),
)
const deleteRows = write((ids: Param<string>) =>
  deleteFrom(accountExport).where(inJson(accountExport.id, ids)),
)

/** Forgets exports whose files are gone. */
export const deleteExports = (ids: readonly string[]) => [
  deletePartRows(JSON.stringify(ids)),
  deleteRows(JSON.stringify(ids)),
]
