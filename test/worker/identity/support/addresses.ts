import { env } from 'cloudflare:workers'
import { createUser } from '../../../factories/user'
import { lastMail, newEmail, newReader, type Result, type Visit } from '../by-mail'

export const toast = (visit: Visit) => visit.cookies().get('toast')

export const account = async (id: string) =>
  env.DB.prepare(
    'SELECT email, email_verified_at AS verifiedAt, unverified_email AS unverified FROM user WHERE id = ?',
  )
    .bind(id)
    .first<{ email: string; verifiedAt: number | null; unverified: string | null }>()

export async function sendVerification(visit: Visit): Promise<Result> {
  const { data } = await visit.ask(
    'mutation { sendVerificationEmail { __typename ... on UserError { message } } }',
  )
  return data?.sendVerificationEmail as Result
}

/** The path of the newest link that confirms an address. */
export const pathTo = (email: string): string => new URL(lastMail(email).link).pathname

/** A signed-in person whose address isn't confirmed. */
export async function unverified() {
  const email = newEmail()
  const user = await createUser({ email })
  const visit = newReader()
  await visit.signIn(user.id)
  return { email, id: user.id, visit }
}
