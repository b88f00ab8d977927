import { useEffect, useRef } from 'react'
import { settingsWording } from '../../../../schema/wording/settings'
import { CopyButton } from '../../../features/share/CopyButton'
import { usePage } from '../../../lib/use-page'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { focusSection } from '../Section'

const wording = settingsWording.security.recoveryCodes

/** Downloads a text as a file. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** New recovery codes, which can't be shown again. */
export function RecoveryCodes({ codes, done }: { codes: readonly string[]; done: () => void }) {
  const { productName } = usePage().state.config
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  const save = () => download(wording.fileName(productName), `${wording.fileTitle(productName)}\n\n${text}\n`)
  return (
    <Card className="mt-5 p-5">
      <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
        {wording.title}
      </h3>
      <p className="mt-1 text-14 text-ink-soft text-pretty">{wording.text}</p>
      <ul
        className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(130px,1fr))] gap-x-6 gap-y-1 font-mono text-16"
        data-testid="recovery-codes"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          look="main"
          onClick={(event) => {
            focusSection(event.currentTarget)
            done()
          }}
        >
          {wording.done}
        </Button>
        <Button onClick={save}>{wording.download}</Button>
        <CopyButton text={text} label={wording.copy} />
      </div>
    </Card>
  )
}
