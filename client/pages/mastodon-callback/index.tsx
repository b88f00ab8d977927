import { useEffect, useRef, useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { changeWording } from '../../../schema/wording/changes'
import { mastodonWording } from '../../../schema/wording/mastodon'
import { shellWording } from '../../../schema/wording/shell'
import { Notice } from '../../features/account/Notice'
import { useOperationMutation } from '../../lib/mutation'
import type { PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { Wordmark } from '../../shell/Logo'
import { AppLink } from '../../ui/AppLink'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import {
  ConnectMastodonFinish,
  type ConnectMastodonFinishMutation,
} from './connect-mastodon-finish.generated'

const { callback: wording } = mastodonWording
const SETTINGS = linkTo('SettingsTab', { setting: 'security' })

type Outcome =
  | ConnectMastodonFinishMutation['connectMastodonFinish']
  /** It couldn't be reached. */
  | { __typename: 'Unreached'; message: string }

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

/** Completes the visit once the page is loaded: merely opening the address changes nothing. */
function useOutcome(): Outcome | undefined {
  const { instance, state, code, error } = usePage().search
  const { mutateAsync } = useOperationMutation(ConnectMastodonFinish)
  const [outcome, setOutcome] = useState<Outcome>()
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    mutateAsync({
      instance: instance ?? null,
      state: state ?? null,
      code: code ?? null,
      error: error ?? null,
    }).then(
      ({ connectMastodonFinish }) => setOutcome(connectMastodonFinish),
      () => setOutcome({ __typename: 'Unreached', message: changeWording.failed }),
    )
  }, [mutateAsync, instance, state, code, error])
  return outcome
}

function Told({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome) {
    return (
      <Notice title={wording.title} ways={<Back />}>
        <p className="noscript:hidden">{wording.working}</p>
        <noscript>
          <p>{wording.noScript}</p>
        </noscript>
      </Notice>
    )
  }
  if (outcome.__typename === 'MastodonAccount') {
    return (
      <Notice
        title={wording.done}
        ways={
          <>
            <Back isMain />
            <Link href={outcome.url} rel="me noopener noreferrer" opens="window" look="underlined">
              {wording.view}
            </Link>
          </>
        }
      >
        <p className="wrap-anywhere">{outcome.handle}</p>
      </Notice>
    )
  }
  const isSignedOut = outcome.__typename === 'Unauthorized' || outcome.__typename === 'Forbidden'
  return (
    <Notice
      title={wording.failed}
      ways={
        <>
          <Back isMain />
          {isSignedOut && (
            <Link
              href={linkTo('SignIn', {}, { query: { redirectUrl: SETTINGS } })}
              opens="document"
              look="underlined"
            >
              {wording.signIn}
            </Link>
          )}
        </>
      }
    >
      <p>{outcome.message}</p>
    </Notice>
  )
}

/** Leads back to the settings with a full load, because the connected accounts may have changed meanwhile. */
function Back({ isMain = false }: { isMain?: boolean }) {
  return isMain ? (
    <ButtonLink href={SETTINGS} opens="document" look="main">
      {wording.back}
    </ButtonLink>
  ) : (
    <Link href={SETTINGS} opens="document" look="underlined">
      {wording.back}
    </Link>
  )
}

/**
 * Where a Mastodon server sends people back to: shows the progress and the outcome. Rule:
 * docs/rules/identity.md, "Mastodon".
 */
export function Page() {
  const outcome = useOutcome()
  const { productName } = usePage().state.config
  return (
    <>
      <header className="mx-auto flex h-14 w-full max-w-outset items-center px-6">
        <AppLink href={linkTo('Home')} aria-label={`${productName}, ${shellWording.home}`} className="flex">
          <Wordmark name={productName} />
        </AppLink>
      </header>
      <main id="content" aria-live="polite" aria-busy={outcome === undefined}>
        <Told outcome={outcome} />
      </main>
    </>
  )
}
