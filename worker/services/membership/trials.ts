import { sha256 } from '../../../schema/rules/hex'
import { TRIALS_OF_NETWORK } from '../../../schema/rules/membership/tries'
import type { Statement } from '../../data/database'
import { insertTrial, trialById } from '../../data/membership/trials'
import type { Needs } from '../parts'
import { networkIn } from './limit-payer'
import type { KeptMethod, PaymentProvider } from './provider'

/* One trial for each card, and few for each network. Rule: docs/rules/membership.md, "Trials". */

type Parts = Needs<'db' | 'lockouts' | 'browser' | 'clock'>

const idOf = (provider: PaymentProvider['name'], fingerprint: string) => sha256(`${provider} ${fingerprint}`)

/**
 * Whether a trial may begin with what somebody pays with.
 *
 * @returns the statements that begin it, which fail their batch if another one has begun meanwhile; nothing if it may not.
 */
export async function trialWith(
  { db, lockouts, browser, clock }: Parts,
  provider: PaymentProvider['name'],
  { fingerprint }: Pick<KeptMethod, 'fingerprint'>,
): Promise<Statement[] | undefined> {
  const { most, windowMs } = TRIALS_OF_NETWORK
  const freeAt = await lockouts.freeAt('trials', networkIn({ browser }), windowMs, most)
  if (freeAt > clock.now()) return undefined
  if (fingerprint === undefined) return []
  const id = await idOf(provider, fingerprint)
  return (await db.first(trialById, id)) ? undefined : [insertTrial({ id, begunAt: clock.now() })]
}

/** Counts a trial that has begun against its network. */
export async function countTrial({ lockouts, browser }: Needs<'lockouts' | 'browser'>): Promise<void> {
  await lockouts.use('trials', networkIn({ browser }), TRIALS_OF_NETWORK.windowMs, TRIALS_OF_NETWORK.most)
}
