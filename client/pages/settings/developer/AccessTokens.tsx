import { useState } from 'react'
import { developerWording } from '../../../../schema/wording/developer'
import { RecentGate } from '../../../features/settings/SignInAgain'
import { useMayReach } from '../../../lib/use-may-reach'
import { Button } from '../../../ui/Button'
import { Section } from '../Section'
import { useFocusInside } from '../use-focus-inside'
import type { AccessTokensFieldsFragment } from './access-tokens-fields.generated'
import { CreateToken } from './CreateToken'
import { NewSecret } from './NewSecret'
import { TokenItem } from './TokenItem'

const { tokens: wording } = developerWording

/** The viewer's access tokens, and the form to make one. Rule: docs/rules/api.md, "Tokens". */
export function AccessTokens({ own }: { own: AccessTokensFieldsFragment }) {
  const { tokens, recentUntil } = own
  const [mode, setMode] = useState<'shown' | 'making' | { made: string }>('shown')
  const panel = useFocusInside(mode === 'making')
  const close = () => setMode('shown')
  const mayReach = useMayReach()
  return (
    <Section title={wording.title} text={wording.text}>
      {tokens.length === 0 && mode === 'shown' && <p className="pt-4 text-14">{wording.none}</p>}
      <ul>
        {tokens.map((token) => (
          <TokenItem key={token.id} token={token} />
        ))}
      </ul>
      {typeof mode === 'object' ? (
        <NewSecret
          title={wording.made}
          text={wording.madeText}
          secret={mode.made}
          copy={wording.copy}
          done={wording.done}
          close={close}
        />
      ) : mode === 'making' ? (
        <div ref={panel} className="mt-5 max-w-[440px]">
          <RecentGate recentUntil={recentUntil}>
            <CreateToken made={(made) => setMode({ made })} close={close} />
          </RecentGate>
        </div>
      ) : (
        mayReach && (
          <Button className="mt-4" onClick={() => setMode('making')}>
            {wording.make}
          </Button>
        )
      )}
    </Section>
  )
}
