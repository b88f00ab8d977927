import type { OperatorFacts, Policy } from './policy'

/** What readers and writers agree to. */
export const termsOfService = ({ product, name }: OperatorFacts): Policy => ({
  title: 'Terms of Service',
  intro: `These terms are an agreement between you and ${name === product ? `${name} (“we”)` : `${name} (“we”), who runs ${product}`}. By opening an account or using the site, you accept them. If you don’t, please don’t use ${product}.`,
  sections: [
    {
      id: 'account',
      heading: 'Your account',
      paragraphs: [
        'You can read without an account. To write, follow or keep anything, you need one. You must be old enough to agree to these terms where you live: at least 13, and in much of Europe 16, unless a parent agrees for you.',
        'Give an email address that is yours, and keep your ways of signing in to yourself. You are responsible for what happens in your account. Tell us right away if somebody else has used it.',
        'One person may have several accounts, but not to get around a suspension or to mislead others about how many people agree with them.',
      ],
    },
    {
      id: 'your-writing',
      heading: 'What you write stays yours',
      paragraphs: [
        'You keep all rights to what you publish. You give us permission, free of charge, to store it, copy it, adapt its format and show it worldwide, as far as running the site requires: on its pages, in its feeds, its search and its emails, and in previews elsewhere that lead back to it.',
        'That permission ends when you delete the work, apart from copies in backups, which disappear with them, and copies that others made lawfully before.',
        'Publish only what you may publish. If you use other people’s words or pictures, have their permission, or a right in law to do so, and say where they come from.',
      ],
    },
    {
      id: 'publications',
      heading: 'Publications',
      paragraphs: [
        'A publication’s owners and editors decide what appears in it, and may edit what you submit to it. You remain the author, and you can take your story out again.',
      ],
    },
    {
      id: 'conduct',
      heading: 'What isn’t allowed',
      paragraphs: ['Our rules are part of these terms. You also agree not to:'],
      list: [
        'break the law with what you publish or do here, or help others to break it;',
        'get into accounts, data or systems that aren’t yours, or test their security without our consent in writing;',
        'put so much load on the site that others can’t use it, or collect its contents with programs that ignore robots.txt;',
        'offer the site, or a copy of it, as your own.',
      ],
    },
    {
      id: 'ending',
      heading: 'Leaving, and being asked to leave',
      paragraphs: [
        'You can deactivate or delete your account under settings at any time. A deactivated account is hidden until you sign in again. A deleted one is hidden at once and removed for good after 14 days; until then, signing in keeps it.',
        'If you break these terms, we may remove what breaks them, limit what you can do, or suspend your account. We choose the mildest step that helps. Unless the law or somebody’s safety forbids it, we tell you the reason, and you can ask us to look again by writing to us.',
      ],
    },
    {
      id: 'service',
      heading: 'The service',
      paragraphs: [
        `We work to keep ${product} running, but we can’t promise that it always will, or that it will never change. Keep a copy of anything you couldn’t bear to lose. When we close a part of the site that holds your work, we give you time to save it.`,
        'Stories say what their writers think. We don’t check them before they appear, and they are not advice on health, money or law.',
      ],
    },
    {
      id: 'liability',
      heading: 'What we answer for',
      paragraphs: [
        'We are liable without limit for harm that we cause on purpose or by gross negligence, for injury to life, body or health, and wherever the law says that liability can’t be excluded. Otherwise we are liable only if we fail in a duty that is essential to this agreement, and then only for the damage that could be foreseen.',
        'Your rights as a consumer are not affected.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'We may change these terms for the future, and will say so here. If a change matters to your rights, we tell account holders by email at least 30 days before it applies. If you go on using the site after that, the new terms apply; if you don’t agree, you can delete your account.',
        `The law of the place where ${name} is established applies, together with any law that protects you as a consumer where you live. If a part of these terms turns out to be invalid, the rest still holds.`,
      ],
    },
  ],
})
