import { type ReactNode, useEffect, useRef } from 'react'
import { oauthApplicationsWording as wording } from '../../../schema/wording/oauth-applications'
import { CopyButton } from '../../features/share/CopyButton'
import { Card } from '../../ui/Card'

interface Props {
  applicationId: string
  /** Null for an application that has none. */
  secret: string | null
  /** What puts it away. */
  done: ReactNode
}

/** An application's id and its new secret, which can't be shown again. */
export function ApplicationSecret({ applicationId, secret, done }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className="mt-8 p-5">
      <h2 ref={heading} tabIndex={-1} className="font-medium outline-none">
        {wording.id}
      </h2>
      <p className="mt-1 font-mono text-14 select-all">{applicationId}</p>
      {secret !== null && (
        <>
          <h3 className="mt-4 font-medium">{wording.secret.title}</h3>
          <p className="mt-1 text-14 text-ink-soft text-pretty">{wording.secret.text}</p>
          <p className="mt-2 font-mono text-14 wrap-anywhere select-all" data-testid="new-secret">
            {secret}
          </p>
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {secret !== null && <CopyButton text={secret} label={wording.secret.copy} />}
        {done}
      </div>
    </Card>
  )
}
