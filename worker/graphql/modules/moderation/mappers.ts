import type { ModerationActRow } from '../../../data/moderation/acts'
import type { OwnOauthApplication } from '../../../data/oauth/queries'
import type { AdminThing } from '../../../services/moderation/admin-thing'

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
export type AdminThingMapper = AdminThing
export type ModerationActMapper = ModerationActRow
export type AdminApplicationMapper = OwnOauthApplication
