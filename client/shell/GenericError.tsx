import { shellWording } from '../../schema/wording/shell'
import { StaticHeader } from './StaticHeader'

/** The error page of last resort: it needs no data, layout or router. */
export function GenericError() {
  const { title, text, retry } = shellWording.error
  return (
    <>
      <StaticHeader />
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
