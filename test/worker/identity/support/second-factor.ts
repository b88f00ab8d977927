import { Secret, TOTP } from 'otpauth'
import { NOON } from '../../../factories/ids'
import { createUser } from '../../../factories/user'
import { newVisit } from '../../../factories/visit'
import { givePassword, mutate, quoted, redeem, type Visit, withPassword } from './credentials'

/** Seconds that a code is shown, in milliseconds. */
export const STEP = 30_000
const RIGHT = 'walnut-bridge-41'
let turn = 0

/** A browser at an address of the network that no other has. */
export function newBrowser(now = NOON): Visit {
  turn += 1
  return newVisit({ address: `2001:db8:${turn.toString(16)}::7`, now })
}

/** What an authenticator app shows at a time. */
export const shownAt = (secret: string, now: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })

/** Six digits that the app shows at no time around now. */
export function wrongAt(secret: string, now: number): string {
  const near = [-2, -1, 0, 1, 2].map((n) => shownAt(secret, now + n * STEP))
  for (let n = 0; ; n++) {
    const code = String(n).padStart(6, '0')
    if (!near.includes(code)) return code
  }
}

export const verify = (visit: Visit, code: string) =>
  mutate(visit, 'Token', `verifyTwoFactorCode(code: ${quoted(code)})`)
export const confirm = (visit: Visit, code: string) =>
  mutate(visit, 'RecoveryCodes', `confirmTwoFactor(code: ${quoted(code)})`)
export const start = (visit: Visit) => mutate(visit, 'TwoFactorSetup', 'startTwoFactor')

/** Somebody with a second factor, in a browser of theirs, and with the secret in their app. */
export async function somebody() {
  const visit = newBrowser()
  const email = `factor${turn}@example.org`
  const { id } = await createUser({ email })
  await givePassword(id, RIGHT)
  await visit.signIn(id)
  const { secret = '' } = await start(visit)
  const { codes = [] } = await confirm(visit, shownAt(secret, NOON))
  visit.now += 2 * STEP
  return { id, email, secret, codes, visit }
}

/** Gives the first factor in a new browser; says where that leads. */
export async function firstFactor(email: string, now: number): Promise<Visit & { location: string | null }> {
  const visit = newBrowser(now)
  const { value } = await withPassword(visit, email, RIGHT)
  return Object.assign(visit, { location: await redeem(visit, value) })
}
