import type { ProviderName } from '../../../../schema/rules/identity'

/** Somebody whom a stand-in knows. */
export interface StandInPerson {
  name: string
  /** Null for those who have none there. */
  email: string | null
}

/** Google and Apple always give an address; Facebook and X may give none. */
export const needsAddress = (provider: ProviderName): boolean => provider === 'google' || provider === 'apple'

/** Those whom a stand-in offers. Invented; the last has no address where that may be. */
export const peopleAt = (provider: ProviderName): readonly StandInPerson[] => [
  { name: 'Ada Marlow', email: 'ada.marlow@people.example' },
  { name: 'Teo Lindqvist', email: 'teo.lindqvist@people.example' },
  { name: 'Noor Haddad', email: needsAddress(provider) ? 'noor.haddad@people.example' : null },
]

/** What a provider knows somebody by: the same for an address at all times, and for a name where there is none. */
export async function subjectOf(provider: ProviderName, { name, email }: StandInPerson): Promise<string> {
  const known = email === null ? `name ${name}` : `address ${email}`
  const text = `${provider} ${known.toLowerCase()}`
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return String(new DataView(digest).getBigUint64(0))
}

/** X's name for somebody: at most 15 letters and digits. */
export const screenNameOf = ({ name }: StandInPerson): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 15) || 'somebody'
