import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { subscriber } from '../../../schema/tables/newsletter'
import { subscriberImport, subscriberImportFault } from '../../../schema/tables/subscriber-import'
import { subscriberTag } from '../../../schema/tables/subscriber-tag'
import { after, before, indexedBy, inJson } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only, type Row, without } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'

/* Lists that are brought to newsletters. Rule: docs/rules/newsletters.md, "Bringing a list". */

const fields = without(subscriberImport)

export interface SubscriberImport extends Row<typeof fields> {}

export type ListState = SubscriberImport['state']

export const subscriberImportById = query('subscriberImportById', (id: Param<string>) =>
  select(fields).from(subscriberImport).where(eq(subscriberImport.id, id)),
)

/** What was brought to a newsletter, the newest first. */
export const subscriberImportsOf = query(
  'subscriberImportsOf',
  (newsletterId: Param<string>, ...[createdAt, id, limit]: Page) =>
    select(fields)
      .from(indexedBy(subscriberImport, 'subscriber_import_listed'))
      .where(
        and(
          eq(subscriberImport.newsletterId, newsletterId),
          before([subscriberImport.createdAt, subscriberImport.id], [createdAt, id]),
        ),
      )
      .orderBy(desc(subscriberImport.createdAt), desc(subscriberImport.id))
      .limit(limit),
)

/** Lists in a state that haven't come further since a time. */
export const subscriberImportsLeft = query(
  'subscriberImportsLeft',
  (state: Param<ListState>, until: Param<number>, limit: Param<number>) =>
    select(only(subscriberImport, 'id', 'state', 'createdAt'))
      .from(indexedBy(subscriberImport, 'subscriber_import_by_state'))
      .where(and(eq(subscriberImport.state, state), lt(subscriberImport.updatedAt, until)))
      .orderBy(asc(subscriberImport.updatedAt), asc(subscriberImport.id))
      .limit(limit),
)

export const insertSubscriberImport = insert(subscriberImport, 'ignore')

/** Moves a list from a state into the next; does nothing if it is in another one by now. */
export const moveSubscriberImport = write(
  (
    id: Param<string>,
    from: Param<ListState>,
    to: Param<ListState>,
    problem: Param<string | null>,
    now: Param<number>,
  ) =>
    update(subscriberImport)
      .set({ state: to, problem, updatedAt: now })
      .where(and(eq(subscriberImport.id, id), eq(subscriberImport.state, from))),
)

/** The list was read: its preview, the guess of what its columns hold, and how much there is. */
export const readSubscriberImport = write(
  (
    id: Param<string>,
    preview: Param<string>,
    columns: Param<string>,
    notes: Param<string>,
    lineCount: Param<number>,
    storedSize: Param<number>,
    now: Param<number>,
  ) =>
    update(subscriberImport)
      .set({ state: 'ready', preview, columns, notes, lineCount, storedSize, updatedAt: now })
      .where(and(eq(subscriberImport.id, id), eq(subscriberImport.state, 'reading'))),
)

/** Begins to bring a list that was read. */
export const beginSubscriberImport = write(
  (
    id: Param<string>,
    columns: Param<string>,
    consent: Param<NonNullable<SubscriberImport['consent']>>,
    now: Param<number>,
  ) =>
    update(subscriberImport)
      .set({ state: 'importing', columns, consent, updatedAt: now })
      .where(and(eq(subscriberImport.id, id), eq(subscriberImport.state, 'ready'))),
)

export const deleteFaultsOfImport = write((id: Param<string>) =>
  deleteFrom(subscriberImportFault).where(eq(subscriberImportFault.importId, id)),
)
export const deleteSubscriberImport = write((id: Param<string>) =>
  deleteFrom(subscriberImport).where(eq(subscriberImport.id, id)),
)

/** Lines of a list that weren't brought, in its order. */
export const faultsOfImport = query('faultsOfImport', (importId: Param<string>, ...[line, , limit]: Page) =>
  select(only(subscriberImportFault, 'line', 'reason', 'content'))
    .from(subscriberImportFault)
    .where(and(eq(subscriberImportFault.importId, importId), after([subscriberImportFault.line], [line])))
    .orderBy(asc(subscriberImportFault.line))
    .limit(limit),
)

/** People whom an undo deletes: who hasn't confirmed, left, bounced or complained since. */
const isUndone = (importId: Param<string>) =>
  and(eq(subscriber.importId, importId), inArray(subscriber.state, ['pending', 'active']))

export const broughtSubscribers = query(
  'broughtSubscribers',
  (importId: Param<string>, limit: Param<number>) =>
    select({ id: subscriber.id })
      .from(indexedBy(subscriber, 'subscriber_of_import'))
      .where(isUndone(importId))
      .limit(limit),
)

/** Deletes the tags of some whom an undo deletes, then them, and counts them: in this order. @param ids a JSON list. */
export const deleteTagsOfBrought = write((importId: Param<string>, ids: Param<string>) =>
  deleteFrom(subscriberTag).where(
    inArray(
      subscriberTag.subscriberId,
      select({ id: subscriber.id })
        .from(subscriber)
        .where(and(inJson(subscriber.id, ids), isUndone(importId))),
    ),
  ),
)
export const deleteBrought = write((importId: Param<string>, ids: Param<string>) =>
  deleteFrom(subscriber).where(and(inJson(subscriber.id, ids), isUndone(importId))),
)
export const countRemoved = write((id: Param<string>, removed: Param<number>, now: Param<number>) =>
  update(subscriberImport)
    .set({ removedCount: sql`${subscriberImport.removedCount} + ${removed}`, updatedAt: now })
    .where(and(eq(subscriberImport.id, id), eq(subscriberImport.state, 'undoing'))),
)

/** What is left of an import's people is their own. */
export const forgetBringing = write((importId: Param<string>) =>
  update(subscriber).set({ importId: null }).where(eq(subscriber.importId, importId)),
)

/** Deletes what became of lists that were brought to newsletters: in this order. @param newsletterIds a JSON list. */
export const deleteFaultsOf = write((newsletterIds: Param<string>) =>
  deleteFrom(subscriberImportFault).where(
    inArray(
      subscriberImportFault.importId,
      select({ id: subscriberImport.id })
        .from(subscriberImport)
        .where(inJson(subscriberImport.newsletterId, newsletterIds)),
    ),
  ),
)
export const deleteImportsOf = write((newsletterIds: Param<string>) =>
  deleteFrom(subscriberImport).where(inJson(subscriberImport.newsletterId, newsletterIds)),
)
