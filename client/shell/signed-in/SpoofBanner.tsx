import { toastWording } from '../../../schema/wording/toasts'
import { viewerWording } from '../../../schema/wording/viewer'
import { useOperationMutation } from '../../lib/mutation'
import { showToast } from '../toast'
import { BANNER_ACTION, Banner } from './Banner'
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
  const fail = () => showToast({ message: toastWording.after.error })
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
      <button type="button" onClick={end} disabled={stop.isPending} className={BANNER_ACTION}>
        {wording.stop}
      </button>
    </Banner>
  )
}
