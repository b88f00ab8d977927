import type { OperatorFacts, Policy } from './policy'

/** What people may not publish or do, in plain words. */
export const houseRules = ({ product }: OperatorFacts): Policy => ({
  title: 'Rules',
  intro: `${product} is a place for people who have something to say and for people who want to read it. Disagree as much as you like. These rules keep it a place where both can stay.`,
  sections: [
    {
      id: 'people',
      heading: 'Treat people as people',
      paragraphs: ['Argue with what somebody says, not with who they are. We remove:'],
      list: [
        'threats, calls for violence, and praise of those who commit it;',
        'hatred of people for their origin, colour, religion, sex, gender, orientation, disability or illness;',
        'harassment: following somebody around, encouraging others to, or writing only to hurt;',
        'sexual content about minors, in any form. We report it;',
        'encouragement of suicide, self-harm or eating disorders. Writing about your own experience is welcome.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Leave private lives private',
      paragraphs: [
        'Don’t publish anybody’s address, documents, messages or intimate pictures without their consent. What powerful people do in office is not private.',
      ],
    },
    {
      id: 'honesty',
      heading: 'Be who you say you are',
      paragraphs: [
        'A pen name is fine; pretending to be somebody else, or an organization that you don’t speak for, is not. Don’t invent facts to do harm, such as false health advice, forged documents, or lies about how and when to vote. If you were paid to write something, or gain from what you recommend, say so at the top. If a program wrote most of a story, say that too.',
      ],
    },
    {
      id: 'others-work',
      heading: 'Respect other people’s work',
      paragraphs: [
        'Publish what you made, or what you have a right to use. Quote, and name your source. If somebody has copied your work, write to us with the address of the copy and of the original.',
      ],
    },
    {
      id: 'spam',
      heading: 'No spam, no tricks',
      paragraphs: [
        'No mass-produced text to please search engines, no stories that exist only for their links, no buying or trading of claps and followers, no links to malware or fraud. Don’t use several accounts to look like a crowd.',
      ],
    },
    {
      id: 'law',
      heading: 'The law',
      paragraphs: [
        'Don’t publish what the law forbids, and don’t sell here what may not be sold. If a court or an authority orders us to remove something, we check the order, and tell the author when we may.',
      ],
    },
    {
      id: 'consequences',
      heading: 'What happens when a rule is broken',
      paragraphs: [
        'If you see something that breaks a rule, choose Report beside it, or write to us with its address and a sentence on what is wrong. A person looks at every report, and nothing happens to anything just because many people report it.',
        'We may take a story out of lists, remove it, or suspend an account. A suspended person can sign in and read, but can’t publish, respond, clap or follow, and their stories aren’t shown. We consider what was meant, what harm was done, and whether it happened before.',
        'If a report about something of yours is upheld, we tell you why, and you can appeal within 14 days. Somebody who didn’t make the first decision will look at it again. If we got something else wrong, write to us and say why.',
      ],
    },
  ],
})
