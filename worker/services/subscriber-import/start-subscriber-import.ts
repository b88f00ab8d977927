import * as v from 'valibot'
import { listColumns, listId } from '../../../schema/inputs/subscriber'
import { subscriberMessages } from '../../../schema/wording/subscriber-messages'
import { beginSubscriberImport, type SubscriberImport } from '../../data/subscriber/imports'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type ListParts, listNow, type NotChanged, requireList } from './require-list'

/** Brings a list that was read, with what its columns hold. Idempotent. Rule: docs/rules/newsletters.md, "Bringing a list". */
export const startSubscriberImport = defineUseCase(
  v.object({
    importId: listId,
    columns: listColumns,
    hasConsent: v.pipe(
      v.boolean(),
      v.description('Whether everybody on the list has agreed to get mail, as the viewer states.'),
    ),
  }),
  async (
    parts: ListParts,
    { importId, columns, hasConsent },
  ): Promise<Result<SubscriberImport, NotChanged | Failure<'BAD_REQUEST'>>> => {
    const own = await requireList(parts, importId)
    if (!own.ok) return own
    const { state } = own.value
    if (state === 'importing' || state === 'done') return ok(own.value)
    if (state !== 'ready') return fail('CONFLICT', subscriberMessages.notNow)
    const consent = hasConsent ? 'given' : 'asked'
    await parts.db.write([
      beginSubscriberImport(importId, JSON.stringify(columns), consent, parts.clock.now()),
    ])
    await parts.imports.advanceList(importId)
    return listNow(parts, importId)
  },
)
