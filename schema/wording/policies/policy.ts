/** Who runs the site, as its policies name them. */
export interface OperatorFacts {
  /** The site's name. */
  product: string
  /** The person or company that answers for it. */
  name: string
  email: string
  /** For letters; null where there is none to give. */
  address: string | null
}

/** A part of a policy, with a heading that links can lead to. */
export interface PolicySection {
  id: string
  heading: string
  paragraphs: readonly string[]
  list?: readonly string[]
}

/** A page of plain text that an operator can publish as it is. */
export interface Policy {
  title: string
  intro: string
  sections: readonly PolicySection[]
}

/** Texts around a policy. */
export const policyWording = {
  updated: (day: string) => `Last updated ${day}`,
  contents: 'On this page',
  contact: 'Contact',
  writeTo: <Link>(name: string, email: Link) => [`${name} runs this site. Write to us at `, email, '.'],
  byPost: (address: string) => `By post: ${address}`,
} as const

/** The day on which the wording of the policies last changed, as an ISO date. */
export const POLICIES_UPDATED = '2026-11-30'
