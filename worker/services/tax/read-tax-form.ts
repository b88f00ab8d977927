import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { taxMessages as messages } from '../../../schema/wording/tax-messages'
import { insertAct } from '../../data/moderation/acts'
import { personOfPartner } from '../../data/payout/payouts'
import { sealedTaxForm } from '../../data/tax/forms'
import { unseal } from '../identity/sealed'
import { requireModerator } from '../moderation/require-moderator'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { sealedFor } from './keep-tax-form'
import { taxFormReadMail } from './mails'

type Parts = Needs<'db' | 'clock' | 'viewer' | 'taxKeys' | 'mailer' | 'site' | 'browser' | 'later'>
type NotRead = Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'SERVICE_UNAVAILABLE'>

/** What stands in a form, field by field. */
export interface ReadTaxForm {
  id: string
  fields: { name: string; value: string }[]
}

const textOf = (value: unknown): string => (value === null ? '' : String(value))

/**
 * Staff opens a form: the log says who did and why before anything is shown, and its writer is told. Rule:
 * docs/rules/partner.md, "Taxes".
 */
export const readTaxForm = defineUseCase(
  v.object({ taxFormId: entityId, reason }),
  async (parts: Parts, { taxFormId, reason: why }): Promise<Result<ReadTaxForm, NotRead>> => {
    const moderator = await requireModerator(parts)
    if (!moderator.ok) return moderator
    const { db, clock, taxKeys, mailer, site, browser, later } = parts
    const form = await db.first(sealedTaxForm, taxFormId)
    if (!form) return fail('NOT_FOUND', messages.noForm, 'taxFormId')
    const person = await db.first(personOfPartner, form.partnerId)
    if (person?.userId === moderator.value.id) return fail('FORBIDDEN', messages.ownForm, 'taxFormId')
    if (!taxKeys) return fail('SERVICE_UNAVAILABLE', messages.notAsked)
    await db.write([
      insertAct({
        at: clock.now(),
        staffId: moderator.value.id,
        action: 'READ_TAX_FORM',
        subjectKind: 'USER',
        subjectId: person?.userId ?? form.partnerId,
        reason: why,
        detail: form.id,
      }),
    ])
    const text = await unseal(taxKeys, sealedFor(form), form.sealed).catch(() => null)
    if (text === null) return fail('SERVICE_UNAVAILABLE', messages.unreadable)
    if (person?.email && person.deactivatedAt === null)
      later(
        mailer
          .send(taxFormReadMail({ site, mainOrigin: browser.mainOrigin, to: person.email }, form.kind, why))
          .catch((error: unknown) => {
            console.error(
              JSON.stringify({ event: 'mail-failed', mail: 'tax form read', error: String(error) }),
            )
          }),
      )
    const content: Record<string, unknown> = JSON.parse(text)
    return ok({
      id: form.id,
      fields: Object.entries(content).map(([name, value]) => ({ name, value: textOf(value) })),
    })
  },
)
