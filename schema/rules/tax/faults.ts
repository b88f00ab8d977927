import { taxMessages as messages } from '../../wording/tax-messages'
import { isEuCountry } from './eu'
import type { TinKind, W9Class } from './forms'
import { treatyOf } from './treaties'
import { usNumber } from './us-numbers'
import { isUsState, isZip } from './us-places'

/* What forms demand beyond their single fields. Each answers with the fields that are wrong, and why. */

export type Fault = readonly [field: string, message: string]

/** Which conditions hold, as faults. */
const faults = (...all: readonly (readonly [isWrong: boolean, field: string, message: string])[]): Fault[] =>
  all.flatMap(([isWrong, field, message]) => (isWrong ? [[field, message] as const] : []))

/** A name as signatures are compared by it. */
const plain = (name: string): string => name.normalize('NFC').toLocaleLowerCase('en')

interface Placed {
  country: string
  region: string
  postalCode: string
}

const placeFaults = ({ country, region, postalCode }: Placed): Fault[] =>
  country === 'US'
    ? faults(
        [!isUsState(region.toUpperCase()), 'region', messages.state],
        [!isZip(postalCode), 'postalCode', messages.zip],
      )
    : []

const signatureFaults = (signature: string, name: string): Fault[] =>
  faults([plain(signature) !== plain(name), 'signature', messages.signature])

const TIN_MESSAGES: Readonly<Record<TinKind, string>> = {
  SSN: messages.ssn,
  ITIN: messages.itin,
  EIN: messages.ein,
}

interface W9 extends Placed {
  name: string
  classification: W9Class
  exemptPayeeCode: string
  fatcaCode: string
  tinKind: TinKind
  tin: string
  isAppliedFor: boolean
  signer: string
  signature: string
}

export function faultsOfW9(form: W9): Fault[] {
  const { classification, tin, tinKind, isAppliedFor, exemptPayeeCode, fatcaCode, signer } = form
  const isPerson = classification === 'INDIVIDUAL'
  const needsEin = !isPerson && classification !== 'LLC'
  return [
    ...faults(
      [
        exemptPayeeCode !== '' && (isPerson || !/^(?:[1-9]|1[0-3])$/.test(exemptPayeeCode)),
        'exemptPayeeCode',
        messages.exemptPayee,
      ],
      [fatcaCode !== '' && (isPerson || !/^[A-M]$/i.test(fatcaCode)), 'fatcaCode', messages.fatca],
      [needsEin && tinKind !== 'EIN', 'tinKind', messages.needsEin],
      [tin === '' && !isAppliedFor, 'tin', messages.tinMissing],
      [tin !== '' && isAppliedFor, 'tin', messages.tinAndApplied],
      [tin !== '' && usNumber(tin, [tinKind]) === undefined, 'tin', TIN_MESSAGES[tinKind]],
      [!isPerson && signer === '', 'signer', messages.signer],
    ),
    ...placeFaults(form),
    ...signatureFaults(form.signature, isPerson ? form.name : signer),
  ]
}

interface W8 extends Placed {
  address: string
  usTin: string
  foreignTin: string
  hasNoForeignTin: boolean
  claimsTreaty: boolean
}

/** A permanent address is where somebody lives, not where mail is kept or forwarded. */
const isBox = (address: string): boolean =>
  /\bp\.?\s*o\.?\s*box\b|\bpost(?:al)? (?:office )?box\b|\bpostfach\b|\bc\/o\b|\bin care of\b/i.test(address)

const w8Faults = (form: W8, kinds: readonly TinKind[]): Fault[] => {
  const { address, country, usTin, foreignTin, hasNoForeignTin, claimsTreaty } = form
  return faults(
    [country === 'US', 'country', messages.notUs],
    [isBox(address), 'address', messages.noBox],
    [usTin !== '' && usNumber(usTin, kinds) === undefined, 'usTin', messages.usTin],
    [foreignTin === '' && !hasNoForeignTin, 'foreignTin', messages.foreignTinMissing],
    [foreignTin !== '' && hasNoForeignTin, 'foreignTin', messages.foreignTinAndNone],
    [claimsTreaty && treatyOf(country) === undefined, 'claimsTreaty', messages.noTreaty],
    [claimsTreaty && foreignTin === '' && usTin === '', 'claimsTreaty', messages.treatyNeedsTin],
  )
}

interface W8Ben extends W8 {
  name: string
  citizenship: string
  birthDate: string
  signature: string
}

export const faultsOfW8Ben = (form: W8Ben): Fault[] => [
  ...faults(
    [form.citizenship === 'US', 'citizenship', messages.usCitizen],
    [form.birthDate === '', 'birthDate', messages.birthDate],
  ),
  ...w8Faults(form, ['SSN', 'ITIN']),
  ...signatureFaults(form.signature, form.name),
]

interface W8BenE extends W8 {
  incorporatedIn: string
  treatyTest: string | null
  signer: string
  signature: string
}

export const faultsOfW8BenE = (form: W8BenE): Fault[] => [
  ...faults(
    [form.incorporatedIn === 'US', 'incorporatedIn', messages.usEntity],
    [form.claimsTreaty && form.treatyTest === null, 'treatyTest', messages.treatyTest],
  ),
  ...w8Faults(form, ['EIN']),
  ...signatureFaults(form.signature, form.signer),
]

interface EuDeclaration {
  isEntity: boolean
  name: string
  country: string
  tin: string
  hasNoTin: boolean
  birthDate: string
  birthPlace: string
  companyNumber: string
  establishments: string
  signer: string
  signature: string
}

/** Countries that are written with commas between them. */
const countriesIn = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)

export function faultsOfEu(form: EuDeclaration): Fault[] {
  const { isEntity, tin, hasNoTin } = form
  return [
    ...faults(
      [!isEuCountry(form.country), 'country', messages.euCountry],
      [tin === '' && !hasNoTin, 'tin', messages.foreignTinMissing],
      [tin !== '' && hasNoTin, 'tin', messages.foreignTinAndNone],
      [!isEntity && form.birthDate === '', 'birthDate', messages.birthDate],
      [!isEntity && hasNoTin && form.birthPlace === '', 'birthPlace', messages.birthPlace],
      [isEntity && form.companyNumber === '', 'companyNumber', messages.companyNumber],
      [!countriesIn(form.establishments).every(isEuCountry), 'establishments', messages.establishments],
      [isEntity && form.signer === '', 'signer', messages.signer],
    ),
    ...signatureFaults(form.signature, isEntity ? form.signer : form.name),
  ]
}
