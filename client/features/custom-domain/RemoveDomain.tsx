import { domainWording } from '../../../schema/wording/custom-domains'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { useDialog } from '../../ui/dialog/Dialog'
import { RefusalText } from '../settings/SignInAgain'
import { isDone, useChange } from '../settings/use-change'
import { RemoveCustomDomain } from './remove-custom-domain.generated'
import { SetCustomDomain } from './set-custom-domain.generated'

const { remove: wording } = domainWording

interface Props {
  domain: string
  collectionId: string | null
}

/** Takes the domain away again, after saying what becomes of its addresses. */
export function RemoveDomain({ domain, collectionId }: Props) {
  const dialog = useDialog()
  const { run, refusal } = useChange(RemoveCustomDomain)
  const { attempt: set } = useChange(SetCustomDomain)
  const undo = async () => {
    isDone(await set({ input: { domain, collectionId } }))
  }
  const remove = async () => {
    if (!(await run({ collectionId }))) return false
    showToast({
      message: wording.removed(domain),
      action: { label: wording.undo, onAction: undo },
      extraParams: { testId: 'domain-removed' },
    })
    return true
  }
  return (
    <section aria-labelledby="remove" className="mt-12">
      <h2 id="remove" className="border-b border-line pb-3 font-serif text-20 font-semibold">
        {wording.title}
      </h2>
      <p className="mt-4 text-14 text-ink-soft text-pretty">{wording.text}</p>
      <Button look="danger" className="mt-4" {...dialog.opener}>
        {wording.button}
      </Button>
      {dialog.isOpen && (
        <ConfirmDialog
          title={wording.confirmTitle(domain)}
          confirm={wording.confirm}
          pendingText={wording.pending}
          cancel={wording.cancel}
          close={wording.close}
          isDanger
          onConfirm={remove}
          onClosed={dialog.closed}
        >
          <ul className="list-disc space-y-2 ps-5 text-16 text-ink-soft text-pretty">
            {wording.happens.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <RefusalText id="remove-domain-error" refusal={refusal} />
        </ConfirmDialog>
      )}
    </section>
  )
}
