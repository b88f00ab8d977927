import * as v from 'valibot'
import { listId } from '../../../schema/inputs/subscriber'
import { entityId, opaque } from '../../../schema/inputs/text'
import { MOST_LIST_TEXT } from '../../../schema/rules/subscribers'
import { subscriberMessages } from '../../../schema/wording/subscriber-messages'
import type { SubscriberImport } from '../../data/subscriber/imports'
import { type Failure, fail, type Result } from '../result'
import { type NoKeeper, requireKeeper } from '../subscriber/require-keeper'
import { defineUseCase } from '../use-case'
import { type BeginParts, beginList, type NotBegun } from './begin-list'

/** Begins to bring a list that was typed: a table, or addresses alone. Rule: docs/rules/newsletters.md, "Bringing a list". */
export const importSubscribers = defineUseCase(
  v.object({
    importId: listId,
    newsletterId: entityId,
    text: opaque(MOST_LIST_TEXT, subscriberMessages.text),
  }),
  async (
    parts: BeginParts,
    { importId, newsletterId, text },
  ): Promise<Result<SubscriberImport, NoKeeper | NotBegun | Failure<'BAD_REQUEST'>>> => {
    if (text.trim() === '') return fail('BAD_REQUEST', subscriberMessages.empty, 'text')
    const bytes = new TextEncoder().encode(text).buffer
    const allowed = await requireKeeper(parts, newsletterId)
    if (!allowed.ok) return allowed
    return beginList(parts, allowed.value, { importId, fileName: subscriberMessages.typed, bytes })
  },
)
