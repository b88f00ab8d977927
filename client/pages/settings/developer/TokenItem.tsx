import { accessTokenWording } from '../../../../schema/wording/access-tokens'
import { developerWording } from '../../../../schema/wording/developer'
import { longDate } from '../../../../schema/wording/formats'
import { DangerousChange } from '../../../features/settings/DangerousChange'
import { showToast } from '../../../shell/toast'
import { Badge } from '../../../ui/Badge'
import type { AccessTokensFieldsFragment } from './access-tokens-fields.generated'
import { RevokeAccessToken } from './revoke-access-token.generated'

const { tokens: wording } = developerWording

type Token = AccessTokensFieldsFragment['tokens'][number]

/** One access token: its name and beginning, what it may do, when it was last used, and the way to revoke it. */
export function TokenItem({ token }: { token: Token }) {
  const { id, name, hint, scopes, expiresAt, isExpired, lastUsedAt } = token
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-[180px] flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
            {name}
            {isExpired && <Badge tone="danger">{wording.expired}</Badge>}
          </p>
          <p className="dotted mt-1 text-13 text-ink-soft">
            <span className="font-mono">{hint}…</span>
            {!isExpired && <span>{wording.until(longDate(expiresAt))}</span>}
            <span>{lastUsedAt === null ? wording.neverUsed : wording.usedOn(longDate(lastUsedAt))}</span>
          </p>
          <ul className="mt-1 text-13 text-ink-soft">
            {scopes.map((scope) => (
              <li key={scope}>{accessTokenWording.scopes[scope]}</li>
            ))}
          </ul>
        </div>
        <DangerousChange
          label={wording.revoke}
          about={name}
          title={wording.revokeQuestion(name)}
          text={wording.revokeText}
          confirm={wording.revoke}
          working={wording.revoking}
          operation={RevokeAccessToken}
          variables={{ tokenId: id }}
          onDone={() => showToast({ message: wording.revoked, extraParams: { testId: 'token-revoked' } })}
        />
      </div>
    </li>
  )
}
