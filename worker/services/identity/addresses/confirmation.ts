/** What a link that confirms an address is about. */
export interface Confirmation {
  /** Normalised. */
  email: string
  /** `verify`: the account's own. `change`: one that replaces it. */
  purpose: 'verify' | 'change'
  /** The account had no address before. */
  isFirst?: boolean
}
