import { useEffect, useState } from 'react'
import { useApp } from '../../lib/app'
import { PreviewStyleSheet } from './preview-style-sheet.generated'

/** How long somebody has to stop typing before the worker is asked, in milliseconds. */
const PAUSE = 500

/**
 * What comes of a style sheet while it is written.
 *
 * @returns the sheet as readers would get it, the last that can be used, and what can't be used of the one that is
 * written.
 */
export function useStylePreview(text: string): { css: string; fault: string | undefined } {
  const { execute } = useApp()
  const [answer, setAnswer] = useState<{ text: string; css: string; fault?: string }>({ text: '', css: '' })
  useEffect(() => {
    let isOver = false
    const ask = () => {
      if (text === '') return setAnswer({ text, css: '' })
      execute(PreviewStyleSheet, { styleSheet: text }).then(
        ({ previewStyleSheet: result }) => {
          if (isOver) return
          setAnswer(({ css }) =>
            result.__typename === 'StyleSheetPreview'
              ? { text, css: result.css }
              : { text, css, fault: result.message },
          )
        },
        // Saving says it too.
        () => {},
      )
    }
    const timer = setTimeout(ask, PAUSE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [execute, text])
  return { css: answer.css, fault: answer.text === text ? answer.fault : undefined }
}
