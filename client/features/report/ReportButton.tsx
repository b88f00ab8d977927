import { useState } from 'react'
import { reportButtonWording } from '../../../schema/wording/report-button'
import { useMayReach } from '../../lib/use-may-reach'
import { useViewer } from '../../lib/use-viewer'
import { preload, useLazy } from '../../ui/lazy'
import { reportDialog } from './lazy'
import type { ReportTarget } from './target'

interface Props {
  target: ReportTarget
  /** What screen readers hear. */
  label: string
  /** The person who answers for it: nobody reports what is theirs. */
  ownerId?: string
  className?: string
}

const near = () => void preload(reportDialog)

/** The button that reports what it stands beside. Rule: docs/rules/reports.md, "Reporting". */
export function ReportButton({ target, label, ownerId, className = '' }: Props) {
  const [isOpen, setOpen] = useState(false)
  const Dialog = useLazy(reportDialog, isOpen)
  const viewer = useViewer()
  const mayReach = useMayReach()
  if (!mayReach || (viewer && viewer.id === ownerId)) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        data-action="report"
        className={`h-11 hover:text-ink [@media(scripting:none)]:hidden ${className}`}
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setOpen(true)}
      >
        {reportButtonWording.report}
      </button>
      {isOpen && Dialog && <Dialog target={target} onClosed={() => setOpen(false)} />}
    </>
  )
}
