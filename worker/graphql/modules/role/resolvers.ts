import { rolesOfUser } from '../../../data/collection/queries'
import { openInvitationsOf, openInvitationsTo } from '../../../data/invitation/queries'
import { can } from '../../../services/policies/can'
import { invitationByToken, isOpen } from '../../../services/role/find-invitation'
import type { Resolvers } from '../../resolvers.generated'

/** Roles in publications, and invitations to them (docs/rules/roles.md). */
export const roleResolvers: Resolvers = {
  Query: {
    invitationByToken: async (_root, { token }, { parts, clock, viewer }) => {
      if (!(await viewer())) return null
      const invitation = await invitationByToken(parts, token)
      return invitation && isOpen(invitation, clock.now()) ? invitation : null
    },
  },
  Viewer: {
    invitations: (user, _args, { reader, clock }) => reader.db.all(openInvitationsTo, user.id, clock.now()),
    roles: async (user, _args, { reader }) => {
      const rows = await reader.db.all(rolesOfUser, user.id)
      const held = await Promise.all(
        rows.map(async ({ collectionId, role }) => ({
          role,
          collection: await reader.collections.load(collectionId),
        })),
      )
      return held.flatMap(({ role, collection }) => (collection ? [{ role, collection }] : []))
    },
  },
  Collection: {
    invitations: async (collection, _args, { reader, viewer, clock }) => {
      const [actor, leaders] = await Promise.all([viewer(), reader.editors.load(collection.id)])
      return can(actor, 'manage', { entity: 'collection', collection, leaders })
        ? reader.db.all(openInvitationsOf, collection.id, clock.now())
        : null
    },
  },
  CollectionInvitation: {
    user: async ({ userId }, _args, { reader }) =>
      userId === null ? null : ((await reader.users.load(userId)) ?? null),
    inviter: async ({ inviterId }, _args, { reader }) => (await reader.users.load(inviterId)) ?? null,
    collection: async ({ collectionId }, _args, { reader }) =>
      (await reader.collections.load(collectionId)) ?? null,
  },
}
