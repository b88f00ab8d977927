import { shellWording } from '../../../schema/wording/shell'
import type { PageHead } from '../../lib/page'
import { GenericError } from '../../shell/GenericError'
import { StaticHeader } from '../../shell/StaticHeader'

export const head = (): PageHead => ({ title: shellWording.error.title, robots: 'noindex' })

/** The generic error page. */
export function Page() {
  return <GenericError header={<StaticHeader />} />
}
