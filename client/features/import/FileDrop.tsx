import { type DragEvent, useId, useRef, useState } from 'react'
import { importWording } from '../../../schema/wording/import-page'
import { Button } from '../../ui/Button'

interface Props {
  /** What to do: choose a file, or the same file again. */
  text: string
  isPending?: boolean
  onFile: (file: File) => void
}

/** Where a file is dropped or chosen. */
export function FileDrop({ text, isPending = false, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && !isPending) onFile(file)
  }
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(is)
  }
  return (
    <section
      aria-labelledby={id}
      className={`rounded-lg border border-dashed px-6 py-10 text-center ${isOver ? 'border-accent bg-wash' : 'border-line-strong'}`}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event)
        take(event.dataTransfer.files)
      }}
    >
      <p id={id} className="text-16 text-ink-soft text-pretty">
        {text}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={importWording.file}
        accept=".zip,.json,.xml,.rss,.atom,.html,.htm,.md,.markdown"
        onChange={(event) => {
          take(event.currentTarget.files)
          // Without this, choosing the same file again would fire no event.
          event.currentTarget.value = ''
        }}
      />
      <Button look="main" className="mt-5" isPending={isPending} onClick={() => input.current?.click()}>
        {importWording.choose}
      </Button>
    </section>
  )
}
