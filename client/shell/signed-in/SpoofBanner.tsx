import { toastWording } from '../../../schema/wording/toasts'
import { viewerWording } from '../../../schema/wording/viewer'
import { useOperationMutation } from '../../lib/mutation'
import { Button } from '../../ui/Button'
import { showError } from '../toast'
import { Banner } from './Banner'
import { StopSpoofing } from './stop-spoofing.generated'

const wording = viewerWording.banners

interface Props {
  /** The member of staff. */
  staff: string
  /** The person as whom they act. */
  name: string
}

/** Says on every page who acts as whom, and ends it. */
export function SpoofBanner({ staff, name }: Props) {
  const stop = useOperationMutation(StopSpoofing)
  const fail = () => showError(toastWording.after.error)
  const end = () =>
    stop.mutate(
      {},
      {
        // Everything on the page was somebody else's.
        onSuccess: ({ stopSpoofing: result }) => ('message' in result ? fail() : window.location.reload()),
        onError: fail,
      },
    )
  return (
    <Banner style="SPOOFED" text={wording.spoofing(staff, name)}>
      <Button look="text" isPending={stop.isPending} onClick={end} className="font-medium">
        {wording.stop}
      </Button>
    </Banner>
  )
}
