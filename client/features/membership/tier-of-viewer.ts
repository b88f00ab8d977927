import type { Tier } from '../../../schema/rules/membership/plans'
import type { Viewer } from '../../lib/use-viewer'

/** The tier that somebody has; nothing for people without a membership. */
export function tierOfViewer(viewer: Pick<Viewer, 'membership'> | null): Tier | undefined {
  if (!viewer?.membership) return undefined
  return viewer.membership.tier === 'FRIEND' ? 'friend' : 'member'
}

/** Whether somebody pays the price of staff, who don't when they act as somebody else. */
export const isStaffMember = (viewer: Pick<Viewer, 'isStaff' | 'spoofedBy'> | null): boolean =>
  viewer?.isStaff === true && viewer.spoofedBy === null
