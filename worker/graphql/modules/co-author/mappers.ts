import type { CoAuthorInvitation, CoAuthorRow } from '../../../data/co-author/queries'

export type CoAuthorMapper = CoAuthorRow
export type CoAuthorInvitationMapper = CoAuthorInvitation
