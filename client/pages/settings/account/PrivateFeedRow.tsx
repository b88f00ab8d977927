import { privateFeedWording as wording } from '../../../../schema/wording/private-feed'
import { ConfirmChange } from '../../../features/settings/ConfirmChange'
import { DangerousChange } from '../../../features/settings/DangerousChange'
import { RefusalText } from '../../../features/settings/SignInAgain'
import { useChange } from '../../../features/settings/use-change'
import { CopyButton } from '../../../features/share/CopyButton'
import { selectAll } from '../../../features/share/SharePanel'
import { Button } from '../../../ui/Button'
import { useDialog } from '../../../ui/dialog/Dialog'
import { Field } from '../../../ui/form/Field'
import { SettingRow } from '../SettingRow'
import { CreatePrivateFeed } from './create-private-feed.generated'
import { RevokePrivateFeed } from './revoke-private-feed.generated'

/** What can be done with an address that exists: another one, or none. */
function Changes() {
  const replacing = useDialog()
  return (
    <>
      <Button {...replacing.opener}>{wording.replace}</Button>
      <DangerousChange
        label={wording.revoke}
        title={wording.revokeTitle}
        text={wording.revokeText}
        confirm={wording.revoke}
        working={wording.revoking}
        operation={RevokePrivateFeed}
        variables={{}}
        onDone={() => {}}
      />
      {replacing.isOpen && (
        <ConfirmChange
          title={wording.replaceTitle}
          text={wording.replaceText}
          confirm={wording.replace}
          working={wording.creating}
          operation={CreatePrivateFeed}
          variables={{}}
          onDone={() => {}}
          onClosed={replacing.closed}
        />
      )}
    </>
  )
}

/** The feed in which a member reads whole stories. Rule: docs/rules/private-feeds.md. */
export function PrivateFeedRow({ address }: { address: string | null }) {
  const { run, isPending, refusal } = useChange(CreatePrivateFeed)
  return (
    <SettingRow
      title={wording.title}
      more={
        address === null ? (
          <Button onClick={() => run({})} isPending={isPending} pendingText={wording.creating}>
            {wording.create}
          </Button>
        ) : (
          <Changes />
        )
      }
      below={
        <div aria-live="polite">
          <RefusalText id="private-feed-refusal" refusal={refusal} />
          {address !== null && (
            <div className="mt-5 flex max-w-[440px] flex-col items-start gap-3">
              <div className="w-full">
                <Field label={wording.address} value={address} readOnly onFocus={selectAll} />
              </div>
              <CopyButton text={address} label={wording.copy} />
            </div>
          )}
        </div>
      }
    >
      <p className="text-pretty">{wording.text}</p>
    </SettingRow>
  )
}
