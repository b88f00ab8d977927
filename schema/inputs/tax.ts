import * as v from 'valibot'
import { type Fault, faultsOfEu, faultsOfW8Ben, faultsOfW8BenE, faultsOfW9 } from '../rules/tax/faults'
import { ENTITY_TYPES, FATCA_STATUSES, TIN_KINDS, TREATY_TESTS, W9_CLASSES } from '../rules/tax/forms'
import { taxMessages as messages } from '../wording/tax-messages'
import { countryOr } from './membership'
import * as field from './tax-fields'
import { oneOf } from './text'

/* The forms that writers sign. Check digits are the worker's. Rule: docs/rules/partner.md, "Taxes". */

type Report = (issue: { message: string; path: [v.IssuePathItem] }) => void

/** Names the fields in which a form isn't as it has to be. */
function report(faults: readonly Fault[], input: Record<string, unknown>, addIssue: Report): void {
  for (const [key, message] of faults)
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
}

export const w9 = v.pipe(
  v.object({
    name: field.name,
    businessName: field.middleText,
    classification: oneOf(W9_CLASSES, messages.classification),
    exemptPayeeCode: field.shortText,
    fatcaCode: field.shortText,
    ...field.place,
    tinKind: oneOf(TIN_KINDS, messages.tinKind),
    tin: field.taxNumber,
    isAppliedFor: v.boolean(),
    isBackupSubject: v.pipe(
      v.boolean(),
      v.description('Whether the IRS has told the writer that they are subject to backup withholding.'),
    ),
    signer: field.middleText,
    signature: field.signature,
    isCertified: field.certified,
  }),
  v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
    if (typed) report(faultsOfW9(value), value, addIssue)
  }),
)

const w8 = {
  ...field.place,
  mailingAddress: field.longText,
  usTin: field.taxNumber,
  foreignTin: field.taxNumber,
  hasNoForeignTin: v.pipe(
    v.boolean(),
    v.description('Whether the country of residence requires no tax number of the writer.'),
  ),
  claimsTreaty: v.boolean(),
}

export const w8Ben = v.pipe(
  v.object({
    name: field.name,
    citizenship: countryOr(messages.country),
    ...w8,
    birthDate: field.birthDate,
    signature: field.signature,
    isCertified: field.certified,
  }),
  v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
    if (typed) report(faultsOfW8Ben(value), value, addIssue)
  }),
)

export const w8BenE = v.pipe(
  v.object({
    name: field.entityName,
    incorporatedIn: countryOr(messages.country),
    disregardedName: field.middleText,
    entityType: oneOf(ENTITY_TYPES, messages.entityType),
    fatcaStatus: oneOf(FATCA_STATUSES, messages.fatcaStatus),
    ...w8,
    treatyTest: v.nullish(oneOf(TREATY_TESTS, messages.treatyTest), null),
    signer: field.signer,
    signature: field.signature,
    hasCapacity: field.certified,
    isCertified: field.certified,
  }),
  v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
    if (typed) report(faultsOfW8BenE(value), value, addIssue)
  }),
)

export const euDeclaration = v.pipe(
  v.object({
    isEntity: v.boolean(),
    name: field.name,
    ...field.place,
    tin: field.taxNumber,
    hasNoTin: v.boolean(),
    birthDate: field.birthDate,
    birthPlace: field.middleText,
    companyNumber: field.companyNumber,
    vatId: field.taxNumber,
    establishments: v.pipe(
      field.middleText,
      v.description('Other countries of the European Union in which there is a permanent establishment.'),
    ),
    signer: field.middleText,
    signature: field.signature,
    isCertified: field.certified,
  }),
  v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
    if (typed) report(faultsOfEu(value), value, addIssue)
  }),
)
