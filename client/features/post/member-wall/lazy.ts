import { lazily } from '../../../lib/lazily'

/** The member's wall. Only previews have it, so other stories don't load it. */
export const memberWall = lazily(() => import('./index').then(({ MemberWall }) => MemberWall))
