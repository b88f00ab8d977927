import { MAX_DOMAIN } from '../rules/banned-domains'
import { countOf } from './counts'

/** Why something can't be published, and what goes wrong with the list of banned domains. */
export const bannedLinkMessages = {
  banned: (domain: string) => `Links to ${domain} can’t be published here. Take them out and try again.`,
  notADomain: `Write a domain such as example.com, with up to ${countOf(MAX_DOMAIN, 'character')}.`,
} as const

/** Texts of the page with the banned domains. */
export const bannedDomainsWording = {
  title: 'Banned links',
  text: 'Nothing that leads to one of these domains, or to a part of one, can be published. What’s already published stays.',
  domain: 'Domain',
  domainHint: 'For example example.com. Its subdomains are banned with it.',
  ban: {
    title: 'Ban a domain',
    submit: 'Ban',
    done: (domain: string) => `${domain} is banned.`,
  },
  allow: {
    open: 'Allow',
    openLabel: (domain: string) => `Allow ${domain}`,
    title: (domain: string) => `Allow links to ${domain}`,
    submit: 'Allow',
    done: (domain: string) => `${domain} is allowed again.`,
  },
  list: 'Banned domains',
  none: 'No domain is banned.',
  more: 'Older ones',
} as const
