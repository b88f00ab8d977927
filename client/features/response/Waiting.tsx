import { responseWording as wording } from '../../../schema/wording/responses'
import { Button } from '../../ui/Button'
import { Skeleton } from '../../ui/Skeleton'

/** What stands where responses are about to be, or couldn't be loaded. */
export function Waiting({ hasFailed, onAgain }: { hasFailed: boolean; onAgain: () => void }) {
  if (hasFailed)
    return (
      <div role="alert" className="text-14">
        <p>{wording.failed}</p>
        <Button look="text" size="small" onClick={onAgain}>
          {wording.again}
        </Button>
      </div>
    )
  return (
    <div>
      <p role="status" className="sr-only">
        {wording.loading}
      </p>
      <Skeleton className="h-20" />
    </div>
  )
}
