import { NOON } from './ids'
import { createUser } from './user'
import { newVisit, type VisitOptions } from './visit'

/** A signed-in person, and their browser. */
export async function signedIn(given: Parameters<typeof createUser>[0] = {}, options: VisitOptions = {}) {
  const user = await createUser({ emailVerifiedAt: NOON, ...given })
  const visit = newVisit(options)
  await visit.signIn(user.id)
  return { user, visit }
}
