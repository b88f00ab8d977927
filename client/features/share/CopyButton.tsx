import { useState } from 'react'
import { shareWording } from '../../../schema/wording/share'
import { Button } from '../../ui/Button'

const { copied, copyFailed } = shareWording

interface Props {
  text: string
  label: string
  /** What it copies, where several say the same. */
  name?: string
}

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, label, name }: Props) {
  const [status, setStatus] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setStatus(copied)
    } catch {
      setStatus(copyFailed)
    }
  }
  return (
    <>
      <Button onClick={copy} aria-label={name}>
        {label}
      </Button>
      <span role="status" className="self-center text-13 text-ink-soft empty:hidden">
        {status}
      </span>
    </>
  )
}
