import { clearMailbox, mailbox } from '../../../worker/platform/development/mailbox'
import { signedIn } from '../../factories/signed-in'

const OWN_FIELDS = 'id isOffered countries country number verifiedAt pending { number expiresAt }'
const FIELDS = `__typename ... on MobileVerification { ${OWN_FIELDS} } ... on UserError { code field message }`

export const START = `mutation ($input: StartMobileVerificationInput!) {
  result: startMobileVerification(input: $input) { ${FIELDS} } }`
export const CONFIRM = `mutation ($input: ConfirmMobileVerificationInput!) {
  result: confirmMobileVerification(input: $input) { ${FIELDS} } }`
export const REMOVE = `mutation { result: removeMobileNumber { ${FIELDS} } }`
export const OWN = `{ result: mobileVerification { ${OWN_FIELDS} } }`

export type Person = Awaited<ReturnType<typeof signedIn>>
export interface Answer {
  __typename: string
  id?: string
  isOffered?: boolean
  countries?: string[]
  number?: string | null
  verifiedAt?: number | null
  pending?: { number: string; expiresAt: number } | null
  code?: string
  field?: string | null
  message?: string
}

export async function run({ visit }: Pick<Person, 'visit'>, query: string, input?: object): Promise<Answer> {
  const { data, ...rest } = await visit.ask(query, { input })
  if (!data) throw new Error(JSON.stringify(rest))
  return data.result as Answer
}

/** Somebody whose requests come from a network of their own. */
let networks = 0
export const newPerson = (given: Parameters<typeof signedIn>[0] = {}, options = {}) => {
  networks += 1
  const address = `198.51.${Math.floor(networks / 250)}.${networks % 250}`
  return signedIn(given, { address, country: 'DE', ...options })
}

let numbers = 0
/** A German mobile number that nobody has used, whose neighbours aren't used either. */
export const newNumber = (): string => {
  numbers += 1
  return `01512 ${String(100 + numbers).padStart(3, '0')}0000`
}

export const start = (person: Pick<Person, 'visit'>, phoneNumber: string, country = 'DE') =>
  run(person, START, { country, phoneNumber })
export const confirm = (person: Pick<Person, 'visit'>, code: string) => run(person, CONFIRM, { code })

/** The code that was sent last. */
export const lastCode = (): string => mailbox()[0]?.mail.code ?? ''
export const forgetMessages = clearMailbox

/** Verifies a number, and answers with what the last step says. */
export async function verify(person: Pick<Person, 'visit'>, number = newNumber()): Promise<Answer> {
  const begun = await start(person, number)
  if (begun.__typename !== 'MobileVerification') throw new Error(JSON.stringify(begun))
  return confirm(person, lastCode())
}
