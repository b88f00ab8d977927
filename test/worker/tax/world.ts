import { env } from 'cloudflare:workers'
import { newVisit } from '../../factories/visit'
import { answer, type Visit } from '../block/support'
import { openPayouts } from '../payout/world'

export const TAX_KEY = 'a key for tax forms of tests, longer than 32'

const ERROR = '... on UserError { code field message }'
const TAXES =
  'id state paidIn forms { id kind country lastFour vatId claimsTreaty signedAt expiresAt } earlier { id kind endedAt }'

export type Mutation = 'signW9' | 'signW8Ben' | 'signW8BenE' | 'signEuDeclaration'

/** Somebody signs a form. */
export const sign = (visit: Visit, mutation: Mutation, input: object) =>
  answer(
    visit,
    `mutation ($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) { result: ${mutation}(input: $input) { __typename ... on WriterTaxes { ${TAXES} } ${ERROR} } }`,
    { input },
  )

/** Staff opens a form. */
export const read = (visit: Visit, taxFormId: string, reason = 'An audit asks for it.') =>
  answer(
    visit,
    `mutation ($input: ReadTaxFormInput!) { result: readTaxForm(input: $input) { __typename ... on ReadTaxForm { id fields { name value } } ${ERROR} } }`,
    { input: { taxFormId, reason } },
  )

interface Stored {
  id: string
  partner_id: string
  kind: string
  last_four: string | null
  sealed: string
  signed_at: number
  expires_at: number | null
  ended_at: number | null
  [column: string]: string | number | null
}

/** Every form as it is stored, the first one first. */
export const storedForms = async (): Promise<Stored[]> =>
  (await env.DB.prepare('select * from tax_form order by signed_at, rowid').all<Stored>()).results

/** A writer in a browser who is owed something, where tax forms are asked for. */
export async function taxedWriter(entered: Record<string, string> = {}) {
  const world = await openPayouts(entered)
  const vars = { ...world.account.vars, TAX_KEY }
  Object.assign(world.account.vars, { TAX_KEY })
  const visit = newVisit({ env: vars, now: world.clock.at })
  await visit.signIn(world.userId)
  return { ...world, vars, visit }
}
