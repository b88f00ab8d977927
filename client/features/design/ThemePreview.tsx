import { useEffect, useState } from 'react'
import type { Theme } from '../../../schema/rules/theme'
import { designWording as wording } from '../../../schema/wording/design'
import { Button } from '../../ui/Button'
import { dressPane, fillPane, type PreviewPane } from './preview-pane'
import { usePageMarkup } from './use-page-markup'

interface Look {
  theme: Theme | null
  css: string
}

/** A page in one mode, as wide as on a phone. */
function Window({ page, mode, theme, css }: Look & { page: DocumentFragment; mode: 'light' | 'dark' }) {
  const [pane, setPane] = useState<PreviewPane>()
  const [element, setElement] = useState<HTMLIFrameElement | null>(null)
  useEffect(() => {
    if (!element) return
    const enter = () => element.contentDocument && setPane(fillPane(element.contentDocument, page, mode))
    enter()
    // Some browsers replace the first, empty document.
    element.addEventListener('load', enter)
    return () => element.removeEventListener('load', enter)
  }, [element, page, mode])
  useEffect(() => {
    if (pane) dressPane(pane, theme, css)
  }, [pane, theme, css])
  return (
    <iframe ref={setElement} title={wording.pane[mode]} sandbox="allow-same-origin" className="size-full" />
  )
}

/** The page that is designed, in light and dark mode, as visitors see it. Rule: docs/rules/publications.md, "Themes". */
export function ThemePreview({ path, theme, css }: Look & { path: string }) {
  const { page, hasFailed, ask } = usePageMarkup(path)
  return (
    <section
      aria-label={wording.preview}
      className="grid content-start gap-6 sm:grid-cols-2 lg:sticky lg:top-20 lg:self-start"
    >
      {hasFailed && (
        <p role="alert" className="text-14 text-ink-soft sm:col-span-2">
          {wording.noPreview}{' '}
          <Button look="plain" onClick={ask}>
            {wording.tryAgain}
          </Button>
        </p>
      )}
      {(['light', 'dark'] as const).map((mode) => (
        <figure key={mode}>
          <figcaption className="mb-2 text-13 text-ink-soft">{wording[mode]}</figcaption>
          <div className="h-150 overflow-hidden rounded-input border border-line-strong">
            {page && <Window page={page} mode={mode} theme={theme} css={css} />}
          </div>
        </figure>
      ))}
    </section>
  )
}
