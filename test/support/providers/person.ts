/**
 * A person at a provider of the tests, as typed there: a name and its special properties. `ada`, `ada
 * email=ada@elsewhere.example`, `ada unverified`, `ada no-email`, `ada fault=wrong-nonce`.
 */
export interface Person {
  subject: string
  name: string
  email: string | undefined
  isEmailVerified: boolean
  /** What the provider does wrong for them. */
  fault: string | undefined
}

/** Parses a typed login. */
export function personOf(login: string): Person {
  const [word = 'nobody', ...rest] = login.trim().split(/\s+/)
  const value = (key: string) => rest.find((text) => text.startsWith(`${key}=`))?.slice(key.length + 1)
  return {
    subject: `s-${word}`,
    name: `${word.charAt(0).toUpperCase()}${word.slice(1)} Example`,
    email: rest.includes('no-email') ? undefined : (value('email') ?? `${word}@people.example`),
    isEmailVerified: !rest.includes('unverified'),
    fault: value('fault'),
  }
}
