import type { Operation } from '../../../schema/operation'
import { ConfirmChange } from '../../features/settings/ConfirmChange'
import { DangerousChange } from '../../features/settings/DangerousChange'
import { RefusalText } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { CopyButton } from '../../features/share/CopyButton'
import { selectAll } from '../../features/share/SharePanel'
import { Button } from '../../ui/Button'
import { useDialog } from '../../ui/dialog/Dialog'
import { Field } from '../../ui/form/Field'
import { SettingRow } from './SettingRow'

/** What is said of an address that only its owner should know. */
interface SecretAddressWording {
  title: string
  text: string
  address: string
  create: string
  creating: string
  copy: string
  replace: string
  replaceTitle: string
  replaceText: string
  revoke: string
  revokeTitle: string
  revokeText: string
  revoking: string
}

type Nothing = Record<string, never>

interface Props<Created extends object, Revoked extends object> {
  wording: SecretAddressWording
  /** Null while there is none. */
  address: string | null
  create: Operation<Created, Nothing>
  revoke: Operation<Revoked, Nothing>
  /** Of the element that says why nothing was made. */
  refusalId: string
}

/** What can be done with an address that exists: another one, or none. */
function Changes<Created extends object, Revoked extends object>({
  wording,
  create,
  revoke,
}: Pick<Props<Created, Revoked>, 'wording' | 'create' | 'revoke'>) {
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
        operation={revoke}
        variables={{}}
        onDone={() => {}}
      />
      {replacing.isOpen && (
        <ConfirmChange
          title={wording.replaceTitle}
          text={wording.replaceText}
          confirm={wording.replace}
          working={wording.creating}
          operation={create}
          variables={{}}
          onDone={() => {}}
          onClosed={replacing.closed}
        />
      )}
    </>
  )
}

/** An address that only its owner should know: it is made, copied, replaced and revoked here. */
export function SecretAddressRow<Created extends object, Revoked extends object>(
  props: Props<Created, Revoked>,
) {
  const { wording, address, create, refusalId } = props
  const { run, isPending, refusal } = useChange(create)
  return (
    <SettingRow
      title={wording.title}
      more={
        address === null ? (
          <Button onClick={() => run({})} isPending={isPending} pendingText={wording.creating}>
            {wording.create}
          </Button>
        ) : (
          <Changes {...props} />
        )
      }
      below={
        <div aria-live="polite">
          <RefusalText id={refusalId} refusal={refusal} />
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
