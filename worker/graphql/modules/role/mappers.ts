import type { Invitation } from '../../../data/invitation/queries'

export type CollectionInvitationMapper = Invitation
