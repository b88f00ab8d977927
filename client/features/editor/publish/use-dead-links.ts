import { useEffect, useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { LINK_CHECK_LIMIT } from '../../../../schema/rules/link-checks'
import { askHelper } from '../ask-helper'

/** A link that leads nowhere, and why. */
export interface DeadLink {
  url: string
  reason: 'gone' | 'unreachable'
}

/** What an answer takes beyond the check. */
const UNDERWAY = 5_000

/**
 * The links of a text that lead nowhere; null while they are being checked. Nothing is said if they can't be: the check
 * is never in the way. Rule: docs/rules/writing.md, "Dead links".
 *
 * @param linksOf a text that changes meanwhile isn't checked again.
 */
export function useDeadLinks(linksOf: () => readonly string[]): readonly DeadLink[] | null {
  const [dead, setDead] = useState<readonly DeadLink[] | null>(null)
  const [urls] = useState(linksOf)
  useEffect(() => {
    if (urls.length === 0) return setDead([])
    let isOpen = true
    askHelper<{ dead: DeadLink[] }>(linkTo('CheckLinks'), { urls }, LINK_CHECK_LIMIT + UNDERWAY).then(
      (answer) => isOpen && setDead(answer && 'dead' in answer ? answer.dead : []),
    )
    return () => {
      isOpen = false
    }
  }, [urls])
  return dead
}
