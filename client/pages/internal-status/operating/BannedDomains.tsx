import { object, string } from 'valibot'
import { reason } from '../../../../schema/inputs/moderation'
import { bannedDomainsWording as wording } from '../../../../schema/wording/banned-domains'
import { Moment } from '../../../features/moderation/Facts'
import { NextPage } from '../../../features/post/NextPage'
import { useOperation } from '../../../lib/query'
import { usePage } from '../../../lib/use-page'
import { EmptyState } from '../../../ui/EmptyState'
import { Field } from '../../../ui/form/Field'
import { ActForm } from './ActForm'
import { AllowDomain } from './allow-domain.generated'
import { BanDomain } from './ban-domain.generated'
import { BannedLinksPage, type BannedLinksPageQuery } from './banned-links-page.generated'
import { Heading, NewThing, Row } from './Rows'
import { listWanted } from './wanted'

type Banned = NonNullable<BannedLinksPageQuery['bannedDomains']>['domains'][number]

const BAN = object({ domain: string(), reason })
const ALLOW = object({ reason })

function BannedRow({ banned: { id: domain, bannedAt, reason: why } }: { banned: Banned }) {
  return (
    <Row
      title={
        <>
          <code>{domain}</code>
          <span className="text-13 text-ink-soft">
            <Moment at={bannedAt} />
          </span>
        </>
      }
      text={<p className="text-16 text-ink whitespace-pre-line">{why}</p>}
      open={{ text: wording.allow.open, label: wording.allow.openLabel(domain) }}
    >
      <h3 className="mb-4 text-16 font-semibold">{wording.allow.title(domain)}</h3>
      <ActForm
        act="allow-domain"
        fields={{ domain }}
        operation={AllowDomain}
        schema={ALLOW}
        variables={(given) => ({ input: { domain, reason: given.reason } })}
        done={wording.allow.done(domain)}
        submit={wording.allow.submit}
      />
    </Row>
  )
}

/** The domains to which nothing that is published may lead. Rule: docs/rules/moderation.md, "Banned links". */
export function BannedDomains() {
  const { bannedDomains } = useOperation(BannedLinksPage, listWanted(usePage()))
  if (!bannedDomains) return null
  const { domains, pagingInfo } = bannedDomains
  return (
    <>
      <Heading title={wording.title} text={wording.text} />
      <NewThing title={wording.ban.title}>
        <ActForm
          act="ban-domain"
          operation={BanDomain}
          schema={BAN}
          variables={(input) => ({ input })}
          // As it is banned, whatever address of it was typed.
          done={(_, { id }) => wording.ban.done(id)}
          submit={wording.ban.submit}
          look="danger"
          about="domain"
        >
          <Field
            name="domain"
            label={wording.domain}
            hint={wording.domainHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </ActForm>
      </NewThing>
      <h2 className="mt-10 font-serif text-20 font-semibold">{wording.list}</h2>
      {domains.length === 0 && <EmptyState text={wording.none} />}
      <ul className="mt-3 border-t border-line empty:hidden">
        {domains.map((banned) => (
          <BannedRow key={banned.id} banned={banned} />
        ))}
      </ul>
      <NextPage next={pagingInfo.next} text={wording.more} />
    </>
  )
}
