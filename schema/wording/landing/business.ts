import type { LandingWords } from './landing'

/** The words of the page for organizations. */
export const businessWords = (product: string): LandingWords => ({
  title: `${product} for organizations`,
  description: `Publish as a team on ${product}: a publication with your name, your colours and your domain, clear roles, and stories that people read to the end.`,
  heading: 'A publication with your name on it.',
  lead: 'Museums, schools, laboratories, companies: anybody who knows a subject well has readers. A publication gives them a place to read you that doesn’t look like a brochure.',
  sections: [
    {
      id: 'moving',
      heading: 'Moving in, and out',
      paragraphs: [
        'What you have in WordPress, Ghost, Substack or Medium can be imported with its pictures, dates and authors. Importing it again changes only what is new.',
        `${product} is open source. You can publish here, or run the same software for yourselves, on your own account with the hosting provider and under your own rules.`,
      ],
    },
    {
      id: 'own',
      heading: 'Yours to shape',
      paragraphs: [
        'A publication has its own header, colour and logo, a navigation that you arrange, sections for your subjects, and pages for everything that isn’t a story. On your own domain it is a site of its own.',
      ],
    },
    {
      id: 'team',
      heading: 'Made for a team',
      paragraphs: [
        'Everybody signs in with an account of their own. What they may do depends on their role, and stories carry the names of those who wrote them.',
      ],
      points: [
        {
          title: 'Clear roles',
          text: 'Owners, editors and writers. You don’t need a shared password, and people who leave keep what they wrote.',
        },
        {
          title: 'Safe accounts',
          text: 'Passkeys, two-factor authentication, and a list of sessions for everybody in the team.',
        },
        {
          title: 'Nothing is lost',
          text: 'Published versions are kept, addresses keep redirecting, and everything is in a feed.',
        },
        {
          title: 'Quick to read',
          text: 'Pages are kept near their readers and need no script, so that a good day doesn’t take the site down.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Tell us what you have in mind.',
    text: 'Write to us with the subject, the number of people who will write, and the address that you would like.',
  },
})
