import { lazily } from '../../lib/lazily'

/** What draws charts. The worker has it; the browser loads it once the page with a chart is there. */
export const chartDrawing = lazily(() => import('./chart-drawing').then(({ ChartDrawing }) => ChartDrawing))
