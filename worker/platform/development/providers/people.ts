import type { ProviderName } from '../../../../schema/rules/identity'

/** A person at a stand-in. */
export interface StandInPerson {
  name: string
  /** Null for people without one there. */
  email: string | null
}

/** Google and Apple always give an address; Facebook and X may not. */
export const needsAddress = (provider: ProviderName): boolean => provider === 'google' || provider === 'apple'

/** The invented people that a stand-in offers. The last has no address where that is allowed. */
export const peopleAt = (provider: ProviderName): readonly StandInPerson[] => [
  { name: 'Ada Marlow', email: 'ada.marlow@people.example' },
  { name: 'Teo Lindqvist', email: 'teo.lindqvist@people.example' },
  { name: 'Noor Haddad', email: needsAddress(provider) ? 'noor.haddad@people.example' : null },
]

/** A provider's id for a person: always the same for an address, or for a name without one. */
export async function subjectOf(provider: ProviderName, { name, email }: StandInPerson): Promise<string> {
  const known = email === null ? `name ${name}` : `address ${email}`
  const text = `${provider} ${known.toLowerCase()}`
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return String(new DataView(digest).getBigUint64(0))
}

/** A person's username at X: at most 15 letters and digits. */
export const screenNameOf = ({ name }: StandInPerson): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 15) || 'somebody'
