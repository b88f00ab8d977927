import type { ModerationActRow } from '../../../data/moderation/acts'

/** Known by its id: what it shows is read when it is asked for, since it may just have changed. */
export interface AdminUserMapper {
  id: string
}
export interface AdminPostMapper {
  id: string
}
export interface AdminTopicMapper {
  id: string
}
export type ModerationActMapper = ModerationActRow
