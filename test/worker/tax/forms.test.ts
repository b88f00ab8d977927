import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { taxMessages as messages } from '../../../schema/wording/tax-messages'
import { forgetEverything } from '../../../worker/isolate-memory'
import type { Visit } from '../block/support'
import { forgetPayouts } from '../payout/world'
import { EU, W8BEN, W8BENE, W9 } from './filled'
import { type Mutation, sign, storedForms, taxedWriter } from './world'

/* What each form takes and refuses. Rule: docs/rules/partner.md, "Taxes". */

let visit: Visit
beforeAll(async () => {
  await forgetPayouts()
})
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  forgetEverything()
  // Each has their own limit of attempts.
  ;({ visit } = await taxedWriterAgain())
})

async function taxedWriterAgain() {
  await forgetPayouts()
  return taxedWriter()
}

type Bad = readonly [field: string, change: object, message: string]

const refused = async (mutation: Mutation, good: object, [field, change, message]: Bad) => {
  const answer = await sign(visit, mutation, { ...good, ...change })
  expect(answer, JSON.stringify(change)).toMatchObject({ code: 'BAD_REQUEST', field, message })
  expect(await storedForms()).toEqual([])
}

const taken = async (mutation: Mutation, good: object, change: object) => {
  const answer = await sign(visit, mutation, { ...good, ...change })
  expect(answer, JSON.stringify(change)).toMatchObject({ __typename: 'WriterTaxes' })
}

const COMPANY = { classification: 'C_CORPORATION', tinKind: 'EIN', tin: '12-3456789', signer: 'Ada Lund' }

describe('a W-9', () => {
  test.each([
    { tinKind: 'ITIN', tin: '912-70-1234' },
    { tinKind: 'EIN', tin: '123456789' },
    { tin: '', isAppliedFor: true },
    { ...COMPANY, exemptPayeeCode: '5', fatcaCode: 'm' },
    { ...COMPANY, classification: 'LLC', tinKind: 'SSN', tin: '123 45 6789' },
    { country: 'DE', region: '', postalCode: '20359' },
    { postalCode: '04101-1234', region: 'me' },
    { isBackupSubject: true },
  ])('is taken with %j', (change) => taken('signW9', W9, change))

  test.each<Bad>([
    ['tin', { tin: '000-45-6789' }, messages.ssn],
    ['tin', { tin: '666-45-6789' }, messages.ssn],
    ['tin', { tin: '900-45-6789' }, messages.ssn],
    ['tin', { tin: '123-00-6789' }, messages.ssn],
    ['tin', { tin: '123-45-0000' }, messages.ssn],
    ['tin', { tin: '078-05-1120' }, messages.ssn],
    ['tin', { tin: '123-45-678' }, messages.ssn],
    ['tin', { tinKind: 'ITIN', tin: '912-66-1234' }, messages.itin],
    ['tin', { tinKind: 'ITIN', tin: '912-93-1234' }, messages.itin],
    ['tin', { tinKind: 'EIN', tin: '07-1234567' }, messages.ein],
    ['tin', { tin: '' }, messages.tinMissing],
    ['tin', { isAppliedFor: true }, messages.tinAndApplied],
    ['tinKind', { ...COMPANY, tinKind: 'SSN' }, messages.needsEin],
    ['exemptPayeeCode', { exemptPayeeCode: '5' }, messages.exemptPayee],
    ['exemptPayeeCode', { ...COMPANY, exemptPayeeCode: '14' }, messages.exemptPayee],
    ['fatcaCode', { ...COMPANY, fatcaCode: 'N' }, messages.fatca],
    ['signer', { ...COMPANY, signer: '' }, messages.signer],
    ['region', { region: 'ZZ' }, messages.state],
    ['postalCode', { postalCode: '4101' }, messages.zip],
    ['country', { country: 'XX' }, messages.country],
    ['name', { name: ' ' }, messages.name],
    ['classification', { classification: 'KING' }, messages.classification],
    ['signature', { signature: 'Ada Lunt' }, messages.signature],
    ['isCertified', { isCertified: false }, messages.certify],
  ])('isn’t with a wrong %s: %j', (...bad) => refused('signW9', W9, bad))
})

