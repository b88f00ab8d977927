import { countOf } from './counts'

/** Reasons why something about a domain isn't done, and the mails about one that stops working. */
export const domainMessages = {
  bad: {
    malformed: 'Enter a domain such as stories.example.com, without a path.',
    address: 'Enter a domain rather than an IP address.',
    inward: 'Enter a domain that anybody on the internet can reach.',
    ours: 'This domain is the site’s own. Enter one that belongs to you.',
  },
  taken: 'Somebody else on this site already uses this domain. They have to remove it first.',
  onlyOne: (domain: string) => `Remove ${domain} first. There can be one domain at a time.`,
  none: 'The domain has already been removed.',
  notOffered: 'Domains of your own aren’t set up on this site.',
  meanwhile: 'The domain has changed in the meantime. Reload the page.',
  mails: {
    warned: {
      subject: (domain: string) => `${domain} has stopped working`,
      heading: (domain: string) => `${domain} has stopped working`,
      text: (domain: string, name: string, days: number) =>
        `Since yesterday, ${domain} no longer leads to ${name} as it should. If it isn’t fixed within ${countOf(days, 'day')}, ${name} will move back to its addresses on this site.`,
      next: 'The settings show what’s missing.',
      button: 'Open the settings',
    },
    withdrawn: {
      subject: (domain: string) => `${domain} is no longer used`,
      heading: (domain: string) => `${domain} is no longer used`,
      text: (domain: string, name: string, days: number) =>
        `${domain} hasn’t led to ${name} for ${countOf(days, 'day')}, so ${name} has moved back to its addresses on this site.`,
      next: 'Once the domain’s records are correct, it’ll start working again automatically.',
      button: 'Open the settings',
    },
  },
} as const
