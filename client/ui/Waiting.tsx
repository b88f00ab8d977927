import { Button } from './Button'
import { Skeleton } from './Skeleton'

interface Props {
  wording: { loading: string; failed: string; again: string }
  hasFailed: boolean
  onAgain: () => void
}

/** Placeholder for a list that is loading, or couldn't be loaded. Rule: docs/rules/ui.md, "Waiting". */
export function Waiting({ wording, hasFailed, onAgain }: Props) {
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
