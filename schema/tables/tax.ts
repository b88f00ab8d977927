import { isNotNull, isNull, sql } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { TAX_FORM_KINDS, TAX_FORMS_KEPT, TAX_OFFICES } from '../rules/tax/forms'
import { count, flag, id, time } from './columns'
import { partner } from './partner'
import { changedWithOwner } from './personal-data'

/**
 * The tax forms that writers have signed, each version a row that is never changed until another replaces it. Rule:
 * docs/rules/partner.md, "Taxes".
 */
export const taxForm = sqliteTable(
  'tax_form',
  {
    id: id().primaryKey(),
    partnerId: id('partner_id').notNull(),
    kind: text('kind', { enum: TAX_FORM_KINDS }).notNull(),
    office: text('office', { enum: TAX_OFFICES }).notNull(),
    /** Where the writer is resident. */
    country: text('country').notNull(),
    isEntity: flag('is_entity'),
    claimsTreaty: flag('claims_treaty'),
    /** Whether the IRS wants backup withholding. */
    isBackupSubject: flag('is_backup_subject'),
    /** The last four characters of the number for taxes; absent if the form has none. */
    lastFour: text('last_four'),
    /** It is printed on statements, so it isn't sealed. */
    vatId: text('vat_id'),
    /** All that was filled in, as JSON, sealed for this row. */
    sealed: text('sealed').notNull(),
    signedAt: time('signed_at').notNull(),
    /** When it doesn't hold any more; absent if it holds until it is replaced. */
    expiresAt: time('expires_at'),
    /** How often its writer was told that it ends. */
    reminders: count('reminders'),
    /** When another one replaced it, or its writer's account was removed. */
    endedAt: time('ended_at'),
  },
  (t) => [
    uniqueIndex('tax_form_held').on(t.partnerId, t.office).where(isNull(t.endedAt)),
    index('tax_form_of').on(t.partnerId, t.signedAt),
    index('tax_form_expiring').on(t.reminders, t.expiresAt).where(isNull(t.endedAt)),
    index('tax_form_ended').on(t.endedAt).where(isNotNull(t.endedAt)),
  ],
)

changedWithOwner(taxForm, {
  owner: ['partnerId', partner.id],
  retention: { since: 'endedAt', for: TAX_FORMS_KEPT },
  changes: (now) => ({ endedAt: sql`coalesce(${taxForm.endedAt}, ${now})` }),
  kept: {
    'What was withheld from a writer, and reported, has to be proved to tax offices for years, also after their account is gone.':
      [
        'id',
        'partnerId',
        'kind',
        'office',
        'country',
        'isEntity',
        'claimsTreaty',
        'isBackupSubject',
        'lastFour',
        'vatId',
        'sealed',
        'signedAt',
        'expiresAt',
        'reminders',
      ],
  },
  withheld: {
    'It is sealed under a key of its own, and opened by a logged act of staff alone.': ['sealed'],
  },
})
