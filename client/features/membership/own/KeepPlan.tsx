import { manageWording as wording } from '../../../../schema/wording/manage-membership'
import { Button } from '../../../ui/Button'
import { RefusalText } from '../../settings/SignInAgain'
import { useChange } from '../../settings/use-change'
import { DropPlannedSwitch } from './drop-planned-switch.generated'

/** The button that takes back a planned change of plan. */
export function KeepPlan() {
  const { run, isPending, refusal } = useChange(DropPlannedSwitch)
  return (
    <>
      <Button
        look="text"
        isPending={isPending}
        pendingText={wording.keepingPlan}
        onClick={() => void run({})}
      >
        {wording.keepPlan}
      </Button>
      <RefusalText id="keep-plan-error" refusal={refusal} />
    </>
  )
}
