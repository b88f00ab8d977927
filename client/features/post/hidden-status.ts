import type { PageHead } from '../../lib/page'

/** The status of a story that isn't shown, and of the pages below its address. */
export function hiddenStatus(hidden: {
  __typename: string
  isTakenDown?: boolean | null
}): Pick<PageHead, 'status'> {
  if (hidden.__typename === 'WithheldInCountry') return { status: 451 }
  return hidden.isTakenDown ? { status: 410 } : {}
}
