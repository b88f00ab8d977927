import { useEffect, useRef } from 'react'
import { CopyButton } from '../../../features/share/CopyButton'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { focusSection } from '../Section'

interface Props {
  title: string
  text: string
  secret: string
  /** The labels of the two buttons. */
  copy: string
  done: string
  close: () => void
}

/** A secret that has just been made and can't be shown again. */
export function NewSecret({ title, text, secret, copy, done, close }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className="mt-5 p-5">
      <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
        {title}
      </h3>
      <p className="mt-1 text-14 text-ink-soft text-pretty">{text}</p>
      <p className="mt-4 font-mono text-14 wrap-anywhere select-all" data-testid="new-secret">
        {secret}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <CopyButton text={secret} label={copy} />
        <Button
          look="main"
          onClick={(event) => {
            focusSection(event.currentTarget)
            close()
          }}
        >
          {done}
        </Button>
      </div>
    </Card>
  )
}
