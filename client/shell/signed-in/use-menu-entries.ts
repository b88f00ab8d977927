import { MINUTE } from '../../../schema/rules/time-units'
import { useApp } from '../../lib/app'
import { useAnswer } from '../../lib/use-answer'
import { useCanLink } from '../../lib/use-can-link'
import type { Viewer } from '../../lib/use-viewer'
import { AvatarMenuQuery } from './avatar-menu-query.generated'
import { apart, furtherLinks, mainEntries, moreEntries } from './menu-entries'

/** The viewer's entries: those of the menu itself, or those behind "More"; and the small links at its end. */
export function useMenuEntries(viewer: Viewer, isMore: boolean) {
  const { state } = useApp()
  const canLink = useCanLink()
  const { data } = useAnswer(AvatarMenuQuery, {}, { asks: true, freshFor: MINUTE })
  const input = {
    viewer,
    paid: data?.viewer
      ? {
          isCancelled: data.viewer.hasCancelledMembership,
          canSwitchPlan: data.viewer.canSwitchPlan,
        }
      : undefined,
    isBookAuthor: data?.viewer?.verifications.isBookAuthor,
    config: state.config,
    canLink,
    isOn: (flag: keyof typeof state.flags) => state.flags[flag] === true,
  }
  const tooMany = (count: number) =>
    console.error(`The menu has ${count} links that lead out of the site; it takes one.`)
  const more = moreEntries(input)
  return {
    ...apart(isMore ? more : mainEntries(input), tooMany),
    further: furtherLinks(input),
    hasMore: more.length > 0,
  }
}
