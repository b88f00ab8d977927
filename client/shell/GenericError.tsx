import { shellWording } from '../../schema/wording/shell'
import { Wordmark } from './Logo'

/** The error page of last resort: it needs no data, layout or router. */
export function GenericError() {
  const { title, text, retry } = shellWording.error
  return (
    <main className="mx-auto flex min-h-dvh max-w-inset flex-col items-start justify-center gap-4 px-6">
      <a href="/" aria-label={shellWording.home} className="mb-4">
        <Wordmark />
      </a>
      <h1 className="font-serif text-32 font-semibold">{title}</h1>
      <p className="text-16 text-ink-soft">
        {text}
        <br />
        {retry}
      </p>
    </main>
  )
}
