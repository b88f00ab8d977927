import * as v from 'valibot'
import { listId } from '../../../schema/inputs/subscriber'
import { subscriberMessages } from '../../../schema/wording/subscriber-messages'
import { moveSubscriberImport, type SubscriberImport } from '../../data/subscriber/imports'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type ListParts, listNow, type NotChanged, requireList } from './require-list'

/** Takes back a whole list. Idempotent. Rule: docs/rules/newsletters.md, "Bringing a list". */
export const undoSubscriberImport = defineUseCase(
  v.object({ importId: listId }),
  async (parts: ListParts, { importId }): Promise<Result<SubscriberImport, NotChanged>> => {
    const own = await requireList(parts, importId)
    if (!own.ok) return own
    const { state } = own.value
    if (state === 'undoing' || state === 'undone') return ok(own.value)
    if (state !== 'done') return fail('CONFLICT', subscriberMessages.notNow)
    await parts.db.write([moveSubscriberImport(importId, 'done', 'undoing', null, parts.clock.now())])
    await parts.imports.advanceList(importId)
    return listNow(parts, importId)
  },
)
