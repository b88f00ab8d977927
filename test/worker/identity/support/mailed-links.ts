import { createUser } from '../../../factories/user'
import { lastMail, newEmail, newReader, sendMail, typeCode, type Visit, viewerId } from '../by-mail'

/** Somebody to whom a mail went that signs in, and the browser that asked for it. */
export async function withLink(more: Record<string, unknown> = {}) {
  const email = newEmail()
  const user = await createUser({ email })
  const visit = newReader()
  await sendMail(visit, email, more)
  return { visit, email, user, ...lastMail(email) }
}

/** A token of a right code. */
export async function withToken(more: Record<string, unknown> = {}) {
  const asked = await withLink(more)
  const { value = '' } = await typeCode(asked.visit, asked.code)
  return { ...asked, token: value }
}

export const isSignedIn = async (visit: Visit) => (await viewerId(visit)) !== null
