import { disconnectAccount } from '../../../services/identity/connected-accounts'
import { finishMastodon } from '../../../services/identity/mastodon/finish'
import { startMastodon } from '../../../services/identity/mastodon/start'
import * as passkeys from '../../../services/identity/passkey-settings'
import { removePassword, setPassword } from '../../../services/identity/password-settings'
import { isRefused, type LockedOut, type Refused } from '../../../services/identity/refused'
import {
  ownSecurity,
  revokeOtherSessions,
  revokeSession,
  securityOverview,
} from '../../../services/identity/security-settings'
import type { Session } from '../../../services/identity/session'
import * as twoFactor from '../../../services/identity/two-factor-settings'
import type { Parts } from '../../../services/parts'
import { refusal } from '../../refusal'
import type { Resolvers } from './types.generated'

type Kept = Refused<'Unauthorized'> | Refused<'Forbidden'> | Refused<'BadRequest'> | LockedOut

/** What a change ended with: how things stand now, or why nothing was changed. */
async function changed(identity: Parts, result: Session | Kept | Refused<'NotFound'> | Refused<'Conflict'>) {
  if (isRefused(result)) return refusal(result)
  return { __typename: 'SecuritySettings' as const, ...(await securityOverview(identity, result)) }
}

/** What ended with new recovery codes, which are shown this once. */
async function withCodes(identity: Parts, result: twoFactor.NewRecoveryCodes | Kept) {
  if (isRefused(result)) return refusal(result)
  const { codes, session } = result
  return { __typename: 'RecoveryCodes' as const, codes, security: await securityOverview(identity, session) }
}

/** Settings, security. Rule: docs/rules/identity.md, "Changing how one signs in". */
export const securityResolvers: Resolvers = {
  Query: {
    securitySettings: (_root, _args, { identity }) => ownSecurity(identity),
  },
  Mutation: {
    revokeSession: async (_root, { sessionId }, { identity }) =>
      changed(identity, await revokeSession(identity, sessionId)),
    revokeOtherSessions: async (_root, _args, { identity }) =>
      changed(identity, await revokeOtherSessions(identity)),
    startPasskeyRegistration: async (_root, _args, { identity }) => {
      const result = await passkeys.startPasskeyRegistration(identity)
      return isRefused(result) ? refusal(result) : { __typename: 'PasskeyChallenge', ...result }
    },
    finishPasskeyRegistration: async (_root, { response, name }, { identity }) =>
      changed(identity, await passkeys.finishPasskeyRegistration(identity, response, name)),
    renamePasskey: async (_root, { credentialId, name }, { identity }) =>
      changed(identity, await passkeys.renamePasskey(identity, credentialId, name)),
    removePasskey: async (_root, { credentialId }, { identity }) =>
      changed(identity, await passkeys.removePasskey(identity, credentialId)),
    startTwoFactor: async (_root, _args, { identity }) => {
      const result = await twoFactor.startTwoFactor(identity)
      return isRefused(result) ? refusal(result) : { __typename: 'TwoFactorSetup', ...result }
    },
    confirmTwoFactor: async (_root, { code }, { identity }) =>
      withCodes(identity, await twoFactor.confirmTwoFactor(identity, code)),
    disableTwoFactor: async (_root, { code }, { identity }) =>
      changed(identity, await twoFactor.disableTwoFactor(identity, code)),
    regenerateRecoveryCodes: async (_root, { code }, { identity }) =>
      withCodes(identity, await twoFactor.regenerateRecoveryCodes(identity, code)),
    setPassword: async (_root, { newPassword, currentPassword }, { identity }) =>
      changed(identity, await setPassword(identity, newPassword, currentPassword)),
    removePassword: async (_root, _args, { identity }) => changed(identity, await removePassword(identity)),
    disconnectAccount: async (_root, { provider }, { identity }) =>
      changed(identity, await disconnectAccount(identity, provider)),
    connectMastodonStart: async (_root, { instance }, { identity }) => {
      const result = await startMastodon(identity, instance)
      return isRefused(result) ? refusal(result) : { __typename: 'MastodonVisit', ...result }
    },
    connectMastodonFinish: async (_root, answer, { identity }) => {
      const result = await finishMastodon(identity, answer)
      return isRefused(result) ? refusal(result) : { __typename: 'MastodonAccount', ...result }
    },
  },
}
