/** Secrets that a deployment doesn't work without. */
export const REQUIRED_SECRETS = ['ADMIN_KEY', 'AUTH_SECRET'] as const

/** The shortest key that the worker takes in production; it answers 404 for a shorter one. */
export const MIN_KEY = 32

/** How to make a key. */
export const KEY_ADVICE = `Make a key, keep it where you keep passwords, and give it along once:
  ADMIN_KEY="$(openssl rand -hex 32)" npm run deploy`

/** Names in what `wrangler secret list` prints; none when it prints something else. */
export function secretNames(printed: string): string[] {
  const start = printed.indexOf('[')
  if (start === -1) return []
  try {
    const list: unknown = JSON.parse(printed.slice(start, printed.lastIndexOf(']') + 1))
    if (!Array.isArray(list)) return []
    return list.flatMap((secret: { name?: unknown }) => (typeof secret?.name === 'string' ? secret.name : []))
  } catch {
    return []
  }
}

/**
 * What is wrong with the secrets, in sentences. The length of one that is set already can't be asked for; the
 * worker itself refuses a key that is too short.
 *
 * @param present names of those that are set.
 * @param given values that come along with this deployment.
 */
export function secretProblems(
  present: readonly string[],
  given: Readonly<Record<string, string | undefined>>,
): string[] {
  return REQUIRED_SECRETS.flatMap((name) => {
    const value = given[name]
    if (value !== undefined && value !== '') {
      if (value.length < MIN_KEY)
        return [`${name} has ${value.length} characters; it needs ${MIN_KEY}. ${KEY_ADVICE}`]
      return /\s/.test(value) ? [`${name} holds white space, which no request can send.`] : []
    }
    return present.includes(name) ? [] : [`The secret ${name} isn't set. ${KEY_ADVICE}`]
  })
}
