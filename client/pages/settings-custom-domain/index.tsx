import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { domainWording as wording } from '../../../schema/wording/custom-domains'
import { DomainSettings } from '../../features/custom-domain/DomainSettings'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { OwnDomain } from './own-domain.generated'

export async function load(page: LoadContext): Promise<void> {
  const { customDomain } = await page.query(OwnDomain, {})
  if (!customDomain) throw notFound()
}

export const head = (): PageHead => ({ title: wording.ofProfileTitle, robots: 'noindex', isTool: true })

/** The domain of the viewer's profile. Rule: docs/rules/domains.md, "The pages". */
export function Page() {
  const { customDomain } = useOperation(OwnDomain, {})
  return (
    customDomain && (
      <DomainSettings
        settings={customDomain}
        collectionId={null}
        text={wording.ofProfile}
        back={linkTo('Settings')}
      />
    )
  )
}
