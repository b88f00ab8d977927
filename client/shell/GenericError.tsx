import type { ReactNode } from 'react'
import { shellWording } from '../../schema/wording/shell'
import { lazily } from '../lib/lazily'
import { useLazy } from '../ui/lazy'

const lateHeader = lazily(() => import('./StaticHeader').then(({ StaticHeader }) => StaticHeader))

/** Loaded when it is needed, since hardly any visit shows this page. */
function LateHeader() {
  const Header = useLazy(lateHeader)
  return Header ? <Header /> : <div className="h-[57px]" />
}

/** The error page of last resort: it needs no data, layout or router. */
export function GenericError({ header = <LateHeader /> }: { header?: ReactNode }) {
  const { title, text, retry } = shellWording.error
  return (
    <>
      {header}
      <main className="mx-auto flex min-h-[calc(100dvh-57px)] max-w-inset flex-col items-start justify-center gap-4 px-6">
        <h1 className="font-serif text-32 font-semibold">{title}</h1>
        <p className="text-16 text-ink-soft">
          {text}
          <br />
          {retry}
        </p>
      </main>
    </>
  )
}
