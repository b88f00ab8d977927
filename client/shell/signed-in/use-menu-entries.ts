import { MINUTE } from '../../../schema/rules/time-units'
import { useApp } from '../../lib/app'
import { useAnswer } from '../../lib/use-answer'
import { useCanLink } from '../../lib/use-can-link'
import type { Viewer } from '../../lib/use-viewer'
import { AvatarMenuQuery } from './avatar-menu-query.generated'
import { furtherLinks, mainEntries, moreEntries } from './menu-entries'

/** Windows in which the header has no link to write: narrower than sm of client/styles/tokens.css. */
const NARROW = '(max-width: 34.4375rem)'

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
    isNarrow: window.matchMedia(NARROW).matches,
    config: state.config,
    canLink,
    isOn: (flag: keyof typeof state.flags) => state.flags[flag] === true,
  }
  const more = moreEntries(input)
  return {
    entries: isMore ? more : mainEntries(input),
    further: furtherLinks(input),
    hasMore: more.length > 0,
  }
}
