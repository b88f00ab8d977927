import type { follow, mute } from '../../../schema/tables/follow'

/** What can be followed besides topics. */
export type FollowKind = typeof follow.$inferSelect.kind

/** What can be muted. */
export type MuteKind = typeof mute.$inferSelect.kind

/** The key of the viewer's relation to something, for the loader. */
export const relationKey = (userId: string, kind: MuteKind, targetId: string): string =>
  JSON.stringify([userId, kind, targetId])
