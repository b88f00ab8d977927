import { newVisit } from '../../factories/visit'
import type { Visit } from '../block/support'
import { openPayouts } from './world'

/* A writer who is paid, in a browser. */

export const ERROR = '... on UserError { code field message }'
const PROGRAM = `id status isPaying payoutAccount { state } payouts { payouts { id month status amount isWaiting lines { month amount } } pagingInfo { next { to } } }`
export const program = async (visit: Visit) =>
  (
    (await visit.ask(`{ viewer { partnerProgram { ${PROGRAM} } } }`)).data as {
      viewer: { partnerProgram: Record<string, unknown> | null }
    }
  ).viewer.partnerProgram

/** A writer who is owed something, in a browser, with the provider that pays them. */
export async function writer(amount?: number) {
  const world = await openPayouts({}, amount)
  const visit = newVisit({ env: world.account.vars, now: world.clock.at })
  await visit.signIn(world.userId)
  return { ...world, visit }
}
