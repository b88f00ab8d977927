import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { createCollection } from '../../factories/collection'
import { createUser } from '../../factories/user'
import { confirm, rowsOf, settingsPath, subscribe, tokenTo, visitor } from './support'

let next = 0
export const someone = () => `leaver-${next++}@example.org`

/** Somebody who subscribes to a writer and to a publication. */
export async function subscribed() {
  const email = someone()
  const [writer, publication] = await Promise.all([
    createUser({ name: 'Ana Writer' }),
    createCollection({ name: 'The Daily Tide' }),
  ])
  const ids = [writer.id, publication.id ?? '']
  for (const id of ids) {
    await subscribe(visitor(), id, email)
    await confirm(visitor(), tokenTo(email))
  }
  clearMailbox()
  return { email, ids, path: await settingsPath(email) }
}

/** The state of an address's subscription to a newsletter. */
export const stateTo = async (email: string, newsletterId: string | undefined) =>
  (await rowsOf(email)).find((row) => row.newsletterId === newsletterId)?.state
