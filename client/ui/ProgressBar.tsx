import { formatPercent } from '../lib/format'
import './waiting.css'

interface Props {
  /** The name of the task: "Uploading the picture". */
  label: string
  /** How much of it is done, from 0 to 1; leave it out when that can't be known. */
  value?: number | undefined
}

/** Shows how far a task has come. Rule: docs/rules/ui.md, "Waiting". */
export function ProgressBar({ label, value }: Props) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className="text-14">
      <p className="flex justify-between gap-4">
        <span>{label}</span>
        {percent !== undefined && (
          <span aria-hidden="true" className="text-ink-soft tabular-nums">
            {formatPercent(percent / 100)}
          </span>
        )}
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-2 h-1 overflow-hidden rounded-full bg-line forced-colors:border"
      >
        <div
          className={`h-full rounded-full bg-accent transition-[width] duration-200 ease-quiet forced-colors:bg-[Highlight] ${percent === undefined ? 'w-1/3 waiting' : ''}`}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