describe('a W-8BEN', () => {
  test.each([
    { country: 'GB', foreignTin: 'AA 12 34 56 A' },
    { country: 'FR', foreignTin: '30 23 217 600 053' },
    { country: 'IN', foreignTin: 'ACUPA7085R' },
    { country: 'CA', foreignTin: '046 454 286' },
    { country: 'BR', foreignTin: '390.533.447-05', claimsTreaty: false },
    // Nothing is known of the numbers of this country.
    { country: 'KE', foreignTin: 'A001234567B', claimsTreaty: false },
    { foreignTin: '', hasNoForeignTin: true, usTin: '912-70-1234' },
    { foreignTin: '', hasNoForeignTin: true, claimsTreaty: false },
  ])('is taken with %j', (change) => taken('signW8Ben', W8BEN, change))

  test.each<Bad>([
    ['foreignTin', { foreignTin: '36 574 261 808' }, messages.foreignTin],
    ['foreignTin', { country: 'BR', claimsTreaty: false }, messages.foreignTin],
    // Their check digits are right.
    ['foreignTin', { country: 'BR', foreignTin: '111.111.111-11', claimsTreaty: false }, messages.foreignTin],
    ['foreignTin', { country: 'NL', foreignTin: '000000000' }, messages.foreignTin],
    ['foreignTin', { country: 'KE', foreignTin: '00000000', claimsTreaty: false }, messages.foreignTin],
    ['foreignTin', { country: 'SE', foreignTin: '-' }, messages.foreignTin],
    ['foreignTin', { country: 'KE', foreignTin: 'none', claimsTreaty: false }, messages.foreignTin],
    ['foreignTin', { foreignTin: '' }, messages.foreignTinMissing],
    ['foreignTin', { hasNoForeignTin: true }, messages.foreignTinAndNone],
    ['usTin', { usTin: '000-12-3456' }, messages.usTin],
    ['claimsTreaty', { country: 'BR', foreignTin: '390.533.447-05' }, messages.noTreaty],
    ['claimsTreaty', { country: 'HU', foreignTin: '8071592153' }, messages.noTreaty],
    ['claimsTreaty', { foreignTin: '', hasNoForeignTin: true }, messages.treatyNeedsTin],
    ['country', { country: 'US' }, messages.notUs],
    ['citizenship', { citizenship: 'US' }, messages.usCitizen],
    ['address', { address: 'P.O. Box 12' }, messages.noBox],
    ['address', { address: 'c/o Meyer, Hafenstraße 1' }, messages.noBox],
    ['birthDate', { birthDate: '1981-02-29' }, messages.birthDate],
    ['birthDate', { birthDate: '2098-01-01' }, messages.birthDate],
    ['birthDate', { birthDate: '' }, messages.birthDate],
    ['signature', { signature: 'J. Weiß' }, messages.signature],
    ['isCertified', { isCertified: false }, messages.certify],
  ])('isn’t with a wrong %s: %j', (...bad) => refused('signW8Ben', W8BEN, bad))
})

describe('a W-8BEN-E', () => {
  test.each([
    { country: 'DE', foreignTin: '', hasNoForeignTin: true, usTin: '98-1234567' },
    { claimsTreaty: false, treatyTest: null },
    { entityType: 'TAX_EXEMPT_ORGANIZATION', fatcaStatus: 'NONPROFIT', treatyTest: 'TAX_EXEMPT' },
  ])('is taken with %j', (change) => taken('signW8BenE', W8BENE, change))

  test.each<Bad>([
    ['incorporatedIn', { incorporatedIn: 'US' }, messages.usEntity],
    ['treatyTest', { treatyTest: null }, messages.treatyTest],
    ['entityType', { entityType: 'PARTNERSHIP' }, messages.entityType],
    ['fatcaStatus', { fatcaStatus: 'BANK' }, messages.fatcaStatus],
    ['foreignTin', { foreignTin: '2955839661' }, messages.foreignTin],
    ['usTin', { usTin: '07-1234567' }, messages.usTin],
    ['signer', { signer: '' }, messages.signer],
    ['signature', { signature: 'Stories Ltd' }, messages.signature],
    ['hasCapacity', { hasCapacity: false }, messages.certify],
    ['isCertified', { isCertified: false }, messages.certify],
  ])('isn’t with a wrong %s: %j', (...bad) => refused('signW8BenE', W8BENE, bad))
})

const FIRM = { isEntity: true, name: 'Geschichten GmbH', companyNumber: 'HRB 1234', signer: 'Jörg Weiß' }

describe('a declaration for the European Union', () => {
  test.each([
    { vatId: '' },
    { tin: '', hasNoTin: true, birthPlace: 'Bremen' },
    { ...FIRM, tin: '', hasNoTin: true, birthDate: '', establishments: 'fr, IT' },
    { country: 'GR', tin: '', hasNoTin: true, birthPlace: 'Volos', vatId: 'el 094259216' },
    { country: 'NL', tin: '111222333', vatId: 'NL004495445B01' },
  ])('is taken with %j', (change) => taken('signEuDeclaration', EU, change))

  test.each<Bad>([
    ['vatId', { vatId: 'DE136695977' }, messages.vatId],
    ['vatId', { vatId: '136695976' }, messages.vatId],
    ['vatId', { vatId: 'FR40303265045' }, messages.vatId],
    ['country', { country: 'CH' }, messages.euCountry],
    ['tin', { tin: '36574261808' }, messages.foreignTin],
    ['tin', { tin: '' }, messages.foreignTinMissing],
    ['tin', { hasNoTin: true }, messages.foreignTinAndNone],
    ['birthPlace', { tin: '', hasNoTin: true }, messages.birthPlace],
    ['birthDate', { birthDate: '' }, messages.birthDate],
    ['companyNumber', { ...FIRM, companyNumber: '' }, messages.companyNumber],
    ['establishments', { ...FIRM, tin: '', hasNoTin: true, establishments: 'CH' }, messages.establishments],
    ['signature', { signature: 'Weiß' }, messages.signature],
    ['isCertified', { isCertified: false }, messages.certify],
  ])('isn’t with a wrong %s: %j', (...bad) => refused('signEuDeclaration', EU, bad))
})
