import { lazily } from '../../lib/lazily'

/** What draws charts. The worker has it; the browser loads it when somebody touches a chart, or moves to a page with one. */
export const chartDrawing = lazily(() => import('./chart-drawing').then(({ ChartDrawing }) => ChartDrawing))

/** When somebody touches the first chart of a visit, with a pointer or the keyboard. */
export const touched = lazily(
  () =>
    new Promise<void>((resolve) => {
      const onTouch = ({ target }: Event) => {
        if (!(target instanceof Element) || !target.closest('[data-chart]')) return
        for (const type of TOUCHES) document.removeEventListener(type, onTouch)
        resolve()
      }
      for (const type of TOUCHES) document.addEventListener(type, onTouch, { passive: true })
    }),
)
const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const
