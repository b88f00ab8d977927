import * as v from 'valibot'
import { listId } from '../../../schema/inputs/subscriber'
import { subscriberMessages } from '../../../schema/wording/subscriber-messages'
import { deleteFaultsOfImport, deleteSubscriberImport, type ListState } from '../../data/subscriber/imports'
import { done, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type ListParts, type NotChanged, requireList } from './require-list'
import { fileOf, linesOf } from './stored-lines'

/** States in which a list has brought nobody. */
const EMPTY: ReadonlySet<ListState> = new Set(['reading', 'ready', 'undone'])

/** Forgets a list that has brought nobody, and its file. Idempotent. */
export const discardSubscriberImport = defineUseCase(
  v.object({ importId: listId }),
  async (parts: ListParts, { importId }): Promise<Result<undefined, NotChanged>> => {
    const own = await requireList(parts, importId)
    if (!own.ok) return own.failure.code === 'NOT_FOUND' ? done : own
    const { state, addedCount, askedCount } = own.value
    const isEmpty = EMPTY.has(state) || (state === 'failed' && addedCount + askedCount === 0)
    if (!isEmpty) return fail('CONFLICT', subscriberMessages.notNow)
    await parts.db.write([deleteFaultsOfImport(importId), deleteSubscriberImport(importId)])
    await Promise.all([
      parts.imports.remove(fileOf(importId), null),
      parts.imports.remove(linesOf(importId), null),
    ])
    return done
  },
)
