import { networkOf } from '../../../schema/rules/network-of'
import type { Clock } from '../clock'
import type { Lockouts } from './lockouts'

type Guard = ReturnType<Env['LOCKOUT_GUARD']['get']>

/** A response that takes longer, in milliseconds, counts as none: nobody is let in then. */
const TIME_LIMIT = 5000

/** Rejects if the guard doesn't respond in time. Not retried, because it may have counted. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the lockout guard took too long')), TIME_LIMIT)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Lockouts kept by one Durable Object for each kind and subject.
 *
 * @param hash a keyed hash: subjects are email or network addresses, and operators see the names of objects.
 * @throws from each call if the object doesn't respond: an attempt that can't be counted isn't checked.
 */
export function openLockouts(env: Env, clock: Clock, hash: (text: string) => Promise<string>): Lockouts {
  const guard = async (scope: string, subject: string): Promise<Guard> => {
    const namespace = env.LOCKOUT_GUARD
    return namespace.get(namespace.idFromName(await hash(`${scope} ${networkOf(subject)}`)))
  }
  return {
    async attempt(kind, subject) {
      const { isAllowed, state } = await inTime((await guard(kind, subject)).attempt(kind, clock.now()))
      return { isAllowed, state }
    },
    succeeded: async (kind, subject) => inTime((await guard(kind, subject)).succeeded(kind, clock.now())),
    state: async (kind, subject) => inTime((await guard(kind, subject)).state(clock.now())),
    lift: async (kind, subject) => inTime((await guard(kind, subject)).lift(kind, clock.now())),
    use: async (what, subject, windowMs, most, items) =>
      inTime((await guard(`use ${what}`, subject)).use(windowMs, clock.now(), most, items)),
    freeAt: async (what, subject, windowMs, most) =>
      inTime((await guard(`use ${what}`, subject)).freeAt(windowMs, clock.now(), most)),
    forget: async (what, subject) => inTime((await guard(`use ${what}`, subject)).forget()),
  }
}
