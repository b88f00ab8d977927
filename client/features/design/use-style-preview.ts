import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../lib/app'
import { PreviewStyleSheet } from './preview-style-sheet.generated'

/** How long somebody has to stop typing before the worker is asked, in milliseconds. */
const PAUSE = 500

/**
 * Applies a style sheet to the previews of the page while it is written; as readers get it, so that nothing beside the
 * previews can change. @returns what can't be used of it
 */
export function useStylePreview(text: string): string | undefined {
  const { execute } = useApp()
  const sheet = useRef<CSSStyleSheet>(null)
  const [answer, setAnswer] = useState<{ text: string; fault?: string }>()
  useEffect(() => {
    const made = new CSSStyleSheet()
    sheet.current = made
    document.adoptedStyleSheets.push(made)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== made)
    }
  }, [])
  useEffect(() => {
    if (text.trim() === '') {
      sheet.current?.replaceSync('')
      return
    }
    let isOver = false
    const ask = () =>
      execute(PreviewStyleSheet, { styleSheet: text }).then(
        ({ previewStyleSheet: result }) => {
          if (isOver) return
          if (result.__typename !== 'StyleSheetPreview') return setAnswer({ text, fault: result.message })
          sheet.current?.replaceSync(result.css)
          setAnswer({ text })
        },
        // Saving says it too.
        () => {},
      )
    const timer = setTimeout(ask, PAUSE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [execute, text])
  return answer?.text === text ? answer.fault : undefined
}
