import type { Tier } from './plans'

/** The membership in a person's row. */
export interface Entitled {
  membershipTier: Tier | null
  /** When it ends unless something is paid, in milliseconds; null for one that an operator gave. */
  membershipEndsAt: number | null
}

/**
 * The tier that somebody has at a time; null without a membership. It takes no request to a provider and no job. Rule:
 * docs/rules/membership.md, "Entitlement".
 */
export const tierAt = ({ membershipTier, membershipEndsAt }: Entitled, now: number): Tier | null =>
  membershipEndsAt === null || membershipEndsAt > now ? membershipTier : null

/** Whether somebody is a member at a time. */
export const isMemberAt = (entitled: Entitled, now: number): boolean => tierAt(entitled, now) !== null

/** Whether somebody is or has been a member. */
export const hasBeenMember = ({ membershipTier }: Entitled): boolean => membershipTier !== null
